### Ventura.

## Famiglie

family-este = Este
family-gonzaga = Gonzaga
family-medici = Medici
family-visconti = Visconti

## Territori

tile-village = Borgo
tile-castle = Castello
tile-city = Città
tile-river = Fiume
tile-lake = Lago
tile-hill = Collina
tile-mountain = Montagna
tile-field = Campo
tile-wood = Bosco
tile-papal = Territorio Pontificio

## Capitani di Ventura

card-acuto = Giovanni Acuto
card-fortebraccio = Fortebraccio
card-muzio-sforza = Muzio Sforza
card-carmagnola = Carmagnola
card-piccinino = Niccolò Piccinino
card-gattamelata = Gattamelata
card-francesco-sforza = Francesco Sforza
card-colleoni = Bartolomeo Colleoni
card-montefeltro = Federico da Montefeltro
card-sigismondo = Sigismondo Malatesta
card-barbiano = Alberico da Barbiano
card-dal-verme = Jacopo dal Verme
card-facino-cane = Facino Cane
card-tolentino = Niccolò da Tolentino
card-micheletto = Micheletto Attendolo
card-castracani = Castruccio Castracani
card-pergola = Angelo della Pergola
card-malatesta = Carlo Malatesta

## Compagnie del mazzo Ventura

card-crossbowmen = Balestrieri
card-mounted-crossbowmen = Balestrieri a Cavallo
card-light-cavalry = Cavalleria Leggera
card-spearmen = Lancieri
card-horse-carts = Carriaggi
card-artillerymen = Artiglieri
card-swordsmen = Spada e Scudo
card-heavy-cavalry = Cavalleria Pesante
card-mounted-skirmishers = Scorridori
card-barbute = Barbute
card-broken-lances = Lanze Spezzate
card-household = Famigli
card-hungarian-archers = Arcieri Ungheri
card-stradiots = Stradioti
card-english-archers = Arcieri Inglesi
card-pavise-bearers = Pavesari
card-billmen = Ronconieri
card-halberdiers = Alabardieri
card-handgunners = Schioppettieri
card-pikemen = Picchieri

## Compagnie del mazzo Coscrizione

card-farmers = Contadini
card-town-militia = Cittadini in Armi
card-foragers = Saccomanni
card-woodsmen = Boscaioli

## Eventi

card-barber-surgeons = Barbieri-Chirurghi
card-ambush = Imboscata
card-rain-of-bolts = Pioggia di Dardi
card-charge = Carica
card-palisade = Palizzata
card-feigned-flight = Finta Fuga
card-cut-off = Ritirata Tagliata
card-night-withdrawal = Ritirata Notturna
card-forced-march = Marcia Forzata
card-free-company-tribute = Tributo alla Compagnia
card-delayed-pay = Paghe Arretrate
card-burned-harvest = Raccolto Bruciato
card-spys-letter = Lettera della Spia
card-signed-contract = Condotta Firmata
card-relief-column = Colonna di Soccorso
card-papal-interdict = Interdetto Papale

ploy-barber-surgeons = { card-barber-surgeons }
ploy-ambush = { card-ambush }
ploy-rain-of-bolts = { card-rain-of-bolts }
ploy-charge = { card-charge }
ploy-palisade = { card-palisade }
ploy-feigned-flight = { card-feigned-flight }
ploy-cut-off = { card-cut-off }
ploy-night-withdrawal = { card-night-withdrawal }
ploy-forced-march = { card-forced-march }
ploy-free-company-tribute = { card-free-company-tribute }
ploy-delayed-pay = { card-delayed-pay }
ploy-burned-harvest = { card-burned-harvest }
ploy-spys-letter = { card-spys-letter }
ploy-signed-contract = { card-signed-contract }
ploy-relief-column = { card-relief-column }
ploy-papal-interdict = { card-papal-interdict }

## Guarnigioni

card-garrison-este = Guarnigione Este
card-garrison-gonzaga = Guarnigione Gonzaga
card-garrison-medici = Guarnigione Medici
card-garrison-visconti = Guarnigione Visconti

## Posti e numeri: arrivano come nomi, che nessun selettore di plurale riconosce

spot-numbered =
    { $second ->
        [c] Milizia { $first }, Capitano
       *[other] Milizia { $first }, Compagnia { $second }
    }

area-1 = 1
area-2 = 2
area-3 = 3
area-4 = 4
area-5 = 5

copy-1 = 1
copy-2 = 2
copy-3 = 3
copy-4 = 4
copy-5 = 5

number-1 = una
number-2 = due
number-3 = tre

florins-0 = 0 Fiorini
florins-1 = 1 Fiorino
florins-2 = 2 Fiorini
florins-3 = 3 Fiorini
florins-4 = 4 Fiorini
florins-5 = 5 Fiorini

## Edizioni e fasi

edition-en-2010 = Edizione inglese (2010)
edition-it-2011 = Edizione italiana (2011)

phase-setup = Preparazione
phase-initiative = Riscatto
phase-prestige = Prestigio
phase-fortune = Esplorazione
phase-recruit = Convocazione
phase-recovery = Recupero
phase-annex = Annessione
phase-upkeep = Contabilità
phase-expansion = Espansione
phase-conscription = Coscrizione
phase-deploy = Condotta
phase-regroup = Riorganizzazione
phase-march = Milizia
phase-over = Partita finita

