## Why a verb has nothing to offer

why-asleep = { $figure } ha perso i sensi, e nessun altro dei tuoi può agire.
why-no-ap = Non restano punti azione.
why-no-way = Da dove si trova { $figure } non parte nessuna via aperta.
why-searched = In questo luogo si è già cercato.
why-no-searcher = { $figure } non può cercare.
why-nobody-to-fight = Dove si trova { $figure } non c’è nessun altro.
why-only-friends = Chi si trova qui sta dalla tua parte.
why-no-cards = Nessun mazzo ha più carte.
why-no-locations = Non hai luoghi in mano.
why-laid = Hai già posato il luogo gratuito, e un altro costa un punto azione.
why-fits-nowhere = Nessuno dei tuoi luoghi si adatta accanto a questo.
why-no-characters = Non hai personaggi in mano.
why-played = Hai già giocato il personaggio gratuito, e un altro costa un punto azione.
why-nothing-here = Qui non viene offerto nulla.
why-used-here = Ciò che si offre qui per ora è già stato usato.
why-not-now-here = Ciò che si offre qui ora non è possibile: guarda il prezzo e la condizione.
why-nothing-use = Nulla di ciò che hai si può usare adesso.
why-used-use = Ciò che hai per ora è già stato usato.
why-not-now-use = Ciò che hai non si può usare adesso: guarda il prezzo e la condizione.
why-nothing-to-handle = Non hai oggetti, e qui non ce ne sono.
why-nobody-to-give = Dove si trova { $figure } non c’è nessuno con cui scambiare.
why-no-bodies = Dove si trova { $figure } non ci sono corpi.
why-looted = In questo round dai corpi qui non si può prendere altro.
why-no-allies = Qui non c’è nessuno che tu possa portare dalla tua parte.
why-meets-nothing = Nessun ingresso ne incontrerebbe un altro.
why-closes-map = Chiuderebbe l’ultimo ingresso aperto della mappa.

## What is told of a choice before it is made

forecast-percent = { $percent } %
forecast-ap = { $count } PA
forecast-health = costa { $count } di salute
forecast-wants = con { $count } o più
forecast-ends-on = lo abbatte con { $count } o più sui dadi, { $percent } %
forecast-ends = lo abbatte, { $percent } %
forecast-harm = toglie da { $least } a { $most }
forecast-back = in risposta subisce da { $least } a { $most }
forecast-hampered-2 = due dadi di danno in meno
forecast-hampered-1 = un dado di danno in meno
forecast-hampered-0 = nessuna perdita
forecast-entry = c’è una storia da leggere
forecast-foes = combatterebbe: { $names }
forecast-then = poi { $values }
forecast-off = da togliere: { $names }
forecast-counts = vale per { $names }
forecast-completes = completa { $names }
forecast-likely = può valere per { $names }
forecast-band = { $when } ({ $percent } %)

## What is counselled while the game is set up

counsel-hero = Va bene per cominciare: { $suit ->
        [blow] colpisce forte
        [armor] ha una buona armatura
        [health] resiste a lungo
        [mind] trova cose e si sveglia presto
       *[luck] ha fortuna con i seguaci
    } e { $other ->
        [blow] colpisce forte
        [armor] ha una buona armatura
        [health] resiste a lungo
        [mind] trova cose e si sveglia presto
       *[luck] ha fortuna con i seguaci
    }.
counsel-ancient = Il suo potere rende di più per quello che costa il favore: circa { $count } punti azione.
counsel-quest = La più conveniente di queste: { $count } punti per circa { $count2 } punti azione.
counsel-wear = Meglio indossarlo al posto di quello che c’è.
counsel-keep-on = Quello che è indossato ora va meglio.

## What could be done for a quest

lead-begin-with = Una buona missione per cominciare.
lead-now = Vale adesso: { $names }.
lead-where = { $steps ->
        [0] qui in { $place }
        [one] { $place }, 1 passo
       *[other] { $place }, { $steps } passi
    }
lead-places = Dove: { $names }.
lead-then = Là: { $move }.
lead-blocked = Una sua condizione non è ancora soddisfatta.
lead-hard = Uno scontro che per ora il tuo eroe probabilmente perderebbe.
lead-nothing = Sulla mappa per ora non c’è nulla che serva. Posa luoghi, pesca carte.
