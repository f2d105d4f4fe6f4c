### Che cosa intendono le frasi delle carte: chi, dove, di che genere, quanti; e che cosa sta sulle carte.

## Chi

who-you = tu
who-self = questo personaggio
who-that = quel personaggio
who-target = il personaggio scelto
who-foe = l’avversario
who-hero = il tuo eroe
who-follower = il tuo seguace
who-pair = eroe e seguace (se insieme)
who-here = ogni personaggio qui
who-pcs = ogni personaggio di un giocatore qui
who-npcs = ogni personaggio qui che nessuno guida
who-rivals = ogni rivale qui
who-heroes = l’eroe di ogni giocatore
who-arrival = chi è arrivato
who-courted = quel seguace
who-either = il tuo eroe o seguace
who-kin = un suo congiunto
who-somebody = un personaggio qui
to-self = a questo personaggio
to-that = a quel personaggio
to-target = al personaggio scelto
to-foe = all’avversario
to-hero = al tuo eroe
to-follower = al tuo seguace
to-pair = a eroe e seguace
to-arrival = a chi è arrivato
to-courted = a quel seguace
to-here = a un personaggio qui
to-pcs = a un personaggio di un giocatore qui
to-npcs = a un personaggio qui che nessuno guida
to-rivals = a un rivale qui
to-heroes = all’eroe di un giocatore
with-you = con te
with-self = con questo personaggio
with-that = con quel personaggio
with-target = con il personaggio scelto
with-foe = con l’avversario
with-hero = con il tuo eroe
with-follower = con il tuo seguace
with-pair = con eroe e seguace
with-arrival = con chi è arrivato
with-courted = con quel seguace
with-here = con ogni personaggio qui
with-pcs = con ogni personaggio di un giocatore qui
with-npcs = con ogni personaggio qui che nessuno guida
with-rivals = con ogni rivale qui
with-heroes = con l’eroe di ogni giocatore
from-you = fra i tuoi
from-self = di questo personaggio
from-that = di quel personaggio
from-target = del personaggio scelto
from-foe = dell’avversario
from-hero = del tuo eroe
from-follower = del tuo seguace
from-pair = di eroe e seguace
from-arrival = di chi è arrivato
from-courted = di quel seguace
from-pcs = fra i personaggi dei giocatori qui
from-npcs = qui che nessuno guida
from-rivals = fra i rivali qui
from-heroes = fra gli eroi dei giocatori

## Dove

at-spot-here = qui
at-spot-place = nel luogo scelto
at-spot-start = nel luogo di partenza
at-spot-far = nel luogo più lontano dal tuo eroe
at-spot-next = in un luogo collegato
at-spot-map = ovunque sulla mappa
at-spot-within =
    { $n ->
        [one] a un passo da qui
       *[other] a non più di { $n } passi da qui
    }
to-spot-here = in questo luogo
to-spot-place = nel luogo scelto
to-spot-start = nel luogo di partenza
to-spot-far = nel luogo più lontano dal tuo eroe
to-spot-next = in un luogo collegato
to-spot-map = in un luogo qualsiasi della mappa
to-spot-within =
    { $n ->
        [one] in un luogo a un passo
       *[other] in un luogo a non più di { $n } passi
    }
some-spot-here = questo luogo
some-spot-place = il luogo scelto
some-spot-start = il luogo di partenza
some-spot-far = il luogo più lontano dal tuo eroe
some-spot-next = un luogo collegato
some-spot-map = un luogo della mappa
some-spot-within =
    { $n ->
        [one] un luogo a un passo
       *[other] un luogo a non più di { $n } passi
    }
near-spot-here = accanto a questo luogo
near-spot-place = accanto al luogo scelto
near-spot-start = accanto al luogo di partenza
near-spot-far = accanto al luogo più lontano dal tuo eroe
near-spot-next = accanto a un luogo collegato
near-spot-map = ovunque sulla mappa
near-spot-within =
    { $n ->
        [one] accanto a un luogo a un passo
       *[other] accanto a un luogo a non più di { $n } passi
    }
how-foot = a piedi
how-unseen = di nascosto
how-teleport = con il teletrasporto
how-silent = con il teletrasporto, senza entrarvi
side-N = nord
side-E = est
side-S = sud
side-W = ovest

## Alcuni di un genere; 0: il plurale nudo

some-figure-any =
    { $n ->
        [0] personaggi
        [one] un personaggio
       *[other] { $n } personaggi
    }
some-figure-hero =
    { $n ->
        [0] eroi
        [one] un eroe
       *[other] { $n } eroi
    }
some-figure-follower =
    { $n ->
        [0] seguaci
        [one] un seguace
       *[other] { $n } seguaci
    }
some-figure-enemy =
    { $n ->
        [0] nemici
        [one] un nemico
       *[other] { $n } nemici
    }
some-figure-pc =
    { $n ->
        [0] personaggi dei giocatori
        [one] un personaggio di un giocatore
       *[other] { $n } personaggi dei giocatori
    }
