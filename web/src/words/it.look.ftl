### Come appare e suona il tavolo, e come si usa senza mouse.

look-title = Aspetto e suoni
look-theme = Chiaro o scuro
look-theme-system = come il dispositivo
look-theme-light = chiaro
look-theme-dark = scuro
look-text = Dimensione del testo
look-percent = { $count } %
look-volume = Volume
look-skip = Vai al contenuto
look-skip-question = Vai alla domanda

key-more = poi due cifre: un’opzione dalla decima in poi, per esempio 012
keys-on = I tasti singoli fanno ciò che è scritto qui
keys-change = Cambia
keys-press = Premi un tasto …
keys-press-long = Premi il nuovo tasto per «{ $command }», oppure Esc per lasciarlo com’è.
keys-refused = Le cifre e la barra spaziatrice sono già occupate. Premi un altro tasto per «{ $command }».
keys-usual = Ripristina i tasti abituali
keys-typed = Opzione { $digits } …
