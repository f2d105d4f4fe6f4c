# Luoghi: nome, riga, regole; la storia dell’esagono, le risposte, ciò che si racconta

location-leaning-post = Palo Storto
line-leaning-post = Tutti i cartelli del paese indicano qui. Nessuno indica altrove.
ability-leaning-post-a-read-the-backs = Leggi il retro dei cartelli

location-slantwise-inn = Alla Sghemba
line-slantwise-inn = Il pavimento pende verso la cassa.
ability-slantwise-inn-a-bed = Un letto per un’ora
story-slantwise-inn-a = L’ostessa ti mostra tre chiavi e un’ora sola. Dalla seconda alba nessuno paga più in monete.
answer-slantwise-inn-a-own-bed = Dormi per conto tuo
answer-slantwise-inn-a-shared-room = Dividi la stanza con uno sconosciuto
answer-slantwise-inn-a-no-bed = Veglia e tieni d’occhio la porta
told-slantwise-inn-a-robbed = Al mattino lo sconosciuto non c’è più, e la tua tasca nemmeno.

location-well-of-tomorrows = Pozzo dei Domani
line-well-of-tomorrows = Quel che ci cade arriva la settimana prossima, appena usato.
ability-well-of-tomorrows-a-throw = Getta qualcosa nel pozzo
story-well-of-tomorrows-a = Laggiù in fondo qualcuno con il tuo cappotto alza gli occhi e ti fa segno di andare via.
answer-well-of-tomorrows-a-look-again = Guarda ancora, anche se fa male
answer-well-of-tomorrows-a-look-away = Distogli lo sguardo

location-drowned-archive = Archivio Sommerso
line-drowned-archive = Un fascicolo per ciascuno. Le vocali si sono sciolte.
ability-drowned-archive-a-pull-a-file = Tira fuori un fascicolo
story-drowned-archive-a = Il tuo fascicolo è aperto sul tavolo e gocciola. Qualcuno lo tiene aggiornato: l’ultima pagina è asciutta e parla di questo tavolo.
answer-drowned-archive-a-read-yours = Leggilo fino in fondo
answer-drowned-archive-a-slit-the-seal = Taglia la busta in fondo
answer-drowned-archive-a-take-the-shelf = Prendi lo scaffale senza firmare
answer-drowned-archive-a-hang-it-up-to-dry = Stendilo ad asciugare
told-drowned-archive-a-last-page = L’ultima parola è il tuo nome, scritto con affetto.

location-ferry-without-a-far-bank = Traghetto Senza Altra Riva
line-ferry-without-a-far-bank = Ha un pontile solo e approda dappertutto.
ability-ferry-without-a-far-bank-a-cross = Attraversa pagando il passaggio
ability-ferry-without-a-far-bank-a-cross-as-crew = Attraversa come equipaggio
story-ferry-without-a-far-bank-a = Il traghettatore ti porge la pertica e la mano aperta, e aspetta di vedere quale prendi. La riva è una sola, dice, ma la gente insiste.
answer-ferry-without-a-far-bank-a-your-own-bank = Chiedi la riva che conosci
answer-ferry-without-a-far-bank-a-the-other-bank = Insisti per l’altra riva
answer-ferry-without-a-far-bank-a-take-the-pole = Prendi la pertica
told-ferry-without-a-far-bank-a-circle = Remi fino a buio e arrivi prima della partenza.
told-ferry-without-a-far-bank-a-land = Dalla nebbia spunta una riva, imbarazzata per il ritardo.

location-salt-chapel = Cappella di Sale
line-salt-chapel = Le panche sono state leccate fino a lucidarle. Da chi, non si sa.
ability-salt-chapel-a-kneel = In ginocchio
ability-salt-chapel-a-settle = Salda un debito
story-salt-chapel-a = Una voce dietro la grata chiede a chi devi ancora qualcosa. Dietro la grata non c’è una sedia, e neppure una stanza.
answer-salt-chapel-a-pay-something = Paga con qualcosa di tuo
answer-salt-chapel-a-say-nobody = Rispondi: a nessuno
answer-salt-chapel-a-take-the-plate = Prendi il piatto delle offerte
told-salt-chapel-a-salt = La grata dice un nome. Il nome è quello giusto.

location-heron-market = Mercato degli Aironi
line-heron-market = I mercanti stanno su una gamba sola e non dicono mai un prezzo.
ability-heron-market-a-barter = Scambia una cosa con un’altra
ability-heron-market-a-broth = Una scodella di brodo, in piedi

