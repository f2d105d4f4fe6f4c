### VENTI.

## Carte: in mano e nel centro contano numero e simbolo, davanti a un giocatore anche i punti

card-numbered =
    { $first ->
        [0] cerchio 0
        [1] cerchio 1
        [2] triangolo 2
        [3] triangolo 3
        [4] rombo 4
        [5] rombo 5
        [6] quadrato 6
       *[7] quadrato 7
    }
card-joker = jolly
perm-numbered = { card-numbered }
point-numbered =
    { $second ->
        [1] { card-numbered } (1 punto)
        [2] { card-numbered } (1 punto)
        [3] { card-numbered } (1 punto)
        [4] { card-numbered } (1 punto)
        [5] { card-numbered } (2 punti)
        [6] { card-numbered } (2 punti)
        [7] { card-numbered } (2 punti)
        [8] { card-numbered } (2 punti)
        [12] { card-numbered } (4 punti)
        [13] { card-numbered } (4 punti)
       *[other] { card-numbered } (3 punti)
    }
any-numbered = { card-numbered }
any-joker = { card-joker }
any-chaos = Caos

## Che cosa arriva nel centro

value-0 = cerchio 0
value-1 = cerchio 1
value-2 = triangolo 2
value-3 = triangolo 3
value-4 = rombo 4
value-5 = rombo 5
value-6 = quadrato 6
value-7 = quadrato 7
value-joker = { card-joker }

## Che cosa può rappresentare un jolly

role-0 = 0
role-1 = 1
role-2 = 2
role-3 = 3
role-4 = 4
role-5 = 5
role-6 = 6
role-7 = 7
role-circle = cerchio
role-triangle = triangolo
role-diamond = rombo
role-square = quadrato

## Posti nella fila degli obiettivi

target-a = A
target-b = B
target-c = C
target-d = D

## Nomi brevi delle carte, al massimo nove caratteri, per schermi stretti

short-numbered =
    { $first ->
        [0] ● 0
        [1] ● 1
        [2] ▲ 2
        [3] ▲ 3
        [4] ◆ 4
        [5] ◆ 5
        [6] ■ 6
       *[7] ■ 7
    }
short-joker = Jolly
short-chaos = Caos

## Che cosa fanno le carte speciali

about-joker = Vale come un numero o un simbolo a piacere. Nella fila degli obiettivi è bloccato: prima va scambiato con una carta del centro.
about-chaos = Spazza via tutto il centro e ogni obiettivo non congelato.

## Diario: l’inizio

event-starts = Comincia { $seat }.
event-dealt =
    { $count ->
        [one] { $seat } riceve 1 carta.
       *[other] { $seat } riceve { $count } carte.
    }
event-gets = { $seat } riceve un { $any }.
event-chaos-in-hand = { $seat } scarta Caos dalla mano iniziale e riceve un’altra carta.

## Diario: i turni

event-turn =
    { $count ->
        [one] È il turno di { $seat }: 1 azione.
       *[other] È il turno di { $seat }: { $count } azioni.
    }
event-last-turn = Per { $seat } è l’ultimo turno.
event-draws = { $seat } pesca un { $card }.
event-replaces = { $seat } sostituisce tutto il centro.
event-exchanges = { $seat } scambia l’obiettivo { $target }: nel centro arriva { $value }.
event-new-target = L’obiettivo { $target } ha una nuova carta.
event-new-centre = Nuovo nel centro: { $value }.
event-chaos = Caos! Spariscono tutto il centro e ogni obiettivo non congelato.
event-reshuffles = Gli scarti vengono mescolati e formano un nuovo mazzo.
event-discards = { $seat } scarta un { $card }.
event-ends-turn = { $seat } termina il turno in anticipo.

## Diario: gli obiettivi

event-fulfils =
    { $count ->
        [4] { $seat } completa l’obiettivo { $target } e fa un gran colpo: { $point }!
       *[other] { $seat } completa l’obiettivo { $target } e ottiene { $point }.
    }
event-uses = { $seat } spende un { $card }.
event-uses-perm = { $seat } usa il jolly permanente { $perm } e lo tiene.
event-freezes = { $seat } congela l’obiettivo { $target }.
event-attempts = { $seat } tenta di completare l’obiettivo congelato { $target }.
event-shows = { $seat } mostra un { $card }.
event-shows-perm = { $seat } mostra il jolly permanente { $perm }.
event-announces = { $seat } mostra un jolly e annuncia: { $role }.
event-attempt-succeeds =
    { $count ->
        [4] Giusto! { $seat } fa un gran colpo: { $point }!
       *[other] Giusto! { $seat } ottiene { $point }.
    }
event-attempt-fails =
    { $count ->
        [4] { $seat } sbaglia! La carta l’aveva congelata { $seat2 }, che fa un gran colpo: { $point }!
       *[other] { $seat } sbaglia! La carta l’aveva congelata { $seat2 }, che ottiene { $point }.
    }
