### Che cosa fanno le carte, composto dai loro passi. Le frasi cominciano minuscole e senza punto: li mette chi
### compone. `form` è chi agisce: `you`, `one` o `many`; `who` è come si chiama.

## Come si uniscono le frasi

under = { $head }: { $text }
with-details = { $head } ({ $details })
with-condition = { $head }, { $condition }
and = { $first } e { $second }
or = { $first } o { $second }
if = se { $what }
otherwise = altrimenti
nothing = non succede niente
named = «{ $name }»
numbered = { $name } { $n }
range =
    { $sort ->
        [min] { $min } o più
        [max] { $max } o meno
        [exact] { $min }
       *[both] { $min }–{ $max }
    }
range-health =
    { $sort ->
        [min] { $min } di salute o più
        [max] { $max } di salute o meno
        [exact] { $min } di salute
       *[both] { $min }–{ $max } di salute
    }

## Passi: salute e numeri

step-heal =
    { $form ->
        [you] recupera { $amount }
        [many] { $who } recuperano { $amount } ciascuno
       *[one] { $who } recupera { $amount }
    }
step-lose =
    { $form ->
        [you] perdi { $amount }
        [many] { $who } perdono { $amount } ciascuno
       *[one] { $who } perde { $amount }
    }
step-hit =
    { $form ->
        [you] perdi { $amount }, meno la tua armatura
        [many] { $who } perdono { $amount } ciascuno, meno l’armatura
       *[one] { $who } perde { $amount }, meno l’armatura
    }
step-raise =
    { $form ->
        [you] hai { $bonus } { $until }
        [many] { $who } hanno { $bonus } ciascuno { $until }
       *[one] { $who } ha { $bonus } { $until }
    }
step-raise-unseen =
    { $form ->
        [you] nessuno ti vede { $until }
        [many] nessuno vede { $who } { $until }
       *[one] nessuno vede { $who } { $until }
    }
step-raise-fixed =
    { $form ->
        [you] niente può spostarti { $until }
        [many] niente può spostare { $who } { $until }
       *[one] niente può spostare { $who } { $until }
    }
step-ap =
    { $form ->
        [you] ottieni { $amount }
        [many] { $who } ottengono { $amount } ciascuno
       *[one] { $who } ottiene { $amount }
    }
step-ap-less =
    { $form ->
        [you] perdi { $amount }
        [many] { $who } perdono { $amount } ciascuno
       *[one] { $who } perde { $amount }
    }
step-fell =
    { $form ->
        [you] scendi a 0 di salute
        [many] { $who } scendono a 0 di salute
       *[one] { $who } scende a 0 di salute
    }
step-wake =
    { $form ->
        [you] ti svegli con { $amount }
        [many] { $who } si svegliano con { $amount } ciascuno
       *[one] { $who } si sveglia con { $amount }
    }

## Passi: carte e oggetti

step-draw = pesca { $amount }
step-find =
    { $form ->
        [you] guarda { $amount } e tienine { $keep }
        [many] { $who } guardano { $amount } ciascuno e ne tengono { $keep }
       *[one] { $who } guarda { $amount } e ne tiene { $keep }
    }
step-toss = scarta { $amount } dalla mano
step-peek = guarda { $amount } in cima al mazzo
step-peek-hand = guarda gli oggetti in mano a chi guida il personaggio scelto
step-gain =
    { $form ->
        [you] prendi { $what } dal mazzo
        [many] { $who } prendono { $what } ciascuno dal mazzo
       *[one] { $who } prende { $what } dal mazzo
    }
step-take =
    { $form ->
        [you] dai { $what } { $to }
        [many] { $who } danno { $what } { $to }
       *[one] { $who } dà { $what } { $to }
    }
step-take-you =
    { $form ->
        [you] prenditi { $what }
        [many] { $who } ti danno { $what }
       *[one] { $who } ti dà { $what }
    }
step-take-floor =
    { $form ->
        [you] lascia a terra { $what }
        [many] { $who } lasciano a terra { $what }
       *[one] { $who } lascia a terra { $what }
    }
step-take-discard =
    { $form ->
        [you] scarta { $what }
        [many] { $who } scartano { $what }
       *[one] { $who } scarta { $what }
    }
