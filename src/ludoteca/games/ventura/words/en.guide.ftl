### The guide: rules to read in five minutes. `[words](card)` names a card or tile of the glossary.

guide-lead = Lead a noble family of the Renaissance. Land brings Florins, Florins bring points and soldiers, and soldiers take the land of others.

guide-land = Land
guide-land-picture = A map of hexes: two Domains, two Papal tiles in the middle, banners of Troops.
guide-land-text =
    Each player begins with a City, three more tiles and a Garrison. What is inside your border is your Domain. Every Domain marker on it is one Florin a round.

    Some tiles earn more beside others: a [Village](village) one more for each Wood of yours next to it. Once a round you may lay a tile of your reserve, beside at least two tiles and one of your own; it is yours at once.

    The two tiles in the middle are the [Papal Territory](papal): each brings its owner two points a round.

guide-round = The round
guide-round-picture = The six phases of a round.
guide-round-text =
    A round has six phases, with twelve steps in all. Everybody takes each step in turn, and most ask for one thing only.

    – A Ventura: the last in points goes first and gets a point; buy points; take a free tile or card; recruit; recover
    – B Administration: annex, then income and upkeep
    – C Expansion: lay a tile
    – D Conscription: buy cheap cards
    – E Mobilization: deploy and regroup
    – F Troops: march and fight

guide-prestige = Florins and points
guide-prestige-picture = The scores of both families, with Florins, income and upkeep.
guide-prestige-text =
    Once a round Florins buy points: 1 gives 1, 2 give 2, 3 give 4, 4 give 5, 5 give 7. More than five cannot be spent.

    Then comes upkeep: your income pays everybody you want to keep, and what is left over becomes Florins. Whom you cannot pay, you must dismiss. Even the Garrison costs something, but without it your City stands open.

guide-deck = Soldiers
guide-deck-picture = Three open cards: a Captain and Companies, with their costs and values.
guide-deck-text =
    Fortune is free: take one of the three open cards, or a tile that nobody sees. A card from the Ventura deck costs 2 Florins: Captains and good Companies. One from the Conscription deck costs 1: simple Companies and Events.

    To play a card you pay its deployment cost. Then, round by round, its upkeep. You hold at most five cards.

    Events are free and say when they are played, often in the middle of a battle.

guide-troops = Company, Captain, Army
guide-troops-picture = The banners of a Company and of an Army.
guide-troops-text =
    A Company alone is a Troop. With a Captain it becomes an Army of up to five Companies. You have at most five Troops.

    A Captain is deployed in your City, to a Company that stands there. Further Companies may join an Army wherever it is. The Garrison never leaves the City.

    Only an Army takes enemy markers off at once. A lone Company needs to stand there until the next Annex step.

guide-march = Marching
guide-march-picture = The map: an Army in its City, the way to the enemy over a Field.
guide-march-text =
    Each tile costs movement to enter. An Army is as fast as its slowest Company, and its Captain adds to that. Unused points are lost.

    Where your Troops stand at the next Annex step, the land becomes yours. If it was somebody else’s, each marker removed is a point.

guide-battle = Battle
guide-battle-picture = Two facing columns of Companies; below them the totals of a ranged and a melee assault.
guide-battle-text =
    Entering a tile with an enemy Troop means battle. Both sides line up their Companies in secret, from I to V. Only I and II fight.

    First comes one ranged assault, then melee. Add the values of I and II, the Captain’s, and the tile’s if it is yours. Your total is the wounds that the other side suffers; both strike at the same time. Tile and Captain prevent some. The rest hits I, then II; what falls is gone, and the ranks close.

    After two assaults both may retreat to land of their own, the attacker first; then two more follow. So put your toughest on I, and shooters on II.

guide-after = After the battle
guide-after-text =
    Beating an Army is worth five points, whether it was destroyed or retreated. Beating a lone Company brings nothing. A Captain who loses all his Companies is dead.

    Wounds stay. A Florin heals one whenever it is your turn, but never during a battle. In the Recovery step each Company on an inhabited tile of yours, a grey one, loses one wound for nothing.

guide-winning = Winning
guide-winning-picture = The map: an Army has taken a tile beside the enemy; the enemy City is guarded by its Garrison alone.
guide-winning-text =
    Thirty points win at once, at any moment.

    So does your own marker on an enemy City: bring a Troop in and hold it until the next Annex step. Whose marker is taken off the City is out, with all their land; with two players that is the end.

    Points come from Florins, Papal tiles, beaten Armies, and enemy markers. Peaceful families can win as well as warlike ones, as long as somebody guards the gate.

guide-start = Before the first round
guide-start-text =
    The map is built together: everybody lays four tiles, each beside at least two others, then a City, never next to another one, and marks three more tiles as their Domain. Hands, reserves and decks are secret; Troops, scores and Florins are open.

    Options give each family an ability of its own, equal starting land, or a better choice of cards.

guide-group-captain = Captains
guide-group-company = Companies
guide-group-event = Events
guide-group-tile = Territories