event-own-attempt-fails = { $seat } sbaglia sull’obiettivo { $target }, che aveva congelato! Ora è di nuovo scoperto.

## Diario: punti sacrificati e pagati

event-to-joker = { $seat } converte { $point } in jolly permanente.
event-to-action = { $seat } converte una carta punti in azione aggiuntiva: d’ora in poi { $count } azioni per turno.
event-ten-points = { $seat } arriva a dieci punti prima di tutti e paga una penalità.
event-pays =
    { $count ->
        [1] { $seat } paga { $point }.
        [2] { $seat } paga { $point }.
       *[other] { $seat } paga { $point }, senza resto.
    }
event-pays-nothing = { $seat } non ha punti e non paga nulla.
event-last-place = { $seat } ha meno punti di tutti e può mettere giù carte della mano per due punti al massimo.
event-lays =
    { $count ->
        [1] { $seat } mette giù { $point }.
       *[other] { $seat } mette giù { $point } e recupera due punti.
    }
event-lays-no-more = { $seat } si ferma qui.

## Diario: la fine

event-twenty = { $seat } ha { $count } punti! Per tutti gli altri c’è un ultimo turno.
event-turn-limit =
    { $count ->
        [one] Ognuno ha fatto 1 turno: la partita finisce.
       *[other] Ognuno ha fatto { NUMBER($count, useGrouping: 0) } turni: la partita finisce.
    }
event-still-frozen = L’obiettivo { $target } è ancora congelato: una penalità per { $seat }.
event-final-points =
    { $count ->
        [0] { $seat } finisce senza punti.
        [one] { $seat } finisce a 1 punto con 1 carta.
       *[other] { $seat } finisce a { $count } punti con { $count2 ->
            [one] 1 carta
           *[other] { $count2 } carte
        }.
    }
event-wins = { $seat } vince la partita!
event-draw = { $seat } condivide la vittoria.

## Domande

ask-turn =
    { $count ->
        [one] Tocca a te: ti resta 1 azione.
       *[other] Tocca a te: ti restano { $count } azioni.
    }
ask-use =
    { $count ->
        [one] Obiettivo { $target }: scegli l’ultima carta da usare.
       *[other] Obiettivo { $target }: scegli una carta da usare; ne servono ancora { $count }.
    }
ask-attempt =
    { $count ->
        [0] Obiettivo congelato { $target }: scegli esattamente le carte che richiede. Se sbagli, la carta va a chi l’ha congelata; se sei tu, paghi una penalità.
        [one] Obiettivo congelato { $target }: 1 carta scelta. Scegline altre o mostrala: non si torna indietro.
       *[other] Obiettivo congelato { $target }: { $count } carte scelte. Scegline altre o mostrale: non si torna indietro.
    }
ask-pay =
    { $count ->
        [one] Penalità: scegli un’altra carta da 1 punto. La perdi per sempre.
       *[other] Penalità: scegli una carta da { $count } punti o più, oppure due da 1 punto. Le perdi per sempre.
    }
ask-gift =
    { $count ->
        [one] Sei all’ultimo posto: puoi mettere giù ancora una carta da 1 punto della tua mano.
       *[other] Sei all’ultimo posto: puoi mettere giù carte della tua mano per { $count } punti al massimo.
    }
ask-discard =
    { $count ->
        [one] Puoi tenere dieci carte: scartane 1.
       *[other] Puoi tenere dieci carte: scartane { $count }.
    }

## Mosse, come sui pulsanti

do-draw = Pesca { $card }
do-replace-centre = Sostituisci il centro
do-exchange = Scambia l’obiettivo { $target } con { $card }
do-fulfil = Completa l’obiettivo { $target }
do-attempt = Tenta l’obiettivo congelato { $target }
do-freeze = Congela l’obiettivo { $target }
do-to-joker = Sacrifica { $point } per un jolly permanente
do-to-action = Sacrifica { $point } per un’azione aggiuntiva
do-end-turn = Termina il turno
do-use = Usa { $card }
do-use-perm = Usa il jolly permanente { $perm }
do-joker-as = Jolly come { $role }
do-commit = Mostra queste carte
do-pay = Paga { $point }
do-lay = Metti giù { $point }
do-lay-no-more = Non mettere giù altro
do-discard = Scarta { $card }
do-start = Comincia { $seat }
do-deal = Distribuisci { $any } a { $seat }
do-reveal = Scopri { $any }

## Ciò che non si può ritirare

danger-freeze = Da quel momento la condizione è nascosta, anche a te: la riporta solo un tentativo con le carte esatte. Se alla fine è ancora congelato, paghi una penalità.
danger-freeze-remembered = Da quel momento è nascosto a chi non l’ha visto: lo riporta solo un tentativo con le carte esatte. Se alla fine è ancora congelato, paghi una penalità.

## Rifiuti

