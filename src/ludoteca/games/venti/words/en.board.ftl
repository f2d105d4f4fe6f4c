### What the board says.

## The board of VENTI

venti-targets = Targets
venti-centre = Centre
venti-frozen = { $count } of { $most } frozen
venti-last-lap =
    { $count ->
        [0] Last turn
        [one] Last lap: 1 more turn
       *[other] Last lap: { $count } more turns
    }
venti-ender = was the first to reach twenty
venti-points =
    { $count ->
        [one] 1 point of { $goal }
       *[other] { $count } points of { $goal }
    }
venti-points-short = Points { $count }/{ $goal }
venti-won =
    { $count ->
        [one] 1 point card
       *[other] { $count } point cards
    }
venti-extra =
    { $count ->
        [one] 1 additional action a turn
       *[other] { $count } additional actions a turn
    }
venti-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
venti-perm = Permanent joker { $card }
venti-perms = Permanent jokers
venti-perms-are = permanent jokers: { $cards }
venti-point-cards = Your point cards
venti-more = +{ $count }
venti-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
venti-discard =
    { $count ->
        [one] Discard pile: 1 card, { $card }
       *[other] Discard pile: { $count } cards, on top { $card }
    }
venti-no-discard = The discard pile is empty
venti-target =
    { $count ->
        [one] Target { $target }, 1 point: { $condition }
       *[other] Target { $target }, { $count } points: { $condition }
    }
venti-target-frozen = Target { $target }, frozen by { $seat }
venti-target-gap = Target { $target }: no card
venti-gap = No card
venti-can-fulfil = You can fulfil it
venti-card =
    { $count ->
        [one] { $card }; as a target 1 point for { $condition }
       *[other] { $card }; as a target { $count } points for { $condition }
    }
venti-any = any number
venti-alike = { $count } alike
venti-draw = Draw
venti-target-title = Target
venti-target-moves = What to do with target { $target }
venti-give-up = Sacrifice points
venti-back = Back
venti-exchange-target = Exchange with target
venti-exchange-centre = Exchange with
venti-fulfil = Fulfil
venti-use = Use these cards
venti-other-way = Another way
venti-suggest = Suggest cards
venti-freeze = Freeze
venti-attempt = Show these cards
venti-to-joker = Permanent joker { $card }
venti-to-action = One additional action a turn
venti-confirm-pay = Pay these
venti-confirm-gift = Lay these out
venti-confirm-discard = Discard these
venti-joker-is = Joker as
venti-joker-as = Joker { $number } as
venti-joker-choose = choose
venti-these-fit = These cards fit.
venti-missing =
    { $count ->
        [one] 1 more card is needed.
       *[other] { $count } more cards are needed.
    }
venti-no-fit = These cards do not fit.
venti-attempt-chosen =
    { $count ->
        [0] Choose exactly the cards that the hidden condition asks for.
        [one] 1 card chosen.
       *[other] { $count } cards chosen.
    }
venti-risk = If they do not fit exactly, { $seat } gets the target and its points.
venti-risk-own = If they do not fit exactly, you pay at least two points and the target lies open again.
venti-pays = Chosen: { $count } points; at least { $least } are due.
venti-lays = Chosen: { $count } of { $most } points.
venti-discards = Chosen: { $count } of { $most }.
venti-centre-chosen = Press the card again to draw it, or a target to exchange them.
venti-points-lost =
    { $count ->
        [one] You lose 1 point for good.
       *[other] You lose { $count } points for good.
    }
venti-points-lost-any = Which point card? Its points are lost for good.
venti-worth =
    { $count ->
        [one] Worth 1 point.
       *[other] Worth { $count } points.
    }
venti-freeze-note = Frozen, its condition is hidden, from you too; only exactly the right cards thaw it, and a wrong try costs you points.
venti-hint-action = Tip: a point card can become one more action in every turn (Sacrifice points).
venti-hint-dots = The dots on a card are the points that it gives as a target; { $goal } points end the game.
