### Le lezioni nel terminale.

command-back = indietro
command-leave = esci
tui-lesson-none = Per { $title } non c’è una lezione.
tui-lesson-beat = { $number } di { $count }
tui-lesson-on = Invio per continuare …
tui-lesson-show = { $command } fa la mossa per te.
tui-lesson-left = Il tuo punto è salvato. Continua con: ludoteca learn { $game }
tui-lesson-next = Ora una partita vera: ludoteca play { $game }
tui-lesson-help = In una lezione: indietro torna di un passo, mostra fa la mossa per te, esci la chiude e conserva il tuo punto.