location-orchard-of-spare-hands = Frutteto delle Mani di Scorta
line-orchard-of-spare-hands = Le sinistre maturano per prime.
ability-orchard-of-spare-hands-a-graft = Fattene innestare una
ability-orchard-of-spare-hands-a-shake-hands = Stringi qualche mano
story-orchard-of-spare-hands-a = Pendono in fila e si aprono al tuo passaggio. Una porta già il tuo anello.
answer-orchard-of-spare-hands-a-take-a-third = Portala via, come terza
answer-orchard-of-spare-hands-a-shake-the-branch = Scuoti il ramo
answer-orchard-of-spare-hands-a-send-your-follower = Manda su chi ti segue
answer-orchard-of-spare-hands-a-applaud = Applaudi
told-orchard-of-spare-hands-a-grip = Una ti trattiene finché non ha finito di pensare.

location-hollow-oak-assembly = Assemblea della Quercia Cava
line-hollow-oak-assembly = Tutti possono parlare. La quercia verbalizza ad anelli.
ability-hollow-oak-assembly-a-send-word = Fai sapere che cerchi compagnia
story-hollow-oak-assembly-a = Dentro la quercia c’è una sedia libera; quaranta sconosciuti guardano prima lei, poi te. All’ordine del giorno: il tuo arrivo, se c’è stato.
answer-hollow-oak-assembly-a-speak = Parla in tua difesa
answer-hollow-oak-assembly-a-listen = Ascolta dalla porta
answer-hollow-oak-assembly-a-ask-for-a-delegate = Chiedi che mandino qualcuno
told-hollow-oak-assembly-a-minutes = Mozione respinta. Ti accompagnano fuori prima del tuo ingresso.
told-hollow-oak-assembly-a-delegate = In fondo qualcuno si alza, prende cappello e bastone, e va.

location-den-under-the-ivy = Tana Sotto l’Edera
line-den-under-the-ivy = Respira. C’è posto per un respiro ancora.
ability-den-under-the-ivy-a-curl-up = Raggomitolati in mezzo a loro
story-den-under-the-ivy-a = Sotto le foglie un mucchio di pelo dorme su un mucchio di bagagli altrui. Un’etichetta ha la tua calligrafia.
answer-den-under-the-ivy-a-feed-them = Lascia loro qualcosa
answer-den-under-the-ivy-a-reach-past-them = Infila il braccio oltre i denti
answer-den-under-the-ivy-a-back-out = Indietreggia, e ricordati come
told-den-under-the-ivy-a-gift = Nella notte ti hanno posato qualcosa ai piedi, ancora tiepido.
told-den-under-the-ivy-a-eyes = Si apre un occhio. Non appartiene a chi credevi.

location-glass-flats = Piana di Vetro
line-glass-flats = Si vede un’ora avanti. I morti là sotto vedono un po’ più lontano.
ability-glass-flats-a-scan-the-horizon = Guarda chi arriva
story-glass-flats-a = Il deserto è una lastra sola. Sotto, gente in bei cappotti guarda in su; sopra, lontanissimo, uno di loro cammina.
answer-glass-flats-a-wave = Saluta chi cammina
answer-glass-flats-a-lie-flat = Stenditi e fai il vetro
answer-glass-flats-a-dig = Rompi la lastra per i cappotti
told-glass-flats-a-mirage = Nessuno ricambia il saluto, con grande precisione.
told-glass-flats-a-waves-back = La figura si ferma, saluta e si volta verso di te.

location-stall-at-the-edge = Bancarella sul Bordo
line-stall-at-the-edge = Più in là la mappa è bianca, e i prezzi più bassi.
ability-stall-at-the-edge-a-pay-with-a-day = Paga con un giorno tuo
ability-stall-at-the-edge-a-on-account = Fai mettere in conto

location-furnace-that-forgot = Fornace Smemorata
line-furnace-that-forgot = Arde con l’aria di chi è entrato a prendere qualcosa.
ability-furnace-that-forgot-a-melt = Fondi qualcosa
answer-furnace-that-forgot-a-blade = Era di certo un’arma
answer-furnace-that-forgot-a-plate = Era di certo un’armatura
answer-furnace-that-forgot-a-trinket = Di certo non era niente
story-furnace-that-forgot-a = Lo sportello si apre e il calore chiede, con garbo, a che cosa serviva. L’ha chiesto a tutti. Nessuno, prima di te, si è fermato.
answer-furnace-that-forgot-a-remind-it = Dille a che cosa serviva
answer-furnace-that-forgot-a-feed-it = Dalle in pasto un’arma
answer-furnace-that-forgot-a-reach-in = Afferra quello che brilla
answer-furnace-that-forgot-a-warm-your-hands = Scaldati le mani e basta
told-furnace-that-forgot-a-spits = Le torna in mente un’altra cosa, con fragore.

