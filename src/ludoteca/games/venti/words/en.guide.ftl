### The guide: rules to read in five minutes. `[words](card)` names a card of the glossary.

guide-lead = Collect cards, meet conditions, gather points. Whoever first has twenty starts the last lap; the most points win.

guide-card = One card, two faces
guide-card-picture = The same card twice: in hand a 5 in a diamond, in the target row the condition 6 and a triangle for one point.
guide-card-text =
    In your hand and in the centre a card is its number, 0 to 7, and its symbol. Each symbol has two numbers: the circle 0 and 1, the triangle 2 and 3, the diamond 4 and 5, the square 6 and 7.

    In the row of targets the same card is a task: the condition is what you must have, the dots are the points that you get.

    Everybody begins with three cards. In the centre four lie open, in the row three targets; with four players or more, five and four.

guide-turn = Your turn: three actions
guide-turn-picture = Three targets, four cards in the centre, and a hand of three.
guide-turn-text =
    You have three actions a turn, in any order, the same one twice or thrice if you like:

    – draw a card from the centre
    – replace the whole centre by new cards
    – exchange a target with a card of the centre
    – fulfil a target
    – freeze a target, or attempt a frozen one
    – turn a point card into a permanent joker, or into one more action a turn

    You may stop early. At the end of your turn you keep at most ten cards.

guide-fulfil = Fulfil a target
guide-fulfil-picture = A 2 and a 5 from the hand, an arrow, and the target that asks for exactly these.
guide-fulfil-text =
    If your hand has exactly what a target asks for, show these cards and discard them. The target is yours: it lies in front of you and counts its points. A new one takes its place at once.

    The table marks what you can fulfil and suggests cards; you may choose others that fit.

guide-conditions = What conditions say
guide-conditions-picture = Four targets: two numbers; a number and a question mark; two symbols; two places joined by an equals sign.
guide-conditions-text =
    – a number: a card with exactly this number
    – a symbol: a card with this symbol, either number
    – a question mark: any card at all
    – places joined by an equals sign: cards that all show the same number, a pair, three, four …

    A card serves one place. What is not asked for stays in your hand.

guide-change = Change what lies there
guide-change-picture = A target and a card of the centre with arrows between them.
guide-change-text =
    Nothing suits you? Exchange: a target and a card of the centre change places. So a card with a condition that you can meet becomes a target, often in the same turn.

    Or replace the centre: all its cards go, new ones come.

guide-freeze = Freeze
guide-freeze-picture = A row of targets; the middle one lies face down under the seal of whoever froze it.
guide-freeze-text =
    A target that you want but cannot meet yet, you can freeze: it is turned face down and cannot be exchanged. Remember it well! From now on nobody may look, not even you.

    On their turn, everybody may attempt it from memory, by naming exactly the cards that it asks for.

    – Right: the target is theirs.
    – Wrong, and somebody else froze it: the freezer gets it, with its points.
    – Wrong, and they froze it themselves: they pay at least two points, and it lies open again.

    What is still frozen at the end costs its freezer the same. The whole table has one frozen target at a time, two with four players or more.

guide-specials = Joker and Chaos
guide-specials-picture = A Joker and Chaos.
guide-specials-text =
    A [Joker](joker) in your hand stands for any number or any symbol. It is discarded after use. In the row of targets it is stuck; exchange it into the centre first.

    Nobody owns [Chaos](chaos): wherever it turns up, the centre and all open targets are swept away, and new cards come. Hands and frozen targets stay.

guide-points = Points that work
guide-points-picture = A scale of points with marks at 5, 10 and 20.
guide-points-text =
    With five points or more, you may give points up for something lasting. Either costs one action, and the points are gone for good.

    – A point card becomes a permanent joker: it stands for its own number or symbol, in every condition, and is never discarded.
    – A point card worth two or more becomes one more action in each of your turns. You may do this twice in a game.

    Early in the game one more action is often worth more than two points.

guide-end = Ten and twenty
guide-end-text =
    From three players on, the first to have ten points pays at least two of them, once in a game. Then whoever is alone in last place may lay out hand cards worth up to two points. So the leader sometimes waits for a better moment.

    When somebody has twenty, everybody after them has one last turn. Penalties for frozen targets are paid, then points are compared. A tie goes to whoever needed fewer cards for them, then to whoever gave up fewer points for permanent jokers.

guide-entry =
    { $count ->
        [one] As a target 1 point for: { $condition }
       *[other] As a target { $count } points for: { $condition }
    }
guide-group-special = Special cards
guide-group-worth-1 = Worth 1 point
guide-group-worth-2 = Worth 2 points
guide-group-worth-3 = Worth 3 points
guide-group-worth-4 = Worth 4 points