## I momenti in cui si chiede degli Eventi

window-battle-declared = Comincia la battaglia
window-after-reveal = Gli schieramenti sono scoperti
window-before-ranged = Segue l’assalto a distanza
window-before-melee = Segue un assalto in corpo a corpo
window-before-wounds = Ora si assegnano le ferite
window-after-assault = L’assalto è finito
window-before-retreat = Ora ci si può ritirare
window-battle-end = La battaglia è finita
window-event-played = È stato giocato un Evento
window-step-start = Comincia la tua fase
window-step-end = Finisce la tua fase
window-others-step = Comincia la fase di un altro
window-before-entering = Una Milizia sta per entrare in un Territorio
window-tile-taken = Hai preso un Territorio
window-tile-lost = Hai perso un Territorio

## Che cosa sa fare una famiglia, con Famiglie a confronto

ability-este = un punto in più in ogni turno di gioco in cui spende Fiorini per guadagnare punti
ability-gonzaga = quando pesca una tessera può guardarne più di una e tenerne una
ability-medici = un Fiorino di Rendita in più, ma un punto in meno quando spende Fiorini per guadagnare punti
ability-visconti = una volta per turno di gioco può guardare più carte Coscrizione e tenerne una

## Nomi brevi di Territori e carte, al massimo nove caratteri, per schermi stretti

short-village = Borgo
short-castle = Castello
short-city = Città
short-river = Fiume
short-lake = Lago
short-hill = Collina
short-mountain = Montagna
short-field = Campo
short-wood = Bosco
short-papal = Pontif.
short-acuto = Acuto
short-fortebraccio = Fortebr.
short-muzio-sforza = M. Sforza
short-carmagnola = Carmagn.
short-piccinino = Piccinino
short-gattamelata = Gattamel.
short-francesco-sforza = F. Sforza
short-colleoni = Colleoni
short-montefeltro = Federico
short-sigismondo = Sigism.
short-barbiano = Barbiano
short-dal-verme = Dal Verme
short-facino-cane = Facino
short-tolentino = Tolentino
short-micheletto = Attendolo
short-castracani = Castruc.
short-pergola = Pergola
short-malatesta = Malatesta
short-crossbowmen = Balestre
short-mounted-crossbowmen = Bal. cav.
short-light-cavalry = Cav. leg.
short-spearmen = Lancieri
short-horse-carts = Carriaggi
short-artillerymen = Artigl.
short-swordsmen = Spade
short-heavy-cavalry = Cav. pes.
short-mounted-skirmishers = Scorrid.
short-barbute = Barbute
short-broken-lances = Lanze sp.
short-household = Famigli
short-hungarian-archers = Ungheri
short-stradiots = Stradioti
short-english-archers = Inglesi
short-pavise-bearers = Pavesari
short-billmen = Ronconi
short-halberdiers = Alabarde
short-handgunners = Schioppi
short-pikemen = Picchieri
short-farmers = Contadini
short-town-militia = Cittadini
short-foragers = Saccom.
short-woodsmen = Boscaioli
short-barber-surgeons = Chirurghi
short-ambush = Imboscata
short-rain-of-bolts = Dardi
short-charge = Carica
short-palisade = Palizzata
short-feigned-flight = Finta
short-cut-off = Tagliata
short-night-withdrawal = Notturna
short-forced-march = Marcia
short-free-company-tribute = Tributo
short-delayed-pay = Paghe
short-burned-harvest = Raccolto
short-spys-letter = Lettera
short-signed-contract = Condotta
short-relief-column = Soccorso
short-papal-interdict = Interdet.
short-garrison-este = Gua. Este
short-garrison-gonzaga = Gua. Gonz
short-garrison-medici = Gua. Med.
short-garrison-visconti = Gua. Visc

## Una riga di storia per ogni Capitano