location-street-of-unbuilt-houses = Via delle Case Non Costruite
line-street-of-unbuilt-houses = I campanelli ci sono già. Qualcuno risponde.
ability-street-of-unbuilt-houses-a-move-in = Trasferisciti alla porta accanto
story-street-of-unbuilt-houses-a = Un’agente che non ha casa ti offre le chiavi di tre. Descrivila, dice, e cerca di non esitare: l’ultima volta ne è uscita una palude.
answer-street-of-unbuilt-houses-a-with-a-shop = Una con bottega al pianterreno
answer-street-of-unbuilt-houses-a-with-a-cellar = Una con cantina molto profonda
answer-street-of-unbuilt-houses-a-the-one-you-saw = Quella che hai visto nel pozzo
answer-street-of-unbuilt-houses-a-none = Tieni i progetti, lascia le chiavi

location-theatre-of-the-last-rehearsal = Teatro della Prova Generale
line-theatre-of-the-last-rehearsal = La prima è domani, da trent’anni.
ability-theatre-of-the-last-rehearsal-a-take-the-stage = Sali sul palco
told-theatre-of-the-last-rehearsal-a-cough = Nel buio qualcuno tossisce. È una recensione.
story-theatre-of-the-last-rehearsal-a = La regista alza gli occhi e sospira di sollievo: tutta la settimana la tua parte l’ha letta una scopa. Anche la scopa sembra sollevata.
answer-theatre-of-the-last-rehearsal-a-play-yourself = Recita la tua parte
answer-theatre-of-the-last-rehearsal-a-juggle = Fai il giocoliere a tre mani
answer-theatre-of-the-last-rehearsal-a-other-script = Chiedi l’altro copione
answer-theatre-of-the-last-rehearsal-a-sit-at-the-back = Siediti in ultima fila
told-theatre-of-the-last-rehearsal-a-miscast = Grazie, dice la regista. La scopa è pregata di restare.

location-counting-house-below = Banco dei Conti di Sotto
line-counting-house-below = Sanno quanto vale ogni cosa, e dispiace anche a loro.
ability-counting-house-below-a-open-an-account = Apri un conto
answer-counting-house-below-a-small = Un conto piccolo
answer-counting-house-below-a-large = Un conto grande
answer-counting-house-below-a-deduct = Detrai la tassa degli uccelli
answer-counting-house-below-a-leave-it-there = Lascialo lì e respira
ability-counting-house-below-a-change = Chiedi il resto

location-nursery-of-kings = Asilo dei Re
line-nursery-of-kings = Dodici culle, una corona, e nessuno sotto i sessanta.
ability-nursery-of-kings-a-rock-a-cradle = Dondola una culla
story-nursery-of-kings-a = Un vecchio in calzoni corti e una vecchia in cuffietta si tirano su e chiedono chi dei due, secondo te, sia nato prima. Dietro c’è una cassa di giocattoli, alcuni con la lama.
answer-nursery-of-kings-a-play = Gioca con tutti e due
answer-nursery-of-kings-a-crown-the-left = Quello a sinistra; se ne andrà
answer-nursery-of-kings-a-crown-the-right = Quella a destra; ti verrà dietro
answer-nursery-of-kings-a-close-the-door = Richiudi la porta
told-nursery-of-kings-a-left = Viva me, dice lui, ti dà il cappello e scavalca la sponda.
told-nursery-of-kings-a-right = Viva me, dice lei. Vorrà ringraziarti di persona.

location-stair-to-the-missing-floor = Scala del Piano Mancante
line-stair-to-the-missing-floor = Sale quattro piani in una casa di tre.
ability-stair-to-the-missing-floor-a-climb = Sali
story-stair-to-the-missing-floor-a = Fra il terzo piano e il tetto qualcuno sposta i mobili. Lì la scala ha un pianerottolo, nessuna porta, e uno zerbino.
answer-stair-to-the-missing-floor-a-count-the-steps = Conta i gradini
answer-stair-to-the-missing-floor-a-run-up = Corri su prima che se ne accorga
answer-stair-to-the-missing-floor-a-call-up = Chiama, e guarda chi scende
told-stair-to-the-missing-floor-a-one-short = C’è un gradino in meno di quelli che hai salito.
told-stair-to-the-missing-floor-a-answer = Calano qualcosa con uno spago; poi scendono degli stivali.