chosen-by =
    { $form ->
        [you] { $text } (scegli tu)
        [many] { $text } (scelgono { $who })
       *[one] { $text } (sceglie { $who })
    }
step-renew = togli il segnalino ricerca { $at }

## Passi: la mappa

step-go =
    { $form ->
        [you] vai { $to }, { $how }
        [many] { $who } vanno { $to }, { $how }
       *[one] { $who } va { $to }, { $how }
    }
step-swap =
    { $form ->
        [you] scambiati di posto { $with }
        [many] { $who } si scambiano di posto { $with }
       *[one] { $who } si scambia di posto { $with }
    }
step-call = chiama { $what } { $to }
step-call-as = chiama { $what } { $to }, con il segno { $mark }
step-call-none = se non arriva nessuno
step-banish =
    { $form ->
        [you] lasci la mappa
        [many] { $who } lasciano la mappa
       *[one] { $who } lascia la mappa
    }
a-location = un luogo
step-lay = posa { $what } dal mazzo { $near }
step-lay-hand = posa { $what } dalla mano { $near }
step-bar = il lato { $side } { $at } è sbarrato { $until }
step-roam =
    { $form ->
        [you] d’ora in poi ti muovi da te: { $way }
        [many] d’ora in poi { $who } si muovono da sé: { $way }
       *[one] d’ora in poi { $who } si muove da sé: { $way }
    }
roam-stay =
    { $form ->
        [you] d’ora in poi non ti muovi più da te
        [many] d’ora in poi { $who } non si muovono più da sé
       *[one] d’ora in poi { $who } non si muove più da sé
    }
roam-hunt =
    { $n ->
        [one] un passo a round verso l’eroe più vicino
       *[other] { $n } passi a round verso l’eroe più vicino
    }
roam-wander =
    { $n ->
        [one] un passo a round, dove vuole il caso
       *[other] { $n } passi a round, dove vuole il caso
    }
roam-shy =
    { $n ->
        [one] un passo a round, lontano dagli eroi
       *[other] { $n } passi a round, lontano dagli eroi
    }
roam-placer =
    { $n ->
        [one] un passo a round, deciso da chi ha giocato la carta
       *[other] { $n } passi a round, decisi da chi ha giocato la carta
    }

## Passi: combattimenti, tiri, seguaci

step-fight =
    { $form ->
        [you] inizia un combattimento { $with }
        [many] { $who } iniziano un combattimento { $with }
       *[one] { $who } inizia un combattimento { $with }
    }
step-part =
    { $form ->
        [you] lascia il combattimento
        [many] { $who } lasciano il combattimento
       *[one] { $who } lascia il combattimento
    }
step-feud =
    { $form ->
        [you] d’ora in poi sei in lotta { $with }
        [many] d’ora in poi { $who } sono in lotta { $with }
       *[one] d’ora in poi { $who } è in lotta { $with }
    }
step-feud-off =
    { $form ->
        [you] fai pace { $with }
        [many] { $who } fanno pace { $with }
       *[one] { $who } fa pace { $with }
    }
step-strike =
    { $form ->
        [you] attacca ancora una volta
        [many] { $who } attaccano ancora una volta
       *[one] { $who } attacca ancora una volta
    }
step-ward = evita fino a { $n } punti della perdita
step-ward-all = evita l’intera perdita
step-miss =
    { $form ->
        [you] salti { $amount }
        [many] { $who } saltano { $amount } ciascuno
       *[one] { $who } salta { $amount }
    }
step-reroll = ritira tutti i dadi
step-reroll-low = ritira il dado più basso
step-add = { $n } a questo tiro
step-add-attack = { $n } al tiro d’attacco
step-add-order = { $n } al tiro per il primo colpo
step-add-search = { $n } al tiro di ricerca
step-add-court = { $n } al tiro per il seguace
step-join =
    { $form ->
        [you] diventi un seguace
        [many] { $who } diventano tuoi seguaci
       *[one] { $who } diventa il tuo seguace
    }
step-quit =
    { $form ->
        [you] non segui più nessuno
        [many] { $who } non seguono più nessuno
       *[one] { $who } non segue più nessuno
    }

## Passi: punti, missioni, segni, svolgimento

