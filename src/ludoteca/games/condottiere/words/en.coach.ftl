## What the coach says of a move

coach-leads =
    { $count2 ->
        [0] You lead by { $count }, and nobody else can still act.
        [one] You lead by { $count }; 1 other is still in the battle.
       *[other] You lead by { $count }; { $count2 } others are still in the battle.
    }
coach-leads-open =
    { $count2 ->
        [0] By open cards you lead by { $count }.
        [one] By open cards you lead by { $count }; 1 other is still in the battle.
       *[other] By open cards you lead by { $count }; { $count2 } others are still in the battle.
    }
coach-unanswered = You lead, and nobody can answer any more.
coach-tie = The battle would be tied: nobody gets the region.
coach-takes-lead = { $card } takes the lead by { $count }.
coach-takes-lead-open = { $card } takes the lead by { $count }, by open cards.
coach-cheapest = It is your cheapest card that leads.
coach-connected = { $region } would make a connected group of { $count }; { $count2 } win.
coach-wins-you = { $region } would win you the game.
coach-wins-other = { $region } would win { $seat } the game.
coach-stops = Otherwise { $region } would win { $seat } the game.
coach-winter =
    { $count2 ->
        [0] Winter takes { $count } from { $seat } and nothing from you.
       *[other] Winter takes { $count } from { $seat } and { $count2 } from you.
    }
coach-keeps-winter = You keep Winter for a line like that of { $seat }.
coach-ends-now = It ends the battle at once, while you lead by { $count }.
coach-bishop-risk = A Bishop would take your { $card }.
coach-all-seen = No { $card } can come before the next shuffle.
coach-token = The Condottiere token would come to you.
coach-hand-size =
    { $count ->
        [one] { $seat } has 1 card, you have { $count2 }.
       *[other] { $seat } has { $count } cards, you have { $count2 }.
    }
coach-holds = { $seat } holds { $card }.