about-acuto = L’inglese John Hawkwood, che gli italiani chiamavano Acuto, guidò la Compagnia Bianca e morì nel 1394 al servizio di Firenze.
about-fortebraccio = Braccio da Montone si fece signore di Perugia con squadre veloci che si davano il cambio; nel 1424 fu ferito a morte all’Aquila.
about-muzio-sforza = Muzio Attendolo, figlio di contadini secondo la leggenda, fu detto Sforza per la sua forza; nel 1424 annegò nel Pescara per salvare un paggio.
about-carmagnola = Francesco Bussone, il Carmagnola, vinse a Maclodio per Venezia nel 1427 e liberò i prigionieri; cinque anni dopo Venezia lo fece decapitare.
about-piccinino = Piccolo, zoppo e audace: battuto nel 1439, si racconta che uscì da Tenno chiuso in un sacco, e pochi giorni dopo prese Verona.
about-gattamelata = Erasmo da Narni, la «gatta melata», fu il prudente capitano di Venezia; a Padova il bronzo di Donatello lo mostra a cavallo.
about-francesco-sforza = Il figlio di Muzio sposò Bianca Maria Visconti e nel 1450 divenne duca di Milano.
about-colleoni = Il bergamasco Bartolomeo Colleoni si arricchì come capitano generale di Venezia e lasciò alla città il denaro per il proprio monumento.
about-montefeltro = Signore di Urbino, perse un occhio in un torneo; tenne fede alle condotte e ne spese l’oro in una celebre biblioteca.
about-sigismondo = Il lupo di Rimini costruì rocche e un tempio alla propria gloria; Pio II lo scomunicò e lo fece bruciare in effigie.
about-barbiano = Nel 1379 la sua Compagnia di San Giorgio, fatta di italiani, batté a Marino i mercenari bretoni.
about-dal-verme = Paziente capitano veronese, a lungo fedele ai Visconti; nel 1391 ad Alessandria sbaragliò l’esercito del conte d’Armagnac.
about-facino-cane = Saccheggiò e tenne per sé mezzo Stato visconteo; quando morì, nel 1412, il nuovo duca ne sposò la vedova.
about-tolentino = Guidò i fiorentini a San Romano nel 1432; Paolo Uccello dipinse la battaglia, Andrea del Castagno il suo monumento a cavallo.
about-micheletto = Parente degli Sforza, arrivò in soccorso a San Romano; i libri contabili della sua compagnia si leggono ancora.
about-castracani = Il signore di Lucca batté i fiorentini ad Altopascio nel 1325; Machiavelli ne scrisse la vita, mettendoci molto di suo.
about-pergola = Vecchia volpe al servizio di Filippo Maria Visconti; nel 1424 mise in rotta i fiorentini a Zagonara.
about-malatesta = Il signore di Rimini era colto, leale e sfortunato: fu preso prigioniero a Sant’Egidio nel 1416 e di nuovo a Zagonara nel 1424.

## Per ogni Compagnia

about-crossbowmen = La balestra era l’arma della fanteria italiana; i balestrieri di Genova erano assoldati ben oltre l’Italia.
about-mounted-crossbowmen = A cavallo arrivavano dove servivano, e spesso smontavano per tirare.
about-light-cavalry = I cavalleggeri esploravano, razziavano e inseguivano chi fuggiva.
about-spearmen = La fanteria dei comuni accoglieva i cavalieri con una siepe di lance lunghe.
about-horse-carts = Un esercito in marcia si trascinava dietro sui carri il pane, le tende e il bottino.
about-artillerymen = Nel Quattrocento le bombarde arrivarono a ogni grande assedio, e i pezzi più leggeri sul campo di battaglia.
about-swordsmen = Fanti con spada e rotella, per dare l’assalto alle mura e combattere da vicino.
about-heavy-cavalry = Un uomo d’arme tutto armato, con il servente e il ragazzo, faceva una lancia; e in lance si contavano gli eserciti.
about-mounted-skirmishers = Cavalieri leggeri precedevano l’esercito, molestavano il nemico e riportavano notizie.
about-barbute = I cavalieri del Trecento, ciascuno con due cavalli, si contavano dall’elmo, la barbuta.
about-broken-lances = Le lanze spezzate erano uomini d’arme senza un capitano proprio, assoldati uno per uno dallo Stato.
about-household = La casa era la squadra propria del capitano, fatta degli uomini di cui più si fidava.
about-hungarian-archers = Gli arcieri a cavallo vennero in Italia con re Luigi d’Ungheria nel 1347, e molti rimasero al soldo degli italiani.
about-stradiots = Lancieri leggeri d’Albania e di Grecia; Venezia li portò in Italia dal 1470 circa.
about-english-archers = La Compagnia Bianca portò in Italia l’arco lungo inglese negli anni Sessanta del Trecento.
about-pavise-bearers = Dietro il pavese, uno scudo alto quasi quanto un uomo, i balestrieri potevano caricare con calma.
about-billmen = Il roncone, la roncola dei contadini su una lunga asta, poteva tirare giù di sella un cavaliere.
about-halberdiers = Scure, punta e uncino su una sola asta: l’alabarda venne in Italia con i fanti svizzeri e tedeschi.
about-handgunners = Con piccole armi da fuoco gli schioppettieri entrarono negli eserciti del Quattrocento: rumorosi, lenti a caricare e temuti.
about-pikemen = Alla fine del Quattrocento l’Italia imparò la picca lunga dai fanti svizzeri e tedeschi.
about-farmers = Nelle loro montagne i contadini potevano essere pericolosi: alle Scalelle, nel 1358, sbaragliarono la Grande Compagnia in una gola.
about-town-militia = Gli uomini di una città si radunavano sotto il gonfalone, la bandiera del loro rione.
about-foragers = I saccomanni cavalcavano con le lance, per cercare foraggio e viveri, e per saccheggiare.
about-woodsmen = I boscaioli conoscevano ogni sentiero dei loro monti; agli eserciti servivano come guide, e con la scure.

## Per ogni Evento