step-qp = ottieni { $amount }
step-qp-less = perdi { $amount }
step-quest = pesca { $amount } e tienine { $keep }
step-quest-all = pesca { $amount }
step-advance = questa missione avanza di { $n }
step-fulfil = questa missione è compiuta
step-fail = scarta questa missione
step-mark =
    { $form ->
        [you] prendi il segno { $mark }
        [many] { $who } prendono il segno { $mark }
       *[one] { $who } prende il segno { $mark }
    }
step-mark-off =
    { $form ->
        [you] perdi il segno { $mark }
        [many] { $who } perdono il segno { $mark }
       *[one] { $who } perde il segno { $mark }
    }
step-mark-put = metti il segno { $mark } { $on }
step-mark-away = togli il segno { $mark } { $off }
on-game = sul tavolo
on-quest = su questa missione
on-here = su questo luogo
on-place = sul luogo scelto
lies-game = sul tavolo
lies-quest = su questa missione
lies-here = su questo luogo
lies-place = sul luogo scelto
off-game = dal tavolo
off-quest = da questa missione
off-here = da questo luogo
off-place = dal luogo scelto
marks-times = { $mark } × { $n }
step-roll =
    { $form ->
        [you] tira { $n }
        [many] { $who } tirano { $n }
       *[one] { $who } tira { $n }
    }
step-test =
    { $form ->
        [you] tira { $n }
        [many] { $who } tirano { $n }
       *[one] { $who } tira { $n }
    }
roll-only = { $roll }; con { $total }
step-test-of =
    { $form ->
        [you] tira { $n }: serve { $target } o più
        [many] { $who } tirano { $n }: serve { $target } o più
       *[one] { $who } tira { $n }: serve { $target } o più
    }
step-contest =
    { $form ->
        [you] confronta un tiro di { $n } { $with }
        [many] { $who } confrontano un tiro di { $n } { $with }
       *[one] { $who } confronta un tiro di { $n } { $with }
    }
contest-win = con il tiro più alto
contest-even = con tiri uguali
contest-else = con il tiro più basso
step-choose =
    { $form ->
        [you] scegli
        [many] { $who } scelgono
       *[one] { $who } sceglie
    }
step-when = se { $what }
step-each = { $who }
step-pick =
    { $form ->
        [you] scegli { $what } { $from }
        [many] { $who } scelgono { $what } { $from }
       *[one] { $who } sceglie { $what } { $from }
    }
step-pick-other =
    { $form ->
        [you] scegli { $what } { $from }, tranne te
        [many] { $who } scelgono { $what } { $from }, tranne te
       *[one] { $who } sceglie { $what } { $from }, tranne te
    }
step-pick-spot =
    { $form ->
        [you] scegli { $what }
        [many] { $who } scelgono { $what }
       *[one] { $who } sceglie { $what }
    }
step-pick-none = se non c’è
step-later-round = all’inizio del prossimo round
step-later-turn = nel tuo prossimo turno
step-later-hour = all’inizio dell’ora { $n }
step-book = leggi la prossima voce nell’altro libro
step-book-game = d’ora in poi le voci si leggono nell’altro libro
step-say = «{ $text }»
step-stop = non succede altro

## Condizioni; `not` è yes o no

if-stat =
    { $form ->
        [you]
            { $not ->
                [yes] non hai { $stat } { $range }
               *[no] hai { $stat } { $range }
            }
        [many]
            { $not ->
                [yes] { $who } non hanno { $stat } { $range }
               *[no] { $who } hanno { $stat } { $range }
            }
       *[one]
            { $not ->
                [yes] { $who } non ha { $stat } { $range }
               *[no] { $who } ha { $stat } { $range }
            }
    }
if-health =
    { $form ->
        [you] 
            { $not ->
                [yes] non hai { $amount }
               *[no] hai { $amount }
            }
        [many] 
            { $not ->
                [yes] { $who } non hanno { $amount }
               *[no] { $who } hanno { $amount }
            }
       *[one] 
            { $not ->
                [yes] { $who } non ha { $amount }
               *[no] { $who } ha { $amount }
            }
    }
