## After the end: figures, charts and moments

story-from-targets = Points from targets
story-from-attempts = Points from frozen targets
story-from-gifts = Points for being last
story-paid = Points paid
story-sacrificed = Points given for Jokers and actions
story-targets = Targets met
story-drawn = Cards drawn
story-jokers = Jokers (luck)
story-points = Points
story-twenty = { $seat } reaches { $count } points.
story-ten = { $seat } is the first with ten points.
story-attempt =
    { $count ->
        [one] { $seat } remembers a frozen target, for 1 point.
       *[other] { $seat } remembers a frozen target, for { $count } points.
    }
story-given-away =
    { $count ->
        [one] { $seat } misses, and gives { $seat2 } 1 point.
       *[other] { $seat } misses, and gives { $seat2 } { $count } points.
    }
story-great-target = { $seat } meets a target of { $count } points.