some-figure-npc =
    { $n ->
        [0] personaggi che nessuno guida
        [one] un personaggio che nessuno guida
       *[other] { $n } personaggi che nessuno guida
    }
some-figure-body =
    { $n ->
        [0] corpi
        [one] un corpo
       *[other] { $n } corpi
    }
some-figure-beast =
    { $n ->
        [0] bestie
        [one] una bestia
       *[other] { $n } bestie
    }
some-figure-pack =
    { $n ->
        [0] creature del branco
        [one] una creatura del branco
       *[other] { $n } creature del branco
    }
some-figure-thief =
    { $n ->
        [0] ladri
        [one] un ladro
       *[other] { $n } ladri
    }
some-figure-guard =
    { $n ->
        [0] guardie
        [one] una guardia
       *[other] { $n } guardie
    }
some-figure-heir =
    { $n ->
        [0] eredi
        [one] un erede
       *[other] { $n } eredi
    }
some-figure-wanderer =
    { $n ->
        [0] viandanti
        [one] un viandante
       *[other] { $n } viandanti
    }
some-figure-of =
    { $n ->
        [0] personaggi della fazione «{ $faction }»
        [one] un personaggio della fazione «{ $faction }»
       *[other] { $n } personaggi della fazione «{ $faction }»
    }
some-item-any =
    { $n ->
        [0] oggetti
        [one] un oggetto
       *[other] { $n } oggetti
    }
some-item-weapon =
    { $n ->
        [0] armi
        [one] un’arma
       *[other] { $n } armi
    }
some-item-armor =
    { $n ->
        [0] armature
        [one] un pezzo d’armatura
       *[other] { $n } pezzi d’armatura
    }
some-item-object =
    { $n ->
        [0] oggetti d’uso
        [one] un oggetto d’uso
       *[other] { $n } oggetti d’uso
    }
some-item-sword =
    { $n ->
        [0] spade
        [one] una spada
       *[other] { $n } spade
    }
some-item-knife =
    { $n ->
        [0] coltelli
        [one] un coltello
       *[other] { $n } coltelli
    }
some-item-hammer =
    { $n ->
        [0] martelli
        [one] un martello
       *[other] { $n } martelli
    }
some-item-spear =
    { $n ->
        [0] lance
        [one] una lancia
       *[other] { $n } lance
    }
some-item-bow =
    { $n ->
        [0] archi
        [one] un arco
       *[other] { $n } archi
    }
some-item-staff =
    { $n ->
        [0] bastoni
        [one] un bastone
       *[other] { $n } bastoni
    }
some-item-head =
    { $n ->
        [0] copricapi
        [one] un copricapo
       *[other] { $n } copricapi
    }
some-item-body =
    { $n ->
        [0] vesti
        [one] una veste
       *[other] { $n } vesti
    }
some-item-shield =
    { $n ->
        [0] scudi
        [one] uno scudo
       *[other] { $n } scudi
    }
some-item-jewel =
    { $n ->
        [0] gioielli
        [one] un gioiello
       *[other] { $n } gioielli
    }
some-item-food =
    { $n ->
        [0] cibo
        [one] qualcosa da mangiare
       *[other] { $n } cose da mangiare
    }
some-item-drink =
    { $n ->
        [0] bevande
        [one] qualcosa da bere
       *[other] { $n } cose da bere
    }
some-item-letter =
    { $n ->
        [0] lettere
        [one] una lettera
       *[other] { $n } lettere
    }
some-place-any =
    { $n ->
        [0] luoghi
        [one] un luogo
       *[other] { $n } luoghi
    }
some-place-wood =
    { $n ->
        [0] boschi
        [one] un bosco
       *[other] { $n } boschi
    }
some-place-water =
    { $n ->
        [0] luoghi d’acqua
        [one] un luogo d’acqua
       *[other] { $n } luoghi d’acqua
    }
some-place-waste =
    { $n ->
        [0] desolazioni
        [one] una desolazione
       *[other] { $n } desolazioni
    }
some-place-ruin =
    { $n ->
        [0] rovine
        [one] una rovina
       *[other] { $n } rovine
    }
some-place-deep =
    { $n ->
        [0] luoghi del profondo
        [one] un luogo del profondo
       *[other] { $n } luoghi del profondo
    }
some-place-height =
    { $n ->
        [0] alture
        [one] un’altura
       *[other] { $n } alture
    }
some-place-road =
    { $n ->
        [0] strade
        [one] una strada
       *[other] { $n } strade
    }
some-place-market =
    { $n ->
        [0] mercati
        [one] un mercato
       *[other] { $n } mercati
    }
some-place-engine =
    { $n ->
        [0] congegni
        [one] un congegno
       *[other] { $n } congegni
    }
some-place-grave =
    { $n ->
        [0] tombe
        [one] una tomba
       *[other] { $n } tombe
    }
some-place-shrine =
    { $n ->
        [0] santuari
        [one] un santuario
       *[other] { $n } santuari
    }
some-place-lair =
    { $n ->
        [0] tane
        [one] una tana
       *[other] { $n } tane
    }
