## What the coach says of a move

coach-fulfils =
    { $count ->
        [one] Fulfils target { $target } for 1 point with { $count2 } cards.
       *[other] Fulfils target { $target } for { $count } points with { $count2 } cards.
    }
coach-nothing-else = Those cards are needed for no other target.
coach-saves-joker = Your Joker stays in your hand.
coach-completes =
    { $count ->
        [one] With { $card } you can fulfil target { $target }, for 1 point, in this turn.
       *[other] With { $card } you can fulfil target { $target }, for { $count } points, in this turn.
    }
coach-draws-away = Target { $target } is { $count } draws away, by cards that lie in the centre.
coach-exchange =
    { $count ->
        [one] Target { $target } becomes one that your hand meets, for 1 point.
       *[other] Target { $target } becomes one that your hand meets, for { $count } points.
    }
coach-lies-open =
    { $count ->
        [one] Target { $target } would lie open to 1 turn of somebody else.
       *[other] Target { $target } would lie open to { $count } turns of others.
    }
coach-frozen-costs = If it is still frozen at the end, you pay { $count } points.
coach-own-frozen = Target { $target } is frozen by you: if it stays so to the end, you pay { $count } points.
coach-attempt = { $seat } froze target { $target }: a wrong attempt gives its points away.
coach-own-attempt = You froze target { $target }: a wrong attempt costs you { $count } points.
coach-first-ten = You would be the first to have ten points, and pay { $count }.
coach-twenty = You reach twenty: everybody else has one more turn.
coach-last-turn =
    { $count ->
        [one] This is your last turn: 1 point more beats { $seat }.
       *[other] This is your last turn: { $count } points more beat { $seat }.
    }
coach-last-leads = It puts you ahead in your last turn.
coach-last-wins = It wins the game.
coach-more-actions = You have { $count } actions a turn from now on.
coach-one-must-go = You would hold { $count } cards: all above ten must go.