if-health-hurt =
    { $form ->
        [you]
            { $not ->
                [yes] non hai ferite
               *[no] hai ferite
            }
        [many]
            { $not ->
                [yes] { $who } non hanno ferite
               *[no] { $who } hanno ferite
            }
       *[one]
            { $not ->
                [yes] { $who } non ha ferite
               *[no] { $who } ha ferite
            }
    }
if-has =
    { $form ->
        [you]
            { $not ->
                [yes] non hai { $none }
               *[no] hai { $what }
            }
        [many]
            { $not ->
                [yes] { $who } non hanno { $none }
               *[no] { $who } hanno { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } non ha { $none }
               *[no] { $who } ha { $what }
            }
    }
if-has-worn =
    { $form ->
        [you]
            { $not ->
                [yes] non hai equipaggiato { $none }
               *[no] hai equipaggiato { $what }
            }
        [many]
            { $not ->
                [yes] { $who } non hanno equipaggiato { $none }
               *[no] { $who } hanno equipaggiato { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } non ha equipaggiato { $none }
               *[no] { $who } ha equipaggiato { $what }
            }
    }
if-room =
    { $form ->
        [you]
            { $not ->
                [yes] non hai posto per { $what }
               *[no] hai posto per { $what }
            }
        [many]
            { $not ->
                [yes] { $who } non hanno posto per { $what }
               *[no] { $who } hanno posto per { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } non ha posto per { $what }
               *[no] { $who } ha posto per { $what }
            }
    }
if-is =
    { $form ->
        [you]
            { $not ->
                [yes] non sei { $what }
               *[no] sei { $what }
            }
        [many]
            { $not ->
                [yes] { $who } non sono { $what }
               *[no] { $who } sono { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } non è { $what }
               *[no] { $who } è { $what }
            }
    }
if-at =
    { $form ->
        [you]
            { $not ->
                [yes] non sei { $at }
               *[no] sei { $at }
            }
        [many]
            { $not ->
                [yes] { $who } non sono { $at }
               *[no] { $who } sono { $at }
            }
       *[one]
            { $not ->
                [yes] { $who } non è { $at }
               *[no] { $who } è { $at }
            }
    }
if-present =
    { $not ->
        [yes]
            { $n ->
                [one] qui non ci sono { $none }
               *[other] qui non ci sono { $what }
            }
       *[no]
            { $n ->
                [one] qui c’è { $what }
               *[other] qui ci sono { $what }
            }
    }
if-present-named =
    { $not ->
        [yes] { $what } non è qui
       *[no] { $what } è qui
    }
if-alone =
    { $form ->
        [you]
            { $not ->
                [yes] hai compagnia
               *[no] non hai nessuno accanto
            }
        [many]
            { $not ->
                [yes] { $who } hanno compagnia
               *[no] { $who } non hanno nessuno accanto
            }
       *[one]
            { $not ->
                [yes] { $who } ha compagnia
               *[no] { $who } non ha nessuno accanto
            }
    }
if-leads =
    { $form ->
        [you]
            { $not ->
                [yes] non guidi { $none }
               *[no] guidi { $what }
            }
        [many]
            { $not ->
                [yes] { $who } non guidano { $none }
               *[no] { $who } guidano { $what }
            }
       *[one]
            { $not ->
                [yes] { $who } non guida { $none }
               *[no] { $who } guida { $what }
            }
    }
if-feud =
    { $form ->
        [you]
            { $not ->
                [yes] non sei in lotta { $with }
               *[no] sei in lotta { $with }
            }
        [many]
            { $not ->
                [yes] { $who } non sono in lotta { $with }
               *[no] { $who } sono in lotta { $with }
            }
       *[one]
            { $not ->
                [yes] { $who } non è in lotta { $with }
               *[no] { $who } è in lotta { $with }
            }
    }
if-searched =
    { $not ->
        [yes] in questo luogo nessuno ha ancora cercato
       *[no] in questo luogo qualcuno ha già cercato
    }
if-hour =
    { $not ->
        [yes]
            { $sort ->
                [min] l’ora { $min } non è ancora arrivata
                [max] l’ora { $max } è passata
                [exact] non siamo all’ora { $min }
               *[both] non siamo fra l’ora { $min } e l’ora { $max }
            }
       *[no]
            { $sort ->
                [min] siamo all’ora { $min } o più tardi
                [max] siamo all’ora { $max } o prima
                [exact] siamo all’ora { $min }
               *[both] siamo fra l’ora { $min } e l’ora { $max }
            }
    }