no-not-paying = Prima { $seat } deve pagare una penalità.
no-not-last = Prima { $seat }, che ha meno punti di tutti, decide se mettere giù carte.
no-centre-card = Nel centro non c’è un { $card } così.
no-centre = Il centro è vuoto.
no-target = Ora non c’è un obiettivo { $target }.
no-target-frozen = L’obiettivo { $target } è stato congelato da { $seat }: si può solo tentare.
no-frozen = L’obiettivo { $target } non è congelato: completalo e basta.
no-joker-target = L’obiettivo { $target } è un jolly e non ha condizione. Scambialo con una carta del centro.
no-condition-met = Le tue carte non soddisfano la condizione dell’obiettivo { $target }.
no-more-frozen =
    { $count ->
        [one] C’è già un obiettivo congelato, e non può essercene più di 1.
       *[other] Ci sono già { $count } obiettivi congelati, e non possono essere di più.
    }
no-cards-at-all = Non hai carte con cui tentare.
no-point-card = Non hai questa carta punti: { $point }.
no-five-points =
    { $count ->
        [one] Servono cinque punti e ne hai solo 1.
       *[other] Servono cinque punti e ne hai solo { $count }.
    }
no-two-points = Non basta { $point }: per un’azione aggiuntiva serve una carta da due punti o più.
no-more-actions = Hai già due azioni aggiuntive, e di più non se ne può avere.
no-early-end = A questo tavolo un turno finisce solo quando tutte le azioni sono usate.
no-hand-card = Non hai un { $card } così in mano.
no-perm = Non hai questo jolly permanente: { $perm }.
no-use = Se ora usi quella carta, la condizione dell’obiettivo { $target } non si può più soddisfare esattamente. Le carte si scelgono in ordine crescente.
no-order = Le carte si scelgono in ordine crescente, e i jolly permanenti dello stesso numero sotto un solo nome.
no-role = Di’ che cosa rappresenta il jolly: un numero o un simbolo.
no-joker = Non hai più jolly per quel ruolo. I ruoli si annunciano in ordine crescente.
no-cards-committed = Prima scegli almeno una carta.
no-pay-card = Non hai questa carta punti: { $point }.
no-pay-set = Non puoi pagare con { $point }: serve una carta da due punti o più, oppure due da 1 punto in ordine crescente.
no-lay-set =
    { $count ->
        [one] Non puoi mettere giù { $point }: resta solo 1 punto, e le carte si mettono in ordine crescente.
       *[other] Non puoi mettere giù { $point }: al massimo { $count } punti in tutto, e le carte si mettono in ordine crescente.
    }
no-start = Chi comincia lo decide il caso.
no-deal = La prossima carta viene dal mazzo e va a chi ne ha troppo poche.
no-reveal = La prossima carta si scopre dal mazzo.
no-answer-turn = Scegli una delle azioni del tuo turno.
no-answer-use = Prima scegli le carte per l’obiettivo.
no-answer-attempt = Prima scegli le carte per l’obiettivo congelato e mostrale.
no-answer-pay = Prima paga la penalità.
no-answer-gift = Prima decidi quali carte mettere giù, se vuoi.
no-answer-discard = Prima scarta fino ad avere dieci carte.

## Opzioni

option-start-player = Chi comincia
about-option-start-player = Chi ha il primo turno: a sorte (random) o un posto; 0 è il primo posto.
option-start-player-random = a sorte
option-start-player-0 = Posto 1
option-start-player-1 = Posto 2
option-start-player-2 = Posto 3
option-start-player-3 = Posto 4
option-start-player-4 = Posto 5
option-start-player-5 = Posto 6
option-memory-aid = Aiuto alla memoria
about-option-memory-aid = Chi ha visto un obiettivo prima che fosse congelato continua a vederlo.
option-allow-early-end = Terminare prima il turno
about-option-allow-early-end = Si può terminare il turno prima di avere usato tutte le azioni.
option-ten-last-before = Ultimo posto prima della penalità
about-option-ten-last-before = Quando qualcuno arriva a dieci punti, l’ultimo posto si determina prima della penalità e non dopo. Da tre posti in su.
option-tie-count-actions = Azioni aggiuntive negli spareggi
about-option-tie-count-actions = A parità di punti e di carte contano anche i punti sacrificati per azioni aggiuntive.
option-turn-limit = Limite di turni
about-option-turn-limit = Dopo questo numero di turni a testa la partita finisce, anche se nessuno ha venti punti; 0: nessun limite.
option-turn-limit-0 = nessun limite

## Com’è finita la partita

reason-points = ai punti
reason-fewer-cards = con meno carte punti
reason-fewer-sacrificed = con meno punti sacrificati
reason-draw = parità di punti, carte e sacrifici
reason-turn-limit = al limite di turni

## Opzioni che non vanno insieme

bad-start-player = «{ option-start-player }»: è a sorte, o uno dei posti da 1 a { $count }.
bad-ten-last-before = «{ option-ten-last-before }» ha senso solo da tre posti in su.
