### Le tre carte prima di una prima partita.

first-goal =
    { $mode ->
        [cooperative] Guida un eroe per un giorno. Insieme, ognuno deve arrivare a { $goal } punti missione.
        [questing] Guida un eroe per un giorno e raccogli { $goal } punti missione, in solitario.
        [ranked] Guida un eroe per un giorno, in solitario: più punti missione, più alto il titolo.
       *[other] Guida un eroe per un giorno: vince chi ha più punti missione.
    }
first-turn = Pesca una carta, poi spendi punti azione: esplora, viaggia, parla, combatti, usa ciò che porti. Una missione dà i punti appena è compiuta.
first-end =
    { $mode ->
        [cooperative] Dopo { $rounds } ore il sole tramonta. Vincete se ognuno ha { $goal } punti, altrimenti perdete insieme.
        [questing] Dopo { $rounds } ore il sole tramonta. Vinci con { $goal } punti.
        [ranked] Dopo { $rounds } ore il sole tramonta, e ricevi il tuo titolo.
       *[other] Dopo { $rounds } ore il sole tramonta. Vince chi allora ha più punti.
    }

## The lesson

learn-draw = Un giorno, sei ore: vince chi ha più punti missione. Ogni turno comincia con una carta. Pesca un luogo: fa crescere la mappa.
learn-draw-no = Possibile, ma alla tua missione serve un luogo: pescane uno.
learn-quests = Le missioni secondarie sono segrete: posa un luogo, sconfiggi un personaggio, trova qualcosa. A ogni turno puoi cambiarne una. Tienile tutte.
learn-quests-no = Possibile, ma queste tre sono le più facili che ci siano. Tienile.
learn-lay = Un luogo per turno è gratis. Posa la locanda «Alla Sghemba» a est, con gli ingressi che si incontrano: lo chiede la tua missione.
learn-lay-at = Possibile, ma posala a est.
learn-lay-no = Possibile, ma posare la locanda non costa niente e completa una missione.
learn-score = La missione è completa. La sua pagina ti chiede qualcosa, con prezzi e probabilità accanto alle risposte. Torna indietro: un punto e un po’ di salute.
learn-score-no = Possibile, ma l’altra risposta è sicura e ti cura.
learn-play = Un punto! Anche un personaggio per turno è gratis. Manda gli Orfani del Coltello alla locanda: sono deboli, e a te serve sconfiggere qualcuno.
learn-play-no = Possibile, ma prima manda gli Orfani del Coltello alla locanda. È gratis.
learn-go = Hai 3 punti azione. Andarci ne costa 1. Gli Orfani sono aggressivi e combattono subito; la storia della locanda viene dopo.
learn-go-no = Possibile, ma il combattimento che cerchi è nella locanda.
learn-hit = Il tuo tiro è più alto: cominci tu. Potenza, due dadi e arma, meno la loro armatura: la probabilità sta sul pulsante. Colpisci.
learn-hit-flee = Possibile, ma si fugge da ciò che si perderebbe. Questo lo vinci tu.
learn-hit-no = Possibile, ma ora basta un colpo.
learn-second = Sconfitti: era la seconda missione. Non avvertire nessuno; poi tocca alla locanda.
learn-second-no = Possibile, ma un altro personaggio in mano serve meno che colpire per primo.
learn-entry = Chi entra per primo in un luogo ne incontra la storia. Due dadi e Fortuna: guarda che cosa può venirne, poi dividi la stanza.
learn-entry-no = Possibile, e sicuro. Ma guarda le probabilità della stanza divisa.
learn-find = L’esito migliore: uno di due oggetti è tuo. Un cappello che fa pensare. Prendilo.
learn-find-no = Possibile, ma la Mente aiuta a cercare, e stai per farlo.
learn-wear = Vale solo ciò che è equipaggiato, ed equipaggiare non costa niente. Il pulsante dice come sarai. Mettiti il cappello.
learn-wear-no = Possibile, ma prima mettiti il cappello: non costa niente.
learn-loot = I corpi si possono depredare, un oggetto per round, gratis. Prendi il Tagliacarte.
learn-loot-no = Possibile, ma il Tagliacarte è lì, gratis.
learn-search = Ora cerca nella locanda per 1 punto: un dado e Mente, 8 o più. Il cappello l’ha reso più probabile.
learn-search-no = Possibile, ma la tua terza missione chiede di cercare.
learn-keep = Trovato! Uno di tre è tuo. La Borsa da Infermiera cura quando serve.
learn-keep-no = Possibile, ma niente cura come la Borsa da Infermiera.
learn-third = La terza missione: inchioda le assi. I suoi punti valgono subito, come tutti.
learn-third-no = Possibile, ma ora vale di più un po’ di salute.
learn-here = Tre punti. I luoghi hanno regole proprie: qui un letto cura per 1 punto azione. È l’ultimo: poi il turno finisce.
learn-here-no = Possibile, ma la salute serve, o servirà. Vai a letto.
learn-hours = Tocca ad Anna. A ogni ora tutti ricevono nuovi punti azione. Quattro ore passano in fretta; un vero giorno offre di più.
learn-last = L’ultima ora, e conduci tre a zero. I punti azione rimasti vanno persi. Finisci il turno.
learn-last-no = Possibile, ma il giorno è vinto: finisci il turno.
learn-end = Il sole tramonta e il giorno è tuo. Un giorno vero ha missioni eroiche, seguaci e luoghi più oscuri.