if-mode =
    { $not ->
        [yes] la partita non è { $mode }
       *[no] la partita è { $mode }
    }
mode-competitive = competitiva
mode-solo = in solitario
mode-cooperative = cooperativa
mode-long = lunga
mode-short = breve
if-score =
    { $not ->
        [yes] non hai { $range } punti missione
       *[no] hai { $range } punti missione
    }
if-score-most =
    { $not ->
        [yes] qualcuno ha più punti missione di te
       *[no] nessuno ha più punti missione di te
    }
if-score-least =
    { $not ->
        [yes] qualcuno ha meno punti missione di te
       *[no] nessuno ha meno punti missione di te
    }
if-marked =
    { $form ->
        [you]
            { $not ->
                [yes] non hai il segno { $mark }
               *[no] hai il segno { $mark }
            }
        [many]
            { $not ->
                [yes] { $who } non hanno il segno { $mark }
               *[no] { $who } hanno il segno { $mark }
            }
       *[one]
            { $not ->
                [yes] { $who } non ha il segno { $mark }
               *[no] { $who } ha il segno { $mark }
            }
    }
if-marked-on =
    { $not ->
        [yes] il segno { $mark } non è { $lies }
       *[no] il segno { $mark } è { $lies }
    }
if-map =
    { $not ->
        [yes]
            { $n ->
                [one] sulla mappa non ci sono ancora { $none }
               *[other] sulla mappa non ci sono ancora { $what }
            }
       *[no]
            { $n ->
                [one] sulla mappa c’è { $what }
               *[other] sulla mappa ci sono { $what }
            }
    }
if-any = { $what }
if-not = non vale questo: { $what }

## Momenti

moment-played = quando posi questa carta
moment-enter =
    { $form ->
        [you] quando entri in un luogo
       *[one] quando { $who } entra in un luogo
    }
moment-hexagon =
    { $form ->
        [you] quando trovi un esagono
       *[one] quando { $who } trova un esagono
    }
moment-leave =
    { $form ->
        [you] quando lasci un luogo
       *[one] quando { $who } lascia un luogo
    }
moment-stay = a ogni turno nel suo luogo
moment-round = all’inizio di un round
moment-hour = all’inizio di un’ora
moment-act = azione
moment-use = uso
moment-search =
    { $form ->
        [you] quando cerchi
       *[one] quando { $who } cerca
    }
moment-found =
    { $form ->
        [you] quando cerchi e trovi qualcosa
       *[one] quando { $who } cerca e trova qualcosa
    }
moment-missed =
    { $form ->
        [you] quando cerchi e non trovi niente
       *[one] quando { $who } cerca e non trova niente
    }
moment-before-roll =
    { $form ->
        [you] prima di tirare i dadi
       *[one] prima che { $who } tiri i dadi
    }
moment-after-roll =
    { $form ->
        [you] dopo aver tirato i dadi
       *[one] dopo che { $who } ha tirato i dadi
    }
moment-fight =
    { $form ->
        [you] quando per te inizia un combattimento
       *[one] quando { $who } inizia un combattimento
    }
moment-order =
    { $form ->
        [you] quando tiri per il primo colpo
       *[one] quando { $who } tira per il primo colpo
    }
moment-attack =
    { $form ->
        [you] quando attacchi
       *[one] quando { $who } attacca
    }
moment-hurt =
    { $form ->
        [you] quando stai per perdere salute
       *[one] quando { $who } sta per perdere salute
    }
moment-beats =
    { $form ->
        [you] quando sconfiggi un avversario
       *[one] quando { $who } sconfigge un avversario
    }
moment-beaten =
    { $form ->
        [you] quando cadi
       *[one] quando { $who } cade
    }
moment-fight-over =
    { $form ->
        [you] dopo un tuo combattimento
       *[one] dopo che { $who } ha combattuto
    }
moment-fled =
    { $form ->
        [you] quando riesci a fuggire
       *[one] quando { $who } riesce a fuggire
    }
moment-court =
    { $form ->
        [you] quando tiri per un seguace
       *[one] quando { $who } tira per un seguace
    }