location-bell-ridge = Cresta della Campana
line-bell-ridge = La campana si sente prima che suoni, e si perdona dopo.
ability-bell-ridge-a-toll = Tira la corda
story-bell-ridge-a = La corda è consumata nella forma di una mano che è quasi la tua. Qualunque cosa tu faccia, la valle l’ha sentita stamattina.
answer-bell-ridge-a-ring-for-all = Suona per tutti
answer-bell-ridge-a-ring-inward = Infila dentro la testa e suona
answer-bell-ridge-a-tie-up-the-clapper = Lega il batacchio
told-bell-ridge-a-silence = Per una volta senti quello che stavi per pensare.

location-eyrie-of-the-tax-birds = Nido degli Uccelli del Fisco
line-eyrie-of-the-tax-birds = Il panorama è gratis. Ti chiedono per quanto tempo hai guardato.
told-eyrie-of-the-tax-birds-a-levied = All’uscita ti viene trattenuto qualcosa.
story-eyrie-of-the-tax-birds-a = Un uccello con gli occhiali di brina ti mette davanti un modulo, e una zampa sul modulo. Dietro, il nido luccica dei cucchiai di tutti.
answer-eyrie-of-the-tax-birds-a-declare = Dichiara qualcosa
answer-eyrie-of-the-tax-birds-a-climb-into-the-nest = Arrampicati nel nido
answer-eyrie-of-the-tax-birds-a-warm-the-egg = Cova l’uovo freddo
told-eyrie-of-the-tax-birds-a-caught = Il modulo viene timbrato. Tu anche.
told-eyrie-of-the-tax-birds-a-hatched = L’uovo si è aperto. Dentro non c’è un uccello, e ti sta bene.

location-yard-of-small-names = Cortile dei Nomi Piccoli
line-yard-of-small-names = Niente cognomi: solo i nomi con cui li chiamavano a cena.
ability-yard-of-small-names-a-read-the-names = Pronuncia un nome su qualcuno
told-yard-of-small-names-a-noticed = Il cortile ha saputo del vetro. Non alza la voce.

location-mole-parliament = Parlamento delle Talpe
line-mole-parliament = Sei seggi, nessuna luce, e una maggioranza di quattro.
ability-mole-parliament-a-table-a-motion = Presenta una mozione
told-mole-parliament-a-nays = Vincono i no. Vincevano anche prima che parlassi.
answer-mole-parliament-a-open-the-treasury = Aprire il tesoro
answer-mole-parliament-a-dig-a-tunnel = Scavare una galleria
answer-mole-parliament-a-declare-a-holiday = Proclamare una festa
story-mole-parliament-a = Il sesto seggio è vuoto e ancora caldo. Il Presidente, che per certe cose non ha occhi, invita l’onorevole spiffero presso la porta a sedersi o a venire al punto.
answer-mole-parliament-a-take-a-seat = Siediti, per un’ora
answer-mole-parliament-a-make-a-speech = Vieni al punto
answer-mole-parliament-a-bribe = Passa qualcosa lungo il banco
told-mole-parliament-a-earth = La camera si divide. Una parte ti cade addosso.

location-crypt-of-the-living-heirs = Cripta degli Eredi Viventi
line-crypt-of-the-living-heirs = Sono entrati per tempo, per assicurarsi il posto.
story-crypt-of-the-living-heirs-a = Ogni bara ha un campanello e una buca per le lettere. Da una viene il rumore di chi volta pagina e poi la tiene immobile.
answer-crypt-of-the-living-heirs-a-knock = Bussa
answer-crypt-of-the-living-heirs-a-claim-your-share = Reclama la tua parte
answer-crypt-of-the-living-heirs-a-leave-something = Infila qualcosa nella buca
answer-crypt-of-the-living-heirs-a-try-one-for-size = Provane una vuota
told-crypt-of-the-living-heirs-a-come-in = Avanti, dice qualcuno, e viene fuori.

location-lift-to-yesterday = Ascensore per Ieri
line-lift-to-yesterday = Si prega di fare spazio. Stai già uscendo tu.
ability-lift-to-yesterday-a-ride-back = Torna dove nessuno ha cercato
ability-lift-to-yesterday-a-ride-home = Torna a stamattina