about-barber-surgeons = I barbieri non facevano solo la barba: cavavano sangue, rimettevano a posto ossa e cucivano ferite.
about-ambush = Boschi, canneti e valli strette nascosero molte squadre; di un capitano si lodava l’astuzia non meno del coraggio.
about-rain-of-bolts = La balestra è lenta da caricare, ma il suo dardo passa la maglia di ferro.
about-charge = A Castagnaro, nel 1387, l’Acuto tenne il nemico di fronte e lo caricò sul fianco.
about-palisade = Fossi e pali difendevano il campo; li scavavano e li piantavano i guastatori.
about-feigned-flight = Fuggire perché chi insegue perda l’ordine è un vecchio trucco di cavalieri, e l’Acuto lo conosceva bene.
about-cut-off = Chi teneva il ponte alle spalle del nemico aveva già vinto a metà.
about-night-withdrawal = Nel 1438 il Gattamelata portò il suo esercito fuori da Brescia, quasi circondata, e per i monti fino a Verona.
about-forced-march = La Compagnia Bianca era temuta perché marciava di notte, e anche d’inverno.
about-free-company-tribute = Le città pagavano le compagnie di ventura perché andassero a saccheggiare altri; Siena pagò più e più volte.
about-delayed-pay = La paga arrivava quasi sempre tardi; il capitano l’anticipava di tasca sua, o i suoi uomini se ne andavano.
about-burned-harvest = Il guasto, cioè bruciare messi, viti e mulini, colpiva una città senza assediarla.
about-spys-letter = Ogni corte pagava per avere lettere dal campo avverso, e i capitani avevano informatori propri.
about-signed-contract = La condotta, un contratto scritto, fissava uomini, paga e durata; da essa il condottiere ha il nome.
about-relief-column = Molti assedi finirono il giorno in cui comparve all’orizzonte un esercito di soccorso.
about-papal-interdict = Sotto l’interdetto le chiese tacevano; nel 1376 papa Gregorio XI ne lanciò uno contro Firenze.

## Per ogni Guarnigione

about-garrison-este = Gli Este furono signori di Ferrara dal Duecento fino al 1598.
about-garrison-gonzaga = I Gonzaga tolsero Mantova ai Bonacolsi all’alba del 16 agosto 1328, e la tennero per secoli.
about-garrison-medici = I Medici, banchieri venuti dal Mugello, guidarono Firenze dal 1434 senza portare un titolo.
about-garrison-visconti = I Visconti furono signori di Milano e dal 1395 duchi, finché nel 1447 la dinastia si estinse.

## Diario: l’inizio

event-starts = Comincia { $seat }.
event-leads = { $seat } guida la famiglia { $family }.
event-draws-tile = { $seat } pesca una tessera.
event-gets-tile = { $seat } riceve la tessera { $tile }.
event-takes-set =
    { $count ->
        [one] { $seat } prende la stessa tessera di tutti.
       *[other] { $seat } prende le stesse { $count } tessere di tutti.
    }
event-turned-up = Si scopre una carta: { $card }.
event-places = { $seat } mette la tessera { $tile } in { $hex }.
event-places-city = { $seat } fonda la sua Città in { $hex }.
event-domain =
    { $count ->
        [one] Il Dominio di { $seat } comincia con 1 segnalino.
       *[other] Il Dominio di { $seat } comincia con { $count } segnalini.
    }

## Diario: turni di gioco, punti e Fiorini

event-round = Comincia il turno di gioco { NUMBER($count, useGrouping: 0) }.
event-first-player = { $seat } è all’ultimo posto, e perciò comincia.
event-scores =
    { $count ->
        [one] { $seat } guadagna 1 punto: ora sono { $count2 }.
       *[other] { $seat } guadagna { $count } punti: ora sono { $count2 }.
    }
event-spends =
    { $count ->
        [one] { $seat } spende 1 Fiorino per il prestigio.
       *[other] { $seat } spende { $count } Fiorini per il prestigio.
    }
event-papal-points =
    { $count ->
        [one] { $seat } controlla 1 Territorio Pontificio.
       *[other] { $seat } controlla { $count } Territori Pontifici.
    }
event-income =
    { $count ->
        [0] { $seat } non incassa nulla.
        [one] { $seat } incassa 1 Fiorino.
       *[other] { $seat } incassa { $count } Fiorini.
    }
event-earns = { $seat }: { $tile } ({ $count }) rende { $count2 }.
event-upkeep =
    { $count ->
        [0] { $seat } non ha Mantenimento da pagare.
        [one] { $seat } paga 1 Fiorino di Mantenimento.
       *[other] { $seat } paga { $count } Fiorini di Mantenimento.
    }

## Diario: carte e tessere

event-takes-card = { $seat } prende { $card } dalle carte scoperte.
event-buys = { $seat } compra una carta.
event-draws-card = { $seat } pesca { $card }.
event-looks =
    { $count ->
        [one] { $seat } ne guarda 1 e la tiene.
       *[other] { $seat } ne guarda { $count } e ne tiene una.
    }
event-sees = { $seat } vede { $card }.
event-sees-tile = { $seat } vede la tessera { $tile }.
event-bottoms =
    { $count ->
        [one] { $seat } mette 1 tessera in fondo alla pila.
       *[other] { $seat } mette { $count } tessere in fondo alla pila.
    }
event-discards = { $seat } scarta { $card }.
event-row-discarded = Le carte scoperte sono tutte di un tipo e lasciano il posto ad altre.
event-reshuffles-ventura = Gli scarti Ventura vengono mescolati e formano un nuovo mazzo.
event-reshuffles-conscription = Gli scarti Coscrizione vengono mescolati e formano un nuovo mazzo.

## Diario: Territori

event-annexes =
    { $count ->
        [one] { $seat } annette { $hex } con 1 segnalino.
       *[other] { $seat } annette { $hex } con { $count } segnalini.
    }