court-this = quando tiri per questo seguace
moment-received = quando la ricevi
moment-fulfilled = quando la compi
here-enter = quando entri
here-leave = quando te ne vai
here-stay = a ogni tuo turno qui
here-round = all’inizio di un round
here-act = azione qui
here-search = quando cerchi qui
here-found = quando cerchi qui e trovi qualcosa
here-missed = quando cerchi qui e non trovi niente
here-fight = quando qui inizia un combattimento
here-order = quando qui tiri per il primo colpo
here-court = quando qui tiri per un seguace
here-fight-over = dopo un combattimento qui
here-fled = quando riesci a fuggire da qui
limit-turn = una volta per turno
limit-round = una volta per round
limit-fight = una volta per combattimento
limit-game = una volta per partita
limit-figure = una volta per personaggio
limit-player = una volta per giocatore
limit-visit = una volta per visita
optional = se vuoi
cost-item = { $what }
cost-self = si consuma

## Obiettivi

objective-beat = sconfiggi { $what }
objective-visit = visita { $what }
objective-visit-distinct = visita { $what } differenti
distinct-count = { $n }
objective-bring = porta { $what } { $at }
objective-own = possiedi { $what }
objective-own-worn = equipaggia { $what }
objective-give = regala { $what }
objective-give-to = dai { $what } a un personaggio: { $whom }
objective-recruit-any = conquista un seguace
objective-recruit = conquista { $what } come seguace
objective-win =
    { $n ->
        [one] vinci un combattimento
       *[other] vinci un combattimento contro { $n } o più
    }
objective-deed = { $deed }
objective-once = vale non appena { $what }
objective-stand = sosta { $at }
objective-last =
    { $n ->
        [one] resisti per { $n } round
       *[other] resisti per { $n } round
    }
objective-finish = compi { $what }
objective-story = abbi il segno { $mark }
the-mark = { $mark }
way-distinct = senza ripetizioni
way-within =
    { $n ->
        [one] in un solo round
       *[other] in { $n } round
    }
way-peaceful = senza combatterci
way-how = { $how }
way-same = della stessa categoria
way-alone = senza aiuto
way-health-max = con al massimo { $n } di salute alla fine
way-unhurt = senza perdere salute
way-at = { $at }
way-by-hero = con il tuo eroe
way-by-follower = con il tuo seguace
way-while = mentre { $what }
deed-searches =
    { $n ->
        [one] cerca una volta
       *[other] cerca { $n } volte
    }
deed-finds =
    { $n ->
        [one] cerca e trova qualcosa
       *[other] cerca e trova qualcosa { $n } volte
    }
deed-flights =
    { $n ->
        [one] fuggi da un combattimento
       *[other] fuggi da { $n } combattimenti
    }
deed-wakes =
    { $n ->
        [one] riprendi i sensi
       *[other] riprendi i sensi { $n } volte
    }
deed-gifts =
    { $n ->
        [one] regala un oggetto
       *[other] regala { $n } oggetti
    }
deed-trades =
    { $n ->
        [one] fai uno scambio
       *[other] fai { $n } scambi
    }
deed-lays =
    { $n ->
        [one] posa un luogo
       *[other] posa { $n } luoghi
    }
deed-plays =
    { $n ->
        [one] gioca un personaggio
       *[other] gioca { $n } personaggi
    }
deed-hexagons =
    { $n ->
        [one] leggi la storia di un esagono
       *[other] leggi le storie di { $n } esagoni
    }
deed-uses =
    { $n ->
        [one] usa un oggetto
       *[other] usa { $n } oggetti
    }
deed-loots =
    { $n ->
        [one] depreda un corpo
       *[other] depreda { $n } corpi
    }
deed-drags =
    { $n ->
        [one] trascina un corpo
       *[other] trascina un corpo { $n } volte
    }
deed-refusals =
    { $n ->
        [one] fatti rifiutare da un seguace
       *[other] fatti rifiutare da un seguace { $n } volte
    }
deed-influences =
    { $n ->
        [one] influenza il seguace di un altro giocatore
       *[other] influenza { $n } seguaci di altri giocatori
    }
deed-healed = recupera { $n } di salute in tutto
