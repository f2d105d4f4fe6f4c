### Ventura.

## Families

family-este = Este
family-gonzaga = Gonzaga
family-medici = Medici
family-visconti = Visconti

## Tiles

tile-village = Village
tile-castle = Castle
tile-city = City
tile-river = River
tile-lake = Lake
tile-hill = Hill
tile-mountain = Mountain
tile-field = Field
tile-wood = Wood
tile-papal = Papal Territory

## Captains

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

## Companies of the Ventura deck

card-crossbowmen = Crossbowmen
card-mounted-crossbowmen = Mounted Crossbowmen
card-light-cavalry = Light Cavalry
card-spearmen = Spearmen
card-horse-carts = Horse-carts
card-artillerymen = Artillerymen
card-swordsmen = Swordsmen
card-heavy-cavalry = Heavy Cavalry
card-mounted-skirmishers = Mounted Skirmishers
card-barbute = Barbute
card-broken-lances = Broken Lances
card-household = Household
card-hungarian-archers = Hungarian Archers
card-stradiots = Stradiots
card-english-archers = English Archers
card-pavise-bearers = Pavise-bearers
card-billmen = Billmen
card-halberdiers = Halberdiers
card-handgunners = Handgunners
card-pikemen = Pikemen

## Companies of the Conscription deck

card-farmers = Farmers
card-town-militia = Town Militia
card-foragers = Foragers
card-woodsmen = Woodsmen

## Events

card-barber-surgeons = Barber-Surgeon
card-ambush = Ambush
card-rain-of-bolts = Rain of Bolts
card-charge = Charge
card-palisade = Palisade
card-feigned-flight = Feigned Flight
card-cut-off = Cut Off
card-night-withdrawal = Night Withdrawal
card-forced-march = Forced March
card-free-company-tribute = Free Company Tribute
card-delayed-pay = Delayed Pay
card-burned-harvest = Burned Harvest
card-spys-letter = Spy’s Letter
card-signed-contract = Signed Contract
card-relief-column = Relief Column
card-papal-interdict = Papal Interdict

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

## Garrisons

card-garrison-este = Este Garrison
card-garrison-gonzaga = Gonzaga Garrison
card-garrison-medici = Medici Garrison
card-garrison-visconti = Visconti Garrison

## Places and numbers: they come as names, which no plural selector can match

