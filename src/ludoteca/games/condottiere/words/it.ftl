### Condottiere.

## Carte

card-mercenary-1 = Mercenario 1
card-mercenary-2 = Mercenario 2
card-mercenary-3 = Mercenario 3
card-mercenary-4 = Mercenario 4
card-mercenary-5 = Mercenario 5
card-mercenary-6 = Mercenario 6
card-mercenary-10 = Mercenario 10
card-winter = Inverno
card-spring = Primavera
card-bishop = Vescovo
card-courtesan = Cortigiana
card-drummer = Tamburino
card-heroine = Eroina
card-scarecrow = Spaventapasseri
card-surrender = Resa

mercenary-mercenary-1 = { card-mercenary-1 }
mercenary-mercenary-2 = { card-mercenary-2 }
mercenary-mercenary-3 = { card-mercenary-3 }
mercenary-mercenary-4 = { card-mercenary-4 }
mercenary-mercenary-5 = { card-mercenary-5 }
mercenary-mercenary-6 = { card-mercenary-6 }
mercenary-mercenary-10 = { card-mercenary-10 }

## Nomi brevi delle carte, al massimo nove caratteri, per schermi stretti

short-mercenary-1 = 1
short-mercenary-2 = 2
short-mercenary-3 = 3
short-mercenary-4 = 4
short-mercenary-5 = 5
short-mercenary-6 = 6
short-mercenary-10 = 10
short-winter = Inverno
short-spring = Primavera
short-bishop = Vescovo
short-courtesan = Cortig.
short-drummer = Tamburino
short-heroine = Eroina
short-scarecrow = Spavent.
short-surrender = Resa

## Che cosa fa ogni carta

about-mercenary-1 = Aggiunge 1 alla tua linea di battaglia.
about-mercenary-2 = Aggiunge 2 alla tua linea di battaglia.
about-mercenary-3 = Aggiunge 3 alla tua linea di battaglia.
about-mercenary-4 = Aggiunge 4 alla tua linea di battaglia.
about-mercenary-5 = Aggiunge 5 alla tua linea di battaglia.
about-mercenary-6 = Aggiunge 6 alla tua linea di battaglia.
about-mercenary-10 = Aggiunge 10 alla tua linea di battaglia.
about-winter = Scaccia ogni Primavera; ogni Mercenario in gioco conta solo 1.
about-spring = Scaccia ogni Inverno; i Mercenari più forti in gioco valgono 3 in più.
about-bishop = Fa scartare i Mercenari più forti in gioco; poi decidi dove va il Favore del Papa.
about-courtesan = Forza 1; chi da solo ha più Cortigiane prende il segnalino Condottiere.
about-drummer = Raddoppia i Mercenari della tua linea di battaglia, una volta sola.
about-heroine = Forza 10, qualunque cosa facciano le altre carte.
about-scarecrow = Puoi riprendere in mano un Mercenario dalla tua linea di battaglia.
about-surrender = Chiude subito la battaglia; vince la linea più forte.

## Regioni, con i nomi italiani delle loro città

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-parma = Parma
region-modena = Modena
region-ferrara = Ferrara
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-ancona = Ancona
region-spoleto = Spoleto
region-roma = Roma
region-napoli = Napoli

## Numeri di carte da pescare: arrivano come nomi, su cui nessun selettore di plurale funziona

number-0 = 0 carte
number-1 = 1 carta
number-2 = 2 carte
number-3 = 3 carte

## Diario: la partita comincia, si distribuiscono le carte

event-game-begins =
    { $count ->
        [1] La partita comincia.
       *[other] Comincia la partita { NUMBER($count, useGrouping: 0) }.
    }
event-dealt =
    { $count ->
        [one] { $seat } riceve 1 carta.
       *[other] { $seat } riceve { $count } carte.
    }