event-expands = { $seat } si espande: { $tile } in { $hex }.
event-removes-markers =
    { $count ->
        [one] { $seat } toglie da { $hex } 1 segnalino di { $seat2 }.
       *[other] { $seat } toglie da { $hex } { $count } segnalini di { $seat2 }.
    }
event-protects = { $seat } protegge { $hex } fino alla fine del turno di gioco.

## Diario: Milizie

event-recovers = { $seat } fa riposare { $card } della Milizia { $area }: una ferita in meno.
event-heals = { $seat } paga il cerusico per { $card } della Milizia { $area }: una ferita in meno.
event-tends = { $seat } cura con un Evento { $card } della Milizia { $area }: una ferita in meno.
event-dismisses = { $seat } congeda { $card }.
event-garrison-gone = La Guarnigione di { $seat } esce dal gioco.
event-deploys = { $seat } recluta { $card } nella Milizia { $area } in { $hex }.
event-regroups = { $seat } riorganizza le Milizie in { $hex }.
event-captain-leaves = { $card } non ha più nessuno da guidare e lascia { $seat }.
event-heads-for = La Milizia { $area } di { $seat } sta per entrare in { $hex }.
event-marches = La Milizia { $area } di { $seat } marcia in { $hex }.

## Diario: battaglie

event-battle = Battaglia in { $hex }! { $seat } attacca { $seat2 }.
event-sends = { $seat } manda in battaglia la Milizia { $area }.
event-lines-up = Lo schieramento di { $seat } è pronto.
event-line-up =
    { $count ->
        [1] { $seat }, linea I: { $card }.
        [2] { $seat }, linea II: { $card }.
        [3] { $seat }, linea III: { $card }.
        [4] { $seat }, linea IV: { $card }.
       *[other] { $seat }, linea V: { $card }.
    }
event-assault-ranged = Assalto a distanza di { $seat }: { $count }.
event-assault-melee = Assalto in corpo a corpo di { $seat }: { $count }.
event-prevented =
    { $count ->
        [one] { $seat } previene 1 ferita.
       *[other] { $seat } previene { $count } ferite.
    }
event-wounded =
    { $count ->
        [one] { $seat } subisce 1 ferita: { $card }.
       *[other] { $seat } subisce { $count } ferite: { $card }.
    }
event-eliminated = { $seat } perde { $card }.
event-captain-falls = { $card }, Capitano di { $seat }, cade in battaglia.
event-retreats = { $seat } si ritira in { $hex }.
event-battle-won =
    { $count ->
        [0] { $seat } vince la battaglia.
       *[other] { $seat } vince la battaglia contro un Esercito!
    }
event-battle-even = Nessuno resta in piedi: la battaglia non ha vincitore.
event-battle-broken-off = Lo scontro è in stallo: { $seat } interrompe la battaglia e torna indietro.

## Diario: Eventi

event-plays-event = { $seat } gioca { $ploy }.
event-event-cancelled = L’Evento è annullato e non ha effetto.
event-gains-florins =
    { $count ->
        [one] { $seat } guadagna 1 Fiorino.
       *[other] { $seat } guadagna { $count } Fiorini.
    }
event-takes-florins =
    { $count ->
        [one] { $seat } prende 1 Fiorino a { $seat2 }.
       *[other] { $seat } prende { $count } Fiorini a { $seat2 }.
    }
event-burns-income =
    { $count ->
        [one] Per mano di { $seat }, la prossima volta { $seat2 } incasserà 1 Fiorino in meno.
       *[other] Per mano di { $seat }, la prossima volta { $seat2 } incasserà { $count } Fiorini in meno.
    }
event-looks-at-hand = { $seat } guarda la mano di { $seat2 }.
event-sees-in-hand = { $seat } vede nella mano di { $seat2 }: { $card }.
event-looks-at-reserve = { $seat } guarda la riserva di { $seat2 }.
event-sees-in-reserve = { $seat } vede nella riserva di { $seat2 }: { $tile }.
event-swaps-card = { $seat } mette { $card } tra le carte scoperte e prende { $card2 }.
event-relocates = { $seat } lascia { $hex } e prende { $hex2 }.
event-raises-income =
    { $count ->
        [one] La prossima volta { $seat } incasserà 1 Fiorino in più.
       *[other] La prossima volta { $seat } incasserà { $count } Fiorini in più.
    }

## Diario: la fine

event-eliminates = { $seat } prende la Città di { $seat2 }: una famiglia è fuori dal gioco!
event-wins-by-points = { $seat } ha trenta punti e vince!
event-wins-by-city = { $seat } alza lo stendardo sulla Città nemica in { $hex } e vince!
event-wins-alone = { $seat } guida l’ultima famiglia rimasta e vince!
event-round-limit =
    { $count ->
        [one] La partita finisce dopo 1 turno di gioco.
       *[other] La partita finisce dopo { NUMBER($count, useGrouping: 0) } turni di gioco.
    }

## Domande: preparazione

ask-family = Quale famiglia guidi?
ask-tile = Quale delle tue tessere metti?
ask-cell = Dove metti la tessera { $tile }?
ask-city = Dove metti la tua Città?
ask-domain =
    { $count ->
        [one] Scegli l’ultimo Territorio del tuo Dominio di partenza.
       *[other] Scegli { $count } Territori per il tuo Dominio di partenza.
    }

## Domande: fasi da A a E