be-figure-any = un personaggio
be-figure-hero = un eroe
be-figure-follower = un seguace
be-figure-enemy = un nemico
be-figure-pc = un personaggio di un giocatore
be-figure-npc = senza guida
be-figure-body = un corpo
be-figure-beast = una bestia
be-figure-pack = una creatura del branco
be-figure-thief = un ladro
be-figure-guard = una guardia
be-figure-heir = un erede
be-figure-wanderer = un viandante
be-figure-of = della fazione «{ $faction }»
some-figure-not = un personaggio che non sia { $what }
some-figure-named = «{ $name }»
some-item-named = l’oggetto «{ $name }»
some-item-not = un oggetto che non sia { $what }
some-place-named = «{ $name }»
some-place-not = un luogo che non sia { $what }
at-any = in un luogo qualsiasi
at-wood = in un bosco
at-water = sull’acqua
at-waste = nella desolazione
at-ruin = in una rovina
at-deep = nel profondo
at-height = su un’altura
at-road = su una strada
at-market = in un mercato
at-engine = presso un congegno
at-grave = presso una tomba
at-shrine = in un santuario
at-lair = in una tana
at-named = presso «{ $name }»
at-not = ovunque tranne che { $at }

## Quanti

count-health = { $n } di salute
count-ap = { $n } PA
count-qp =
    { $n ->
        [one] { $n } punto missione
       *[other] { $n } punti missione
    }
count-item =
    { $n ->
        [one] { $n } oggetto
       *[other] { $n } oggetti
    }
count-character =
    { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
count-location =
    { $n ->
        [one] { $n } luogo
       *[other] { $n } luoghi
    }
count-turns =
    { $n ->
        [one] { $n } turno di battaglia
       *[other] { $n } turni di battaglia
    }
count-heroic =
    { $n ->
        [one] { $n } missione eroica
       *[other] { $n } missioni eroiche
    }
count-side =
    { $n ->
        [one] { $n } missione secondaria
       *[other] { $n } missioni secondarie
    }
count-hands =
    { $n ->
        [one] una mano
       *[other] due mani
    }
dice = { $n }d6
term-power = POTENZA
term-speed = VELOCITÀ
term-mind = MENTE
term-luck = FORTUNA
term-round = ORA
term-kin = CONGIUNTI
term-items = OGGETTI
to-rolls-strike = ai tiri per il primo colpo
to-rolls-search = ai tiri di ricerca
to-rolls-flee = ai tiri di fuga
to-rolls-wake = ai tiri di risveglio
to-rolls-court = ai tiri per un seguace
bonus = { $n } { $stat }
bonus-each-kin = { $n } { $stat } per ogni altro suo congiunto qui
bonus-each-item = { $n } { $stat } per ogni oggetto portato
until-roll = per questo tiro
until-fight = fino alla fine del combattimento
until-turn = fino alla fine del turno
until-round = fino alla fine del round
until-rounds =
    { $n ->
        [one] per { $n } round
       *[other] per { $n } round
    }
until-leave = fino al primo passo lontano da qui
until-game = per il resto della partita

## Carte

gift-self = { $bonus }
gift-pair = eroe e seguace (se insieme): { $bonus }
gift-kin = gli altri suoi congiunti qui: { $bonus }
gift-unseen = nessuno lo vede
gift-fixed = non si lascia spostare
trait-equips-nothing = non equipaggiano niente
trait-uses-nothing = non usano niente
trait-searches-nothing = non cercano mai
trait-kin-faction = i membri aggressivi si lasciano in pace fra loro
trait-forbids = niente { $what }
trait-aggressive = aggressività
trait-unarmed = porta oggetti, ma non li equipaggia e non li usa
trait-ridden = si cavalca: entra insieme al suo eroe
trait-spares = lascia in pace { $what }
trait-brings = porta con sé { $what }
trait-roams = si muove da sé: { $way }
trait-kin = congiunti: { $what }
role-hero = eroe
role-follower = seguace
role-enemy = nemico
tag-pack = branco
tag-thief = ladro
tag-guard = guardia
tag-heir = erede
tag-wanderer = viandante
tag-food = cibo
tag-drink = bevanda
tag-letter = lettera
sort-weapon = arma
sort-armor = armatura
sort-object = oggetto d’uso
category-sword = spada
category-knife = coltello
category-hammer = martello
category-spear = lancia
category-bow = arco
category-staff = bastone
slot-head = testa
slot-body = corpo
slot-shield = scudo
slot-jewel = gioiello
land-wood = bosco
land-water = acqua
land-waste = desolazione
land-ruin = rovina
land-deep = profondo
land-height = altura
nature-road = strada
nature-market = mercato
nature-engine = congegno
nature-grave = tomba
nature-shrine = santuario
nature-lair = tana
value-needs = richiede { $what }
value-one-hand = una mano con { $what }
stage-only = fai una di queste cose
stage-number = tappa { $n }
stage-again = resta aperta finché { $what }
