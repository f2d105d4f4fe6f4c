### Che cosa dice il browser dove si impara a giocare.

## Prima della prima mossa

ui-learn = Impara in { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
ui-learn-on = Continua a imparare
ui-learn-game = La prima partita, guidata
ui-cards = Come si gioca
ui-cards-goal = Lo scopo
ui-cards-turn = Il tuo turno
ui-cards-end = Come finisce
ui-cards-close = Ho capito

## In una lezione

ui-lesson = Lezione: { $title }
ui-lesson-bar = La lezione
ui-lesson-beat = { $number } di { $count }
ui-lesson-back = Passo indietro
ui-lesson-leave = Esci
ui-lesson-on = Continua
ui-lesson-show = Fammi vedere
ui-lesson-you = Tu
ui-lesson-again = Ripeti la lezione
ui-lesson-restart = Ricomincia la lezione
ui-lesson-free = Continua a giocare da qui
ui-lesson-free-about = Gli altri diventano bot, e le carte vengono come vengono.
ui-lesson-game = Gioca una partita contro i bot
ui-lesson-rules = Leggi le regole
ui-lesson-options = Le tue scelte