ask-prestige =
    { $count ->
        [0] Non hai Fiorini da spendere per guadagnare punti.
        [one] Spendi il tuo unico Fiorino per guadagnare punti?
       *[other] Hai { $count } Fiorini: quanti ne spendi per guadagnare punti?
    }
ask-fortune = Pesca una tessera o prendi una delle carte scoperte.
ask-keep-tile = Quale tessera tieni?
ask-bottom = Quale tessera metti ora in fondo alla pila?
ask-recruit =
    { $count ->
        [one] Hai 1 Fiorino: compri una carta Ventura per 2?
       *[other] Hai { $count } Fiorini: compri una carta Ventura per 2?
    }
ask-keep = Quale carta tieni?
ask-discard = In mano puoi avere cinque carte al massimo: scartane una.
ask-recovery = Quali delle tue Compagnie guariscono gratis da una ferita?
ask-annex = Quale Territorio annetti ora?
ask-upkeep =
    { $count ->
        [0] Non c’è Mantenimento da pagare.
        [one] Il Mantenimento è di 1 Fiorino e tu ne hai { $count2 }: paga, o prima congeda delle carte.
       *[other] Il Mantenimento è di { $count } Fiorini e tu ne hai { $count2 }: paga, o prima congeda delle carte.
    }
ask-upkeep-short =
    { $count ->
        [one] Ti manca 1 Fiorino per il Mantenimento: congeda una carta.
       *[other] Ti mancano { $count } Fiorini per il Mantenimento: congeda delle carte.
    }
ask-settle =
    { $count ->
        [one] Il Capitano non c’è più: quale Compagnia resta? C’è posto ancora per 1.
       *[other] Il Capitano non c’è più: quale Compagnia resta? C’è posto ancora per { $count }.
    }
ask-expansion = Aggiungi alla mappa una tessera della tua riserva?
ask-conscription =
    { $count ->
        [one] Hai 1 Fiorino: con questo compri una carta Coscrizione?
       *[other] Hai { $count } Fiorini: compri una carta Coscrizione per 1?
    }
ask-deploy =
    { $count ->
        [0] Non hai Fiorini: quale carta recluti, se vuoi?
        [one] Hai 1 Fiorino: quale carta recluti, se vuoi?
       *[other] Hai { $count } Fiorini: quale carta recluti, se vuoi?
    }
ask-room = Quale Compagnia recluti nel posto che hai fatto, nella Milizia { $count }?
ask-regroup = In quale Territorio riorganizzi le tue Milizie, se vuoi?
ask-assign = In quale Milizia metti { $card }?
ask-nothing = Qui non c’è nulla da decidere: gioca un Evento o cura, se vuoi, oppure vai avanti.

## Domande: fase F e battaglie

ask-march = Quale Milizia muovi?
ask-step =
    { $count ->
        [0] Non restano punti movimento: ti fermi qui?
        [one] Resta 1 punto movimento: prosegui o ti fermi?
       *[other] Restano { $count } punti movimento: prosegui o ti fermi?
    }
ask-defender = Quale delle tue Milizie combatte?
ask-order =
    { $count ->
        [1] Quale Compagnia sta sulla linea I?
        [2] Quale Compagnia sta sulla linea II?
        [3] Quale Compagnia sta sulla linea III?
        [4] Quale Compagnia sta sulla linea IV?
       *[other] Quale Compagnia sta sulla linea V?
    }
ask-retreat = Ti ritiri, o resti a combattere?

## Domande: Eventi

ask-event =
    { $count ->
        [0] { $window }: non hai Eventi da giocare, passa.
       *[other] { $window }: giochi un Evento, o passi?
    }
ask-heal =
    { $count ->
        [one] Puoi curare ancora 1 ferita del tuo Esercito: quale Compagnia?
       *[other] Puoi curare ancora { $count } ferite del tuo Esercito: quale Compagnia per prima?
    }
ask-opponent = Quale avversario scegli?
ask-row-card = Quale delle carte scoperte prendi?
ask-protect = Quale Territorio del tuo Dominio proteggi?
ask-give-up =
    { $count ->
        [one] Un Evento ti costa una carta: quale scarti?
       *[other] Un Evento ti costa ancora { $count } carte: quale scarti?
    }
ask-swap = Quale carta Ventura della tua mano prende il posto di { $card }?
ask-relocate = Da quale Territorio del tuo Dominio togli i segnalini?
ask-relocate-to = In quale Territorio vanno i segnalini?
ask-muster =
    { $count ->
        [0] Non hai Fiorini: quale carta recluti con l’Evento, se vuoi?
        [one] Hai 1 Fiorino: quale carta recluti con l’Evento, se vuoi?
       *[other] Hai { $count } Fiorini: quale carta recluti con l’Evento, se vuoi?
    }
ask-muster-where = In quale Territorio del tuo Dominio appare la nuova Milizia?

## Mosse, come sui pulsanti