event-draws = { $seat } pesca { $card }.
event-draws-count =
    { $count ->
        [0] { $seat } non pesca carte.
        [one] { $seat } pesca 1 carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-reshuffles = Gli scarti vengono mescolati e formano un nuovo mazzo.

## Diario: la battaglia

event-places-token = { $seat } dà battaglia per { $region }.
event-plays = { $seat } gioca { $card }.
event-plays-face-down = { $seat } gioca una carta coperta.
event-plays-own-face-down = { $seat } gioca una carta coperta: { $card }.
event-turns-up = { $seat } scopre { $card }.
event-strength = { $seat } annuncia forza { $count }.
event-final-strength = Alla fine { $seat } ha forza { $count }.
event-passes = { $seat } passa.
event-passes-for-now = { $seat } per ora passa.
event-no-cards = { $seat } non ha carte e non gioca più in questa battaglia.
event-season-ends = { $card } finisce e lascia la linea di { $seat }.
event-bishop-removes =
    { $count ->
        [one] Il Vescovo toglie { $card } dalla linea di { $seat }.
       *[other] Il Vescovo toglie { $count } × { $card } dalla linea di { $seat }.
    }
event-bishop-finds-none = { $seat } manda il Vescovo, che non trova Mercenari.
event-favor-to = { $seat } mette il Favore del Papa su { $region }.
event-favor-off = { $seat } lascia il Favore del Papa fuori dal tabellone.
event-takes-back = { $seat } riprende in mano { $card }.
event-takes-none = { $seat } non riprende nessun Mercenario.
event-surrenders = { $seat } chiude subito la battaglia.

## Diario: dopo la battaglia

event-wins-battle = { $seat } conquista { $region } con forza { $count }.
event-captures = { $seat } cattura { $region } con forza { $count }; prima era di { $seat2 }.
event-defends = { $seat } difende { $region }.
event-battle-tied = La battaglia per { $region } finisce in parità a { $count }: nessuno la conquista.
event-token-to = Il segnalino Condottiere va a { $seat }.
event-token-stays = { $seat } conserva il segnalino Condottiere.
event-token-by-courtesans = { $seat } ha più Cortigiane di tutti e prende il segnalino Condottiere.
event-token-stays-by-courtesans = { $seat } ha più Cortigiane di tutti e conserva il segnalino Condottiere.
event-lines-discarded = Tutte le linee di battaglia vengono scartate.
event-discards-hand =
    { $count ->
        [one] { $seat } non ha Mercenari e scarta l’ultima carta.
       *[other] { $seat } non ha Mercenari e scarta tutte le { $count } carte che ha in mano.
    }
event-discarded = { $seat } scarta { $card }.
event-round-ends = Il round finisce.
event-keeps =
    { $count ->
        [0] { $seat } non tiene carte.
        [one] { $seat } tiene 1 carta.
       *[other] { $seat } tiene { $count } carte.
    }

## Diario: accordi

event-shows = { $seat } mostra { $card } a { $seat2 }.
event-shows-something = { $seat } mostra una carta a { $seat2 }.

## Diario: la fine

event-board-full = Non resta nessuna regione per cui combattere.
event-stalled =
    { $count ->
        [one] Nessuno ha giocato carte nell’ultima battaglia: decidono le regioni.
       *[other] Nessuno ha giocato carte in { NUMBER($count, useGrouping: 0) } battaglie: decidono le regioni.
    }
event-final-battle = Parità in testa: decide una battaglia finale.
event-fights-final = { $seat } partecipa alla battaglia finale.
event-game-won = { $seat } vince la partita.
event-game-shared = { $seat } condivide la vittoria.
event-scores =
    { $count ->
        [one] { $seat } segna 1 punto e arriva a { $count2 }.
       *[other] { $seat } segna { $count } punti e arriva a { $count2 }.
    }
event-series-won = { $seat } vince la Serie.
event-series-shared = { $seat } condivide la vittoria nella Serie.

## Domande

ask-site = Per quale regione si combatte?
ask-battle = Battaglia per { $region }: gioca una carta o passa.
ask-defend = La tua regione è sotto attacco: gioca una carta o passa. Finché gli altri combattono, puoi intervenire più tardi.
ask-final-battle = Battaglia finale: gioca una carta o passa.
ask-reveal = La tua mano è vuota: passa, scoprendo o no la tua carta coperta.
ask-favor = Dove metti il Favore del Papa?
ask-take-back = Quale Mercenario riprendi in mano?
ask-discard-hand = Non hai Mercenari in mano: scarti l’intera mano?
pause-discard-hand = Un momento: chi non ha Mercenari può scartare la propria mano. Chi non risponde la tiene.
ask-keep =
    { $count ->
        [one] Puoi tenere ancora 1 carta per il prossimo round.
       *[other] Puoi tenere fino a { $count } carte per il prossimo round.
    }
ask-draw =
    { $count ->
        [one] Puoi pescare 1 carta.
       *[other] Puoi pescare fino a { $count } carte.
    }

## Mosse, come sui pulsanti

do-place = Combatti per { $region }
do-play = Gioca { $card }
do-pass = Passa
do-pass-revealing = Passa e scopri la carta
do-take = Riprendi { $mercenary }
do-take-none = Non riprendere nulla
do-favor = Favore su { $region }
do-favor-off = Favore fuori dal tabellone
do-discard-hand = Scarta la mano
do-keep-hand = Tieni la mano
do-keep = Tieni { $card }
do-keep-no-more = Non tenere altro
do-draw = Pesca { $number }
do-deal = Distribuisci { $card } a { $seat }
do-show = Mostra { $card } a { $seat }
do-show-face-down = Mostra la carta coperta a { $seat }

## Ordini permanenti, e ciò che non si può ritirare

order-pass-when-beaten = Passa quando non posso vincere
about-order-pass-when-beaten = Passi da solo appena tutte le tue carte insieme non raggiungono la linea più forte. Con Inverno, Primavera o un Vescovo in mano ti viene chiesto.
danger-pass = Chi passa non torna: in questa battaglia non giochi più carte.
danger-show = { $seat } saprà che hai { $card }. Quel che si è mostrato non si nasconde più.
danger-show-down = { $seat } conoscerà la tua carta coperta. Quel che si è mostrato non si nasconde più.

## Rifiuti

no-passed = Non hai altri turni in questa battaglia.
no-fighter = Alla battaglia finale partecipa solo chi è in parità.
no-cards-left = Non hai più carte per questa battaglia.
no-hand-to-discard = Non hai carte da scartare.
no-discard-mercenary = Hai un Mercenario: una mano così non si scarta.
no-holder = { $seat } ha il segnalino Condottiere e sceglie la regione.
no-card = Non hai { $card } in mano.
no-face-down = Non hai una carta coperta.
no-show-self = Non serve mostrare le tue carte a te stesso.
no-show-seat = Lì non siede nessuno.
no-show-known = { $seat } sa già che hai { $card }.
no-site-favor = Il Favore del Papa protegge { $region }.
no-site-marker = { $region } è già di { $seat }.
no-site-own = { $region } è già tua.
no-favor-on-site = Si combatte per { $region }: il Favore del Papa non può andarci.
no-favor-on-marker = { $region } ha un segnalino di controllo: il Favore del Papa non può andarci.
no-take = Non hai { $card } nella tua linea di battaglia.
no-draw = Puoi pescare fino a tre carte, e solo fino ad averne { $count } in mano.
no-deal = La prossima carta va a { $seat } e deve trovarsi nel mazzo.
no-answer-site = Prima scegli la regione per cui si combatte.
no-answer-battle = Gioca una carta o passa.
no-answer-favor = Prima decidi dove va il Favore del Papa.
no-answer-take = Prima scegli quale Mercenario riprendere, o nessuno.
no-answer-discard = Prima decidi se scartare la mano.
no-answer-keep = Prima scegli quali carte tenere.
no-answer-draw = Prima scegli quante carte pescare.

## Opzioni

option-draw-after-battle = Pescare dopo la battaglia
about-option-draw-after-battle = Non ci sono round: si inizia con 7 carte e se ne pescano fino a 3 dopo ogni battaglia.
option-series = Serie
about-option-series = Si giocano più partite finché qualcuno non raggiunge questo punteggio; 0: una partita sola.
option-series-0 = una sola partita
option-bigger-kingdoms = Regni più grandi
about-option-bigger-kingdoms = La vittoria per adiacenza richiede una regione in più.
option-capturing-regions = Cattura delle regioni
about-option-capturing-regions = Le regioni degli altri giocatori si possono attaccare e catturare.
option-hidden-cards = Carte nascoste
about-option-hidden-cards = Mercenari, Cortigiane, Tamburini ed Eroine si giocano coperti.
option-start-player = Primo detentore
about-option-start-player = Il posto che ha per primo il segnalino Condottiere; 0 è il primo posto.
option-favor-on-contested = Favore sulla regione contesa
about-option-favor-on-contested = Il Favore del Papa può andare sulla regione per cui si combatte.
option-cap-tie-token = Segnalino dopo una parità con un difensore
about-option-cap-tie-token = Con «Cattura delle regioni», dopo una parità il segnalino va a chi ha più Cortigiane (courtesan) o sempre al difensore (defender).
option-cap-tie-token-courtesan = più Cortigiane
option-cap-tie-token-defender = il difensore
option-series-start = Primo detentore della partita successiva
about-option-series-start = In una Serie la partita successiva comincia con il giocatore della prima (same), con chi ha vinto (winner) o con il posto successivo (rotate).
option-series-start-same = lo stesso giocatore
option-series-start-winner = il vincitore
option-series-start-rotate = il posto successivo
option-stall-limit = Battaglie senza carte
about-option-stall-limit = Dopo questo numero di battaglie di fila senza carte giocate vince chi ha più regioni; 0: nessun limite.
option-stall-limit-0 = nessun limite
option-map = Mappa
about-option-map = Le regioni per cui si combatte e i loro confini.
option-map-italy = Italia

## Avvertimenti

warning-series-capturing = È meglio giocare una Serie senza «Cattura delle regioni».

## Com’è finita la partita

reason-unfinished = non finita
reason-total = per numero di regioni
reason-connected = con un regno collegato
reason-most-regions = con più regioni alla fine
reason-final-battle = nella battaglia finale
reason-shared = vittoria condivisa dopo una battaglia finale in parità
reason-series = per punti nella Serie
reason-series-final-battle = nella battaglia finale della Serie
reason-series-shared = Serie condivisa dopo una battaglia finale in parità

## Opzioni che non vanno insieme

bad-start-player = «{ option-start-player }»: è uno dei posti da 1 a { $count }.
bad-cap-tie-token = «{ option-cap-tie-token }» ha senso solo con «{ option-capturing-regions }».
bad-series-start = «{ option-series-start }» ha senso solo in una serie.
