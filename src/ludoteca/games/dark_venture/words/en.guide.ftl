### The guide: rules to read in five minutes. `[words](card)` names a card of the glossary.

guide-lead = One day in a strange country. Lead a hero, do quests, and have the most quest points when the sun goes down.

guide-day = The day
guide-day-picture = Twelve hours from sunrise to sunset, with the sun at the first.
guide-day-text =
    Each round is an hour. A long game lasts twelve, a short one six. At the end the most quest points (QP) win.

    When a round begins, everybody gets new action points (AP), and whoever is hurt recovers 2 health. In a long game the sixth hour is the Double Noon: everybody draws two heroic quests and keeps one.

guide-hero = Your hero
guide-hero-picture = The card of a hero with its four attributes and its health.
guide-hero-text =
    You choose a hero, who starts with the items on its card. Four attributes matter all the time:

    – Power adds to the damage of a blow
    – Speed decides who strikes first, and helps you to flee
    – Mind helps you to search, and to wake up
    – Luck helps you to win followers

    Add what worn items give. No attribute is above 10.

guide-turn = Your turn
guide-turn-picture = Three decks: characters, items, locations.
guide-turn-text =
    First draw a card: a character, an item or a location. You may also renew a side quest. You hold at most six cards.

    Then act. A hero has 3 AP a round, 2 with three or four players. One AP pays for one of these:

    – move to a linked location
    – search where nobody has searched yet: one die plus Mind, 8 or more finds an item
    – attack somebody who is there
    – draw another card
    – what a location, a card or a story offers

    Each turn one location and one character may be played for nothing; more cost 1 AP each. Handling items, trading and looting are free. Unused AP are lost.

guide-map = The map grows
guide-map-picture = Three location cards side by side whose entrances meet.
guide-map-text =
    You lay a location beside your character, turned as you like, so that at least one entrance meets another one. Where two entrances meet one can walk.

    A location has rules of its own. The first character to enter one with a green hexagon also meets its story: read, choose, perhaps roll, and live with what comes.

    The last open entrance of the map may never be closed.

guide-quests = Quests
guide-quests-picture = A heroic quest and a side quest.
guide-quests-text =
    You begin with one heroic quest, which everybody sees, and three side quests, which stay secret. What they ask, your hero or your follower must do. The points count at once, even in somebody else’s turn.

    What was done before you had the quest does not count, but what is so now does. A beaten enemy counts if you took at least 1 health from it, whoever struck last.

    Once a game three side quests may be traded for a new heroic one.

guide-people = Friends and foes
guide-people-picture = The cards of a follower and of an enemy.
guide-people-text =
    A character from your hand comes to a location linked to yours: a helper, or trouble for somebody else.

    Aggressive ones fight at once whoever shares their location. Whoever has fought each other stays hostile to the end of the day.

    Beside a follower without a leader you roll as its card says. If it joins you, it brings its items and has 2 AP of its own. It moves, searches, fights and does quests for you. A hero has one follower at a time.

guide-items = Items
guide-items-picture = The cards of a weapon and of a piece of armor.
guide-items-text =
    Give items from your hand to a character, then put them on: one on the head, one on the body, one jewel, and two hands. Only what is worn counts. A character has eight items at most.

    Some need an attribute; who has too little may carry them, without any use. Objects are used when their card says so.

guide-fights = Fights
guide-fights-picture = Two dice.
guide-fights-text =
    Everybody rolls two dice plus Speed once: the highest strikes first, and so on, in every round of the fight.

    A blow takes Power + two dice + attack − armor from the target’s health. You may use an item before, but a bad roll for it weakens that blow.

    To flee, roll two dice plus Speed against the best of your enemies. AP buy more dice. Who gets away may go on by two locations. The whole fight is one action.

guide-fallen = At zero health
guide-fallen-text =
    Heroes of players never die. At 0 health yours is unconscious: others may loot one item each a round. In your turn 1 AP buys an attempt to wake, three dice plus Mind, 15 or more; each failure adds 3 to the next. It wakes with 10 health and may slip away.

    Everybody else dies. Bodies with items stay and can be looted.

guide-ways = Ways to play
guide-ways-picture = The card of an Ancient.
guide-ways-text =
    Against each other: the most points win; then items, heroic quests and side quests break the tie. If nobody has any points, nobody wins.

    Together: you win if each of you has 20 points, 10 in a short game. Hands are open, AP may be spent in others’ turns, and you may walk as a party.

    Alone: 30 points in a long game, 15 in a short one, or as many as you can for a title.

    With the Ancients, each of you also has a sleeping power. Win its favour, and it is yours to use.

guide-book = Book { $book }:
guide-points = { $count } QP
guide-health = Health { $count }
guide-group-hero = Heroes
guide-group-follower = Followers
guide-group-enemy = Enemies
guide-group-weapon = Weapons
guide-group-armor = Armor
guide-group-object = Objects
guide-group-place = Locations
guide-group-heroic = Heroic quests
guide-group-side = Side quests
guide-group-ancient = Ancients
guide-group-faction = Factions