do-family = Guida la famiglia { $family }
do-tile = Metti { $tile }
do-at = In { $hex }
do-spend = Spendi { $florins }
do-draw-tile = Pesca una tessera
do-take = Prendi { $card }
do-buy = Compra una carta
do-look-at = Guardane { $number } e tienine una
do-keep = Tieni { $card }
do-keep-tile = Tieni la tessera { $tile }
do-bottom = Metti in fondo la tessera { $tile }
do-discard = Scarta { $card }
do-recover-all = Falle guarire tutte
do-recover = Guarisci: { $spot }
do-dismiss = Congeda: { $spot }
do-settle = Tieni: { $spot }
do-deploy = Recluta { $card } nella Milizia { $area }
do-clear = Sciogli la Milizia { $area }
do-assign = Nella Milizia { $area }
do-activate = Muovi la Milizia { $area }
do-defend = Combatti con la Milizia { $area }
do-line = { $card } ({ $copy })
do-stay = Resta a combattere
do-heal = Cura una ferita: { $spot }
do-play = Gioca { $ploy }
do-on = Contro { $seat }
do-done = Fatto
do-pass = Passa
do-first = Comincia { $seat }
do-noble = La sorte indica { $family }
do-land = Pesca la tessera { $tile }
do-card = Pesca { $card }

## Ordini permanenti, e ciò che non si può ritirare

order-no-events = Nessun Evento in questo turno
about-order-no-events = Ogni volta che si può giocare un Evento passi da solo, fino alla fine del turno di gioco.
danger-garrison = La Guarnigione esce dal gioco per sempre: nessun altro difende la tua Città da sé.

## Rifiuti: preparazione e Territori

no-family = La famiglia { $family } ha già chi la guida.
no-such-tile = La prossima tessera si pesca dalla pila dei Territori.
no-tile = Tra queste tessere non c’è { $tile }.
no-cell-taken = Lì c’è già una tessera.
no-cell = Una nuova tessera deve toccare almeno due tessere della mappa.
no-border = Una nuova tessera deve toccare almeno due tessere della mappa, di cui una nel tuo Dominio.
no-border-left = Accanto al tuo Dominio non c’è posto per un’altra tessera.
no-city-beside-city = Due Città non possono essere vicine.
no-room-for-domain = Lì la tua Città non avrebbe spazio per un Dominio di partenza completo.
no-tile-there = Lì non c’è nessuna tessera.
no-tile-free = Non puoi partire con quel Territorio: è già di qualcuno, è una Città o un Territorio Pontificio escluso dalle opzioni.
no-domain = Quel Territorio non va: Città e Territori devono essere collegati, e le tessere si scelgono nell’ordine in cui sono state messe.
no-domain-boxes-in = Con quel Territorio chi sceglie dopo di te non avrebbe spazio per un Dominio di partenza completo.
no-answer-family = Prima scegli una famiglia.
no-answer-place = Prima scegli una tessera e il suo posto.
no-answer-domain = Prima scegli i Territori del tuo Dominio di partenza.

## Rifiuti: fasi da A a E

no-florins = Non hai abbastanza Fiorini.
no-sale = Ora non puoi comprare carte: hai troppo pochi Fiorini, o non ci sono carte.
no-look = Per questo acquisto non puoi guardare così tante carte.
no-tiles-left = La pila dei Territori è vuota.
no-row-card = Tra le carte scoperte non c’è { $card }.
no-such-card = La prossima carta si pesca dal mazzo.
no-hand-card = Non hai in mano { $card }.
no-recovery = Guariscono solo Compagnie ferite nei Centri Abitati del tuo Dominio; sceglile nel loro ordine.
no-upkeep =
    { $count ->
        [one] Ti manca 1 Fiorino: prima congeda una carta.
       *[other] Ti mancano { $count } Fiorini: prima congeda delle carte.
    }
no-card-there = Lì non hai nessuna carta.
no-room-needed = Adesso non occorre fare posto.
no-deploy-cost = Non puoi pagare { $card }.
no-place-captain = Un Capitano può unirsi solo a una Compagnia sola nella tua Città.
no-deploy-event = Si reclutano solo Capitani e Compagnie, e { $card } è un Evento.
no-terrain = Lì non puoi reclutare { $card }: la carta indica il suo terreno.
no-place-company = Due Compagnie formano una sola Milizia solo sotto un Capitano.
no-army-room = Quell’Esercito ha già cinque Compagnie.
no-besieged = C’è un nemico nella tua Città: lì non arrivano nuove Milizie.
no-regroup = Lì non c’è nulla da riorganizzare, o l’hai già fatto.
no-area = Quella Milizia non può accogliere la carta: è al completo, ha già un Capitano o è altrove.
no-answer-prestige = Prima decidi quanti Fiorini spendi per guadagnare punti.
no-answer-fortune = Prima pesca una tessera o prendi una carta scoperta.
no-answer-survey = Prima tieni una delle tessere e metti le altre in fondo.
no-answer-buy = Compra una carta, o di’ che hai finito.
no-answer-keep = Prima scegli la carta da tenere.
no-answer-discard = Prima scarta una carta.
no-answer-recovery = Prima decidi quali Compagnie guariscono.
no-annex = Si annettono i Territori con le tue Milizie che non sono ancora tuoi.
no-answer-annex = Prima scegli il prossimo Territorio da annettere.
no-answer-upkeep = Prima paga il Mantenimento, o congeda delle carte.
no-answer-settle = Prima scegli quali Compagnie restano.
no-answer-deploy = Recluta una carta, o di’ che hai finito.
no-answer-room = Prima recluta una Compagnia nel posto che hai fatto.
no-answer-regroup = Scegli un Territorio in cui riorganizzare, o di’ che hai finito.
no-answer-assign = Prima metti questa carta in una Milizia.

