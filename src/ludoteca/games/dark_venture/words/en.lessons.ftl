### The three cards before a first game.

first-goal =
    { $mode ->
        [cooperative] Lead a hero through one day. Together, everybody must reach { $goal } quest points.
        [questing] Lead a hero through one day and gather { $goal } quest points, alone.
        [ranked] Lead a hero through one day, alone: the more quest points, the better your title.
       *[other] Lead a hero through one day: the most quest points win.
    }
first-turn = Draw a card, then spend action points: explore, travel, talk, fight, use what you carry. At the end your quests are scored.
first-end =
    { $mode ->
        [cooperative] After { $rounds } hours the sun goes down. You win if each of you has { $goal } points, and lose together otherwise.
        [questing] After { $rounds } hours the sun goes down. You win with { $goal } points.
        [ranked] After { $rounds } hours the sun goes down, and you are given your title.
       *[other] After { $rounds } hours the sun goes down. Who then has the most points wins.
    }