spot-numbered =
    { $second ->
        [c] Troop { $first }, Captain
       *[other] Troop { $first }, Company { $second }
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

number-1 = one
number-2 = two
number-3 = three

florins-0 = nothing
florins-1 = 1 Florin
florins-2 = 2 Florins
florins-3 = 3 Florins
florins-4 = 4 Florins
florins-5 = 5 Florins

## Editions and phases

edition-en-2010 = English edition (2010)
edition-it-2011 = Italian edition (2011)

phase-setup = Setup
phase-initiative = Initiative
phase-prestige = Prestige
phase-fortune = Fortune
phase-recruit = Recruit
phase-recovery = Recovery
phase-annex = Annex
phase-upkeep = Upkeep
phase-expansion = Expansion
phase-conscription = Conscription
phase-deploy = Deploy
phase-regroup = Regroup
phase-march = Troops
phase-over = Game over

## The moments in which Events are asked for

window-battle-declared = The battle begins
window-after-reveal = The orders are revealed
window-before-ranged = The ranged assault is next
window-before-melee = A melee is next
window-before-wounds = Wounds will now be assigned
window-after-assault = The assault is over
window-before-retreat = Retreats are next
window-battle-end = The battle is over
window-event-played = An Event was played
window-step-start = Your step begins
window-step-end = Your step ends
window-others-step = Another’s step begins
window-before-entering = A Troop is about to enter a tile
window-tile-taken = You took a tile
window-tile-lost = You lost a tile

## What a family can do, with Familial Expertise

ability-este = one point more in each round in which it spends Florins on points
ability-gonzaga = may look at several tiles when it draws one, and keeps one
ability-medici = one Florin more of income, but one point less when it spends Florins on points
ability-visconti = once a round may look at several Conscription cards, and keeps one

## Short names of tiles and cards, nine characters at most, for narrow displays

short-village = Village
short-castle = Castle
short-city = City
short-river = River
short-lake = Lake
short-hill = Hill
short-mountain = Mountain
short-field = Field
short-wood = Wood
short-papal = Papal
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
short-crossbowmen = Crossbows
short-mounted-crossbowmen = Mtd xbows
short-light-cavalry = Light cav
short-spearmen = Spearmen
short-horse-carts = Carts
short-artillerymen = Artillery
short-swordsmen = Swordsmen
short-heavy-cavalry = Heavy cav
short-mounted-skirmishers = Skirmish.
short-barbute = Barbute
short-broken-lances = Lances
short-household = Household
short-hungarian-archers = Hungarian
short-stradiots = Stradiots
short-english-archers = English
short-pavise-bearers = Pavises
short-billmen = Billmen
short-halberdiers = Halberds
short-handgunners = Handguns
short-pikemen = Pikemen
short-farmers = Farmers
short-town-militia = Militia
short-foragers = Foragers
short-woodsmen = Woodsmen
short-barber-surgeons = Surgeon
short-ambush = Ambush
short-rain-of-bolts = Bolts
short-charge = Charge
short-palisade = Palisade
short-feigned-flight = Feigned
short-cut-off = Cut off
short-night-withdrawal = By night
short-forced-march = March
short-free-company-tribute = Tribute
short-delayed-pay = Late pay
short-burned-harvest = Harvest
short-spys-letter = Letter
short-signed-contract = Contract
short-relief-column = Relief
short-papal-interdict = Interdict
short-garrison-este = Gar. Este
short-garrison-gonzaga = Gar. Gonz
short-garrison-medici = Gar. Med.
short-garrison-visconti = Gar. Visc

## A line of history for each Captain

about-acuto = John Hawkwood, an Englishman called Acuto by the Italians, led the White Company and died in 1394 in the service of Florence.
about-fortebraccio = Braccio da Montone made himself lord of Perugia with fast squadrons that fought in relays; in 1424 he was mortally wounded at L’Aquila.
about-muzio-sforza = Muzio Attendolo, a farmer’s son by legend, was named Sforza for his strength; in 1424 he drowned in the Pescara, trying to save a page.
about-carmagnola = Francesco Bussone of Carmagnola won Maclodio for Venice in 1427 and let his prisoners go; five years later Venice had him beheaded.
about-piccinino = Small, lame and bold: beaten in 1439, he is said to have been carried out of Tenno in a sack, and took Verona days later.
about-gattamelata = Erasmo da Narni, the “honeyed cat”, was the cautious captain of Venice; Donatello’s bronze in Padua shows him on horseback.
about-francesco-sforza = Muzio’s son married Bianca Maria Visconti and became Duke of Milan in 1450.
about-colleoni = Bartolomeo Colleoni of Bergamo grew rich as captain-general of Venice and left the city money for his own monument.
about-montefeltro = Lord of Urbino, one-eyed since a tournament, he kept his contracts and spent their gold on a famous library.
about-sigismondo = The Wolf of Rimini built fortresses and a temple to his own glory; Pius II excommunicated him and burned him in effigy.
about-barbiano = In 1379 his Company of Saint George, made up of Italians, beat the Breton mercenaries at Marino.
about-dal-verme = A patient captain from Verona, long loyal to the Visconti; in 1391 he broke the army of the Count of Armagnac at Alessandria.
about-facino-cane = He sacked and seized half the Visconti state for himself; when he died in 1412, the new duke married his widow.
about-tolentino = He led the Florentines at San Romano in 1432; Uccello painted the battle, and Castagno the rider’s monument.
about-micheletto = A kinsman of the Sforza, he came to the rescue at San Romano; the account books of his company can still be read.
about-castracani = The lord of Lucca beat the Florentines at Altopascio in 1325; Machiavelli wrote his life, adding much of his own.
about-pergola = An old fox in the service of Filippo Maria Visconti; in 1424 he routed the Florentines at Zagonara.
about-malatesta = The lord of Rimini was learned, honourable and unlucky: taken prisoner at Sant’Egidio in 1416 and again at Zagonara in 1424.

## For each Company

about-crossbowmen = The crossbow was the weapon of the Italian foot; crossbowmen from Genoa were hired far beyond Italy.
about-mounted-crossbowmen = They rode to where they were needed, and often got down to shoot.
about-light-cavalry = Light horsemen scouted, raided and ran down those who fled.
about-spearmen = The foot of the communes met horsemen with a hedge of long spears.
about-horse-carts = An army on the march dragged its bread, its tents and its loot behind it on carts.
about-artillerymen = In the fifteenth century bombards came to every great siege, and lighter guns to the battlefield.
about-swordsmen = Foot with sword and round shield, for storming walls and fighting at close quarters.
about-heavy-cavalry = A man-at-arms in full armour, with his servant and his page, made a lance; armies were counted in lances.
about-mounted-skirmishers = Light riders went ahead of the army, worried the enemy and brought back news.
about-barbute = Horsemen of the fourteenth century, each with two horses, were counted by their helmet, the barbuta.
about-broken-lances = Lanze spezzate were men-at-arms without a captain of their own, hired one by one by the state.
about-household = The casa was the captain’s own squadron, made up of the men he trusted most.
about-hungarian-archers = Horse archers came to Italy with King Louis of Hungary in 1347, and many stayed for Italian pay.
about-stradiots = Light lancers from Albania and Greece; Venice brought them to Italy from about 1470 on.
about-english-archers = The White Company brought the English longbow to Italy in the 1360s.
about-pavise-bearers = Behind the pavise, a shield almost as tall as a man, crossbowmen could span their bows in peace.
about-billmen = The roncone, a farmer’s billhook on a long shaft, could drag a rider from the saddle.
about-halberdiers = Axe, spike and hook on one shaft: the halberd came to Italy with Swiss and German foot.
about-handgunners = Schioppettieri with small handguns joined the armies of the fifteenth century: loud, slow to load, and feared.
about-pikemen = Late in the fifteenth century Italy learned the long pike from Swiss and German foot.
about-farmers = Peasants could be dangerous in their own hills: at Scalelle in 1358 they routed the Great Company in a pass.
about-town-militia = The men of a town turned out under the gonfalon, the banner of their ward.
about-foragers = Saccomanni rode with the lances, to find fodder and food, and to plunder.
about-woodsmen = Woodcutters knew every path of their hills; armies needed them as guides, and for their axes.

## For each Event

about-barber-surgeons = Barbers did more than shave: they let blood, set bones and sewed up wounds.
about-ambush = Woods, reeds and narrow valleys hid many a squadron; a captain was praised for cunning no less than for courage.
about-rain-of-bolts = A crossbow is slow to span, but its bolt goes through mail.
about-charge = At Castagnaro in 1387 Hawkwood held the enemy in front and charged into the flank.
about-palisade = Ditches and stakes guarded a camp in the field; the guastatori, the pioneers, dug and drove them.
about-feigned-flight = To run away so that the pursuers lose their order is an old trick of horsemen, and Hawkwood knew it well.
about-cut-off = Whoever held the bridge behind the enemy had half won the battle.
about-night-withdrawal = In 1438 Gattamelata led his army out of Brescia, all but surrounded, over the mountains to Verona.
about-forced-march = The White Company was feared because it marched by night, and in winter too.
about-free-company-tribute = Cities paid the free companies to go and plunder somebody else; Siena paid again and again.
about-delayed-pay = Pay was late more often than not; a captain lent it from his own purse, or his men went elsewhere.
about-burned-harvest = The guasto, the burning of crops and vines and mills, hurt a city without a siege.
about-spys-letter = Every court paid for letters from the other camp, and captains had informers of their own.
about-signed-contract = The condotta, a written contract, fixed men, pay and term; the condottiere has his name from it.
about-relief-column = Many a siege was over on the day that a relieving army came in sight.
about-papal-interdict = Under an interdict the churches fell silent; in 1376 Pope Gregory XI laid one on Florence.

## For each Garrison

about-garrison-este = The Este were lords of Ferrara from the thirteenth century until 1598.
about-garrison-gonzaga = The Gonzaga took Mantua from the Bonacolsi at dawn on 16 August 1328, and kept it for centuries.
about-garrison-medici = The Medici, bankers from the Mugello, led Florence from 1434 on without holding a title.
about-garrison-visconti = The Visconti were lords of Milan and, from 1395, its dukes, until their line ended in 1447.

## Log: the beginning

event-starts = { $seat } goes first.
event-leads = { $seat } leads the { $family } family.
event-draws-tile = { $seat } draws a tile.
event-gets-tile = { $seat } gets a { $tile }.
event-takes-set =
    { $count ->
        [one] { $seat } takes the same tile as everybody.
       *[other] { $seat } takes the same { $count } tiles as everybody.
    }
event-turned-up = Turned face up: { $card }.
event-places = { $seat } places a { $tile } at { $hex }.
event-places-city = { $seat } founds a City at { $hex }.
event-domain =
    { $count ->
        [one] The Domain of { $seat } begins with 1 marker.
       *[other] The Domain of { $seat } begins with { $count } markers.
    }

## Log: rounds, points and Florins

event-round = Round { NUMBER($count, useGrouping: 0) } begins.
event-first-player = { $seat } is last, and so goes first.
event-scores =
    { $count ->
        [one] { $seat } scores 1 point and now has { $count2 }.
       *[other] { $seat } scores { $count } points and now has { $count2 }.
    }
event-spends =
    { $count ->
        [one] { $seat } spends 1 Florin on prestige.
       *[other] { $seat } spends { $count } Florins on prestige.
    }
event-papal-points =
    { $count ->
        [one] { $seat } holds 1 Papal Territory.
       *[other] { $seat } holds { $count } Papal Territories.
    }
event-income =
    { $count ->
        [0] { $seat } earns nothing.
        [one] { $seat } earns 1 Florin.
       *[other] { $seat } earns { $count } Florins.
    }
event-earns = { $seat }: { $tile } ({ $count }) brings in { $count2 }.
event-upkeep =
    { $count ->
        [0] { $seat } has no upkeep to pay.
        [one] { $seat } pays 1 Florin in upkeep.
       *[other] { $seat } pays { $count } Florins in upkeep.
    }

## Log: cards and tiles

event-takes-card = { $seat } takes { $card } from the face-up cards.
event-buys = { $seat } buys a card.
event-draws-card = { $seat } draws { $card }.
event-looks =
    { $count ->
        [one] { $seat } looks at 1 and keeps it.
       *[other] { $seat } looks at { $count } and keeps one.
    }
event-sees = { $seat } sees { $card }.
event-sees-tile = { $seat } sees a { $tile }.
event-bottoms =
    { $count ->
        [one] { $seat } puts 1 tile at the bottom of the stockpile.
       *[other] { $seat } puts { $count } tiles at the bottom of the stockpile.
    }
event-discards = { $seat } discards { $card }.
event-row-discarded = The face-up cards are all of one type and make way for new ones.
event-reshuffles-ventura = The Ventura discards are shuffled into a new deck.
event-reshuffles-conscription = The Conscription discards are shuffled into a new deck.

## Log: land

event-annexes =
    { $count ->
        [one] { $seat } annexes { $hex } with 1 marker.
       *[other] { $seat } annexes { $hex } with { $count } markers.
    }
event-expands = { $seat } expands: a { $tile } at { $hex }.
event-removes-markers =
    { $count ->
        [one] { $seat } clears { $hex }: { $seat2 } loses 1 marker.
       *[other] { $seat } clears { $hex }: { $seat2 } loses { $count } markers.
    }
event-protects = { $seat } protects { $hex } until the round ends.

## Log: Troops

event-recovers = { $seat } lets { $card } of Troop { $area } rest: one wound less.
event-heals = { $seat } pays the surgeon for { $card } of Troop { $area }: one wound less.
event-tends = { $seat } heals { $card } of Troop { $area } by an Event: one wound less.
event-dismisses = { $seat } dismisses { $card }.
event-garrison-gone = The Garrison of { $seat } is gone for good.
event-deploys = { $seat } deploys { $card } to Troop { $area } at { $hex }.
event-regroups = { $seat } regroups at { $hex }.
event-captain-leaves = { $card } has nobody left to lead, and leaves { $seat }.
event-heads-for = Troop { $area } of { $seat } is about to enter { $hex }.
event-marches = Troop { $area } of { $seat } marches to { $hex }.

## Log: battles

event-battle = Battle at { $hex }! { $seat } attacks { $seat2 }.
event-sends = { $seat } sends Troop { $area } into battle.
event-lines-up = { $seat } is drawn up for battle.
event-line-up =
    { $count ->
        [1] { $seat }, space I: { $card }.
        [2] { $seat }, space II: { $card }.
        [3] { $seat }, space III: { $card }.
        [4] { $seat }, space IV: { $card }.
       *[other] { $seat }, space V: { $card }.
    }
event-assault-ranged = { $seat } shoots with { $count }.
event-assault-melee = { $seat } strikes with { $count }.
event-prevented =
    { $count ->
        [one] { $seat } is spared 1 wound.
       *[other] { $seat } is spared { $count } wounds.
    }
event-wounded =
    { $count ->
        [one] { $seat } suffers 1 wound: { $card }.
       *[other] { $seat } suffers { $count } wounds: { $card }.
    }
event-eliminated = { $seat } loses { $card }.
event-captain-falls = { $card }, Captain of { $seat }, falls in battle.
event-retreats = { $seat } retreats to { $hex }.
event-battle-won =
    { $count ->
        [0] { $seat } wins the battle.
       *[other] { $seat } wins the battle against an Army!
    }
event-battle-even = Nobody is left standing: the battle has no winner.
event-battle-broken-off = Neither side gives way: { $seat } breaks off the battle and goes back.

## Log: Events

event-plays-event = { $seat } plays { $ploy }.
event-event-cancelled = The Event is cancelled and does nothing.
event-gains-florins =
    { $count ->
        [one] { $seat } gains 1 Florin.
       *[other] { $seat } gains { $count } Florins.
    }
event-takes-florins =
    { $count ->
        [one] { $seat } takes 1 Florin from { $seat2 }.
       *[other] { $seat } takes { $count } Florins from { $seat2 }.
    }
event-burns-income =
    { $count ->
        [one] { $seat } sees to it that { $seat2 } earns 1 Florin less next time.
       *[other] { $seat } sees to it that { $seat2 } earns { $count } Florins less next time.
    }
event-looks-at-hand = { $seat } looks at the hand of { $seat2 }.
event-sees-in-hand = { $seat } sees in the hand of { $seat2 }: { $card }.
event-looks-at-reserve = { $seat } looks at the reserve of { $seat2 }.
event-sees-in-reserve = { $seat } sees in the reserve of { $seat2 }: { $tile }.
event-swaps-card = { $seat } puts { $card } among the face-up cards and takes { $card2 }.
event-relocates = { $seat } gives up { $hex } and takes { $hex2 }.
event-raises-income =
    { $count ->
        [one] { $seat } will earn 1 Florin more next time.
       *[other] { $seat } will earn { $count } Florins more next time.
    }

## Log: the end

event-eliminates = { $seat } takes the City of { $seat2 }, who is out of the game!
event-wins-by-points = { $seat } has thirty points and wins!
event-wins-by-city = { $seat } raises a banner over the enemy City at { $hex } and wins!
event-wins-alone = { $seat } leads the last family left and wins!
event-round-limit =
    { $count ->
        [one] The game ends after 1 round.
       *[other] The game ends after { NUMBER($count, useGrouping: 0) } rounds.
    }

## Questions: setup

ask-family = Which family do you lead?
ask-tile = Which of your tiles do you place?
ask-cell = Where do you place the { $tile }?
ask-city = Where do you place your City?
ask-domain =
    { $count ->
        [one] Choose the last tile of your starting Domain.
       *[other] Choose { $count } tiles for your starting Domain.
    }

## Questions: phases A to E

ask-prestige =
    { $count ->
        [0] You have no Florins to spend on points.
        [one] Do you spend your only Florin on points?
       *[other] You have { $count } Florins: how many do you spend on points?
    }
ask-fortune = Draw a tile, or take one of the face-up cards.
ask-keep-tile = Which tile do you keep?
ask-bottom = Which tile goes to the bottom of the stockpile next?
ask-recruit =
    { $count ->
        [one] You have 1 Florin: buy a Ventura card for 2?
       *[other] You have { $count } Florins: buy a Ventura card for 2?
    }
ask-keep = Which card do you keep?
ask-discard = Your hand holds five cards at most: discard one.
ask-recovery = Which of your Companies recover from a wound, free of charge?
ask-annex = Which tile do you annex next?
ask-upkeep =
    { $count ->
        [0] There is no upkeep to pay.
        [one] Upkeep is 1 Florin and you have { $count2 }: pay, or dismiss cards first.
       *[other] Upkeep is { $count } Florins and you have { $count2 }: pay, or dismiss cards first.
    }
ask-upkeep-short =
    { $count ->
        [one] You are 1 Florin short of the upkeep: dismiss a card.
       *[other] You are { $count } Florins short of the upkeep: dismiss cards.
    }
ask-settle =
    { $count ->
        [one] The Captain is gone: which Company stays? There is room for 1 more.
       *[other] The Captain is gone: which Company stays next? There is room for { $count } more.
    }
ask-expansion = Do you add a tile of your reserve to the map?
ask-conscription =
    { $count ->
        [one] You have 1 Florin: buy a Conscription card for it?
       *[other] You have { $count } Florins: buy a Conscription card for 1?
    }
ask-deploy =
    { $count ->
        [0] You have no Florins: which card do you deploy, if any?
        [one] You have 1 Florin: which card do you deploy, if any?
       *[other] You have { $count } Florins: which card do you deploy, if any?
    }
ask-room = Which Company do you deploy in the room that you made, in Troop { $count }?
ask-regroup = On which tile do you regroup your Troops, if any?
ask-assign = Which Troop do you give { $card } to?
ask-nothing = There is nothing to decide here: play an Event or heal, if you like, or go on.

## Questions: phase F and battles

ask-march = Which Troop do you move?
ask-step =
    { $count ->
        [0] No movement points left: stop here?
        [one] 1 movement point left: march on, or stop?
       *[other] { $count } movement points left: march on, or stop?
    }
ask-defender = Which of your Troops fights?
ask-order =
    { $count ->
        [1] Which Company stands on space I?
        [2] Which Company stands on space II?
        [3] Which Company stands on space III?
        [4] Which Company stands on space IV?
       *[other] Which Company stands on space V?
    }
ask-retreat = Do you retreat, or stay and fight?

## Questions: Events

ask-event =
    { $count ->
        [0] { $window }: you have no Event to play, so pass.
       *[other] { $window }: do you play an Event, or pass?
    }
ask-heal =
    { $count ->
        [one] You may heal 1 more wound of your Army: which Company?
       *[other] You may heal { $count } more wounds of your Army: which Company first?
    }
ask-opponent = Which opponent do you choose?
ask-row-card = Which of the face-up cards do you take?
ask-protect = Which tile of your Domain do you protect?
ask-give-up =
    { $count ->
        [one] An Event costs you a card: which one do you discard?
       *[other] An Event costs you { $count } more cards: which one do you discard?
    }
ask-swap = Which Ventura card of your hand takes the place of { $card }?
ask-relocate = From which tile of your Domain do you take the markers away?
ask-relocate-to = To which tile do the markers go?
ask-muster =
    { $count ->
        [0] You have no Florins: which card do you deploy by the Event, if any?
        [one] You have 1 Florin: which card do you deploy by the Event, if any?
       *[other] You have { $count } Florins: which card do you deploy by the Event, if any?
    }
ask-muster-where = On which tile of your Domain does the new Troop appear?

## Moves, as on buttons

do-family = Lead the { $family }
do-tile = Place a { $tile }
do-at = At { $hex }
do-spend = Spend { $florins }
do-draw-tile = Draw a tile
do-take = Take { $card }
do-buy = Buy a card
do-look-at = Look at { $number } and keep one
do-keep = Keep { $card }
do-keep-tile = Keep the { $tile }
do-bottom = Put the { $tile } at the bottom
do-discard = Discard { $card }
do-recover-all = Let all of them recover
do-recover = Recover: { $spot }
do-dismiss = Dismiss: { $spot }
do-settle = Keep: { $spot }
do-deploy = Deploy { $card } to Troop { $area }
do-clear = Disband Troop { $area }
do-assign = To Troop { $area }
do-activate = Move Troop { $area }
do-defend = Fight with Troop { $area }
do-line = { $card } ({ $copy })
do-stay = Stay and fight
do-heal = Heal a wound: { $spot }
do-play = Play { $ploy }
do-on = Against { $seat }
do-done = Done
do-pass = Pass
do-first = { $seat } goes first
do-noble = The lot falls on { $family }
do-land = Draw a { $tile }
do-card = Draw { $card }

## Standing orders, and what cannot be taken back

order-no-events = No Events in this round
about-order-no-events = Whenever an Event may be played, you pass by yourself, until the round is over.
danger-garrison = The Garrison leaves the game for good: nobody else defends your City by himself.

## Refusals: setup and land

no-family = The { $family } family has a leader already.
no-such-tile = The next tile is drawn from the stockpile.
no-tile = There is no { $tile } among these tiles.
no-cell-taken = There is a tile there already.
no-cell = A new tile must touch at least two tiles of the map.
no-border = A new tile must touch at least two tiles of the map, one of them in your Domain.
no-border-left = There is no room beside your Domain for another tile.
no-city-beside-city = Two Cities may not be neighbours.
no-room-for-domain = There your City would have no room for a full starting Domain.
no-tile-there = There is no tile there.
no-tile-free = You cannot start with that tile: it is somebody’s already, a City, or a Papal Territory that was ruled out.
no-domain = That tile does not fit: City and tiles must be connected, and tiles are chosen in the order in which they were placed.
no-domain-boxes-in = With that tile somebody who chooses after you would have no room for a full starting Domain.
no-answer-family = First choose a family.
no-answer-place = First choose a tile and its place.
no-answer-domain = First choose the tiles of your starting Domain.

## Refusals: phases A to E

no-florins = You do not have enough Florins.
no-sale = You cannot buy a card now: you have too few Florins, or there are no cards.
no-look = You cannot look at that many cards for this purchase.
no-tiles-left = The stockpile is empty.
no-row-card = There is no { $card } among the face-up cards.
no-such-card = The next card is drawn from the deck.
no-hand-card = You do not hold { $card }.
no-recovery = Only wounded Companies on inhabited tiles of your Domain recover; choose them in their order.
no-upkeep =
    { $count ->
        [one] You are 1 Florin short: dismiss a card first.
       *[other] You are { $count } Florins short: dismiss cards first.
    }
no-card-there = You have no card there.
no-room-needed = There is no need to make room now.
no-deploy-cost = You cannot pay for { $card }.
no-place-captain = A Captain can only join a single Company in your City.
no-deploy-event = Only Captains and Companies are deployed, and { $card } is an Event.
no-terrain = You cannot deploy { $card } there: the card names its terrain.
no-place-company = Two Companies form one Troop only under a Captain.
no-army-room = That Army has five Companies already.
no-besieged = An enemy stands in your City: no new Troop comes there.
no-regroup = There is nothing to regroup there, or you have done so already.
no-area = That Troop cannot take this card: it is full, has a Captain, or is elsewhere.
no-answer-prestige = First decide how many Florins you spend on points.
no-answer-fortune = First draw a tile or take a face-up card.
no-answer-survey = First keep one of the tiles, and put the others at the bottom.
no-answer-buy = Buy a card, or say that you are done.
no-answer-keep = First choose the card that you keep.
no-answer-discard = First discard a card.
no-answer-recovery = First decide which Companies recover.
no-annex = You annex tiles under your Troops that are not yours yet.
no-answer-annex = First choose the tile that you annex next.
no-answer-upkeep = First pay the upkeep, or dismiss cards.
no-answer-settle = First choose which Companies stay.
no-answer-deploy = Deploy a card, or say that you are done.
no-answer-room = First deploy a Company in the room that you made.
no-answer-regroup = Choose a tile to regroup on, or say that you are done.
no-answer-assign = First give this card to a Troop.

## Refusals: phase F and battles

no-troop = You have no Troop with that number.
no-march-garrison = The Garrison never leaves the City, and its Troop stays with it.
no-second-march = That Troop has moved already.
no-march-here = The Troop is on that tile already. If it is to stay, stop here.
no-neighbour = That tile is not next to the Troop.
no-points =
    { $count ->
        [one] With 1 movement point the Troop cannot enter that tile.
       *[other] With { $count } movement points the Troop cannot enter that tile.
    }
no-entry = An Event of { $seat } protects that tile in this round.
no-battle = In this battle you have nothing to decide now.
no-company = You have no { $card } to line up.
no-refuge = A Troop can only retreat to a neighbouring tile of your Domain, without enemies.
no-stay = An Event forces your Troop to retreat.
no-answer-march = Choose a Troop to move, or say that you are done.
no-answer-step = March to a neighbouring tile, or stop.
no-answer-defender = First choose the Troop that fights.
no-answer-order = First line up your Companies.
no-answer-retreat = First decide whether you retreat or stay.

## Refusals: Events and healing

no-wound = There is no wound to heal.
no-heal-in-battle = Nobody pays for healing while a battle is fought.
no-window = You cannot play { $card } now.
no-effect = { $card } would do nothing now.
no-answer-event = Play an Event, or pass.
no-answer-opponent = First choose an opponent.
no-answer-row-card = First take one of the face-up cards.
no-answer-protect = First choose the tile that you protect.
no-answer-swap = First choose a Ventura card of your hand for the other.
no-answer-relocate = First choose one of your tiles that is no City.
no-answer-relocate-to = First choose a tile of nobody beside your Domain, without enemies.
no-answer-muster = Deploy a card, or say that you are done.
no-answer-muster-where = First choose a tile of your Domain without enemies.

## Options

option-equal-domains = Equal Domains
about-option-equal-domains = Instead of drawing tiles, everybody starts with the same ones.
option-mixed-fortunes = Mixed Fortunes
about-option-mixed-fortunes = Three face-up cards of one type, all Captains or all Companies, are replaced.
option-to-arms = To Arms!
about-option-to-arms = Whoever buys a Ventura card may look at three and keep one.
option-familial-expertise = Familial Expertise
about-option-familial-expertise = Families are dealt at random, and each has an ability of its own.
option-papal-start = Papal Territories at the start
about-option-papal-start = A Papal Territory may be part of a starting Domain: in the English edition, not in the Italian one (by-edition), always (yes) or never (no).
option-papal-start-by-edition = as the edition
option-papal-start-yes = yes
option-papal-start-no = no
option-initiative-tie = Several in last place
about-option-initiative-tie = Italian edition, if several are last: of these the next one clockwise from whoever went first now goes first (last), or simply the left neighbour of whoever went first, last or not (left).
option-initiative-tie-last = the next of those who are last
option-initiative-tie-left = the left neighbour in any case
option-free-split = Split Armies freely
about-option-free-split = An Army that stands alone on its tile may be split, too.
option-carts = Horse-carts
about-option-carts = Each Company of Horse-carts speeds up its Army (stack), or only one of them does (single).
option-carts-stack = each counts
option-carts-single = only one counts
option-resistance = Resistance in battle
about-option-resistance = The resistance of tile and Captain lasts until it is used up (pool), or each only for the first assault in which it helps (single-use).
option-resistance-pool = until used up
option-resistance-single-use = for one assault
option-round-limit = Round limit
about-option-round-limit = After this many rounds the highest score wins; 0: no limit.
option-round-limit-0 = no limit
option-content = Tiles and cards
about-option-content = Whose values tiles and cards have: those of Ludoteca, or those of a pack of your own.
option-content-ludoteca = Ludoteca’s own

## How a game ended

reason-unfinished = not finished
reason-points = with thirty points
reason-city = by conquering a City
reason-last-family = as the last family
reason-round-limit = at the round limit

## What is set for a new game, and refused

bad-initiative-tie = “{ option-initiative-tie }” only means something in the Italian edition: in the English one the fewest Florins decide.