## Rifiuti: fase F e battaglie

no-troop = Non hai nessuna Milizia con quel numero.
no-march-garrison = La Guarnigione non lascia mai la Città, e la sua Milizia resta con lei.
no-second-march = Quella Milizia si è già mossa.
no-march-here = La Milizia è già su quel Territorio. Se deve restarci, fermati qui.
no-neighbour = Quel Territorio non è vicino alla Milizia.
no-points =
    { $count ->
        [one] Con 1 punto movimento la Milizia non può entrare in quel Territorio.
       *[other] Con { $count } punti movimento la Milizia non può entrare in quel Territorio.
    }
no-entry = Un Evento di { $seat } protegge quel Territorio in questo turno di gioco.
no-battle = In questa battaglia ora non hai nulla da decidere.
no-company = Non hai { $card } da schierare.
no-refuge = Una Milizia può ritirarsi solo in un Territorio vicino del tuo Dominio, senza nemici.
no-stay = Un Evento costringe la tua Milizia a ritirarsi.
no-answer-march = Scegli una Milizia da muovere, o di’ che hai finito.
no-answer-step = Marcia in un Territorio vicino, o fermati.
no-answer-defender = Prima scegli la Milizia che combatte.
no-answer-order = Prima schiera le tue Compagnie.
no-answer-retreat = Prima decidi se ti ritiri o resti.

## Rifiuti: Eventi e cure

no-wound = Non c’è nessuna ferita da curare.
no-heal-in-battle = Durante una battaglia nessuno paga per curare le ferite.
no-window = Adesso non puoi giocare { $card }.
no-effect = Adesso { $card } non avrebbe alcun effetto.
no-answer-event = Gioca un Evento, o passa.
no-answer-opponent = Prima scegli un avversario.
no-answer-row-card = Prima prendi una delle carte scoperte.
no-answer-protect = Prima scegli il Territorio da proteggere.
no-answer-swap = Prima scegli una carta Ventura della tua mano in cambio dell’altra.
no-answer-relocate = Prima scegli uno dei tuoi Territori che non sia una Città.
no-answer-relocate-to = Prima scegli un Territorio di nessuno vicino al tuo Dominio, senza nemici.
no-answer-muster = Recluta una carta, o di’ che hai finito.
no-answer-muster-where = Prima scegli un Territorio del tuo Dominio senza nemici.

## Opzioni

option-equal-domains = Domini equiparati
about-option-equal-domains = Invece di pescare le tessere, tutti partono con le stesse.
option-mixed-fortunes = Risorse ben distribuite
about-option-mixed-fortunes = Tre carte scoperte di un solo tipo, tutte Capitani o tutte Compagnie, si sostituiscono.
option-to-arms = Alle armi!
about-option-to-arms = Chi compra una carta Ventura può guardarne tre e tenerne una.
option-familial-expertise = Famiglie a confronto
about-option-familial-expertise = Le famiglie si distribuiscono a caso, e ognuna ha un’abilità propria.
option-papal-start = Territori Pontifici alla partenza
about-option-papal-start = Un Territorio Pontificio può far parte di un Dominio di partenza: nell’edizione inglese sì, in quella italiana no (by-edition), sempre (yes) o mai (no).
option-papal-start-by-edition = secondo l’edizione
option-papal-start-yes = sì
option-papal-start-no = no
option-initiative-tie = Più giocatori all’ultimo posto
about-option-initiative-tie = Edizione italiana, se più giocatori sono ultimi: comincia il primo di loro in senso orario dopo chi ha cominciato prima (last), oppure senz’altro chi gli siede a sinistra, anche se non è ultimo (left).
option-initiative-tie-last = il prossimo tra gli ultimi
option-initiative-tie-left = in ogni caso il vicino di sinistra
option-free-split = Divisione libera degli Eserciti
about-option-free-split = Si può dividere anche un Esercito che è solo nel suo Territorio.
option-carts = Carriaggi
about-option-carts = Ogni Compagnia di Carriaggi rende più veloce il suo Esercito (stack), o lo fa una soltanto (single).
option-carts-stack = contano tutti
option-carts-single = ne conta uno solo
option-resistance = Resistenza in battaglia
about-option-resistance = La Resistenza del Territorio e quella del Capitano durano finché non sono esaurite (pool), o ciascuna solo per il primo assalto in cui serve (single-use).
option-resistance-pool = fino a esaurimento
option-resistance-single-use = per un assalto
option-round-limit = Limite di turni
about-option-round-limit = Dopo questo numero di turni di gioco vince il punteggio più alto; 0: nessun limite.
option-round-limit-0 = nessun limite
option-content = Territori e carte
about-option-content = Di chi sono i valori di Territori e carte: di Ludoteca, o di un pacchetto tuo.
option-content-ludoteca = quelli di Ludoteca

## Com’è finita la partita

reason-unfinished = non finita
reason-points = con trenta punti
reason-city = conquistando una Città
reason-last-family = come ultima famiglia
reason-round-limit = al limite di turni

## Ciò che si imposta per una nuova partita e si rifiuta

bad-initiative-tie = «{ option-initiative-tie }» ha senso solo nell’edizione italiana: in quella inglese decide chi ha meno Fiorini.
