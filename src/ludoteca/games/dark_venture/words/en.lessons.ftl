### The three cards before a first game.

first-goal =
    { $mode ->
        [cooperative] Lead a hero through one day. Together, everybody must reach { $goal } quest points.
        [questing] Lead a hero through one day and gather { $goal } quest points, alone.
        [ranked] Lead a hero through one day, alone: the more quest points, the better your title.
       *[other] Lead a hero through one day: the most quest points win.
    }
first-turn = Draw a card, then spend action points: explore, travel, talk, fight, use what you carry. A quest scores as soon as it is done.
first-end =
    { $mode ->
        [cooperative] After { $rounds } hours the sun goes down. You win if each of you has { $goal } points, and lose together otherwise.
        [questing] After { $rounds } hours the sun goes down. You win with { $goal } points.
        [ranked] After { $rounds } hours the sun goes down, and you are given your title.
       *[other] After { $rounds } hours the sun goes down. Who then has the most points wins.
    }

## The lesson

learn-draw = One day, six hours; the most quest points win. Each turn begins with a card. Draw a location: it makes the map grow.
learn-draw-no = Possible, but a location is what your quest needs: draw one.
learn-quests = Your side quests are secret: lay a location, beat a character, find something. Each turn you may swap one. Keep them all.
learn-quests-no = Possible, but these three are the easiest there are. Keep them.
learn-lay = One location a turn is free. Lay the Slantwise Inn to the east, so that entrances meet: your quest asks for it.
learn-lay-at = Possible, but lay it to the east, where Anna is not in the way.
learn-lay-no = Possible, but laying the Inn costs nothing and completes a quest.
learn-score = Your quest is complete. Its page asks you something; prices and chances stand with each answer. Turn back: a point, and some health.
learn-score-no = Possible, but the other answer is certain and heals you.
learn-play = One point! A character a turn is free, too. Send the Knife Orphans to the Inn: they are weak, and you want to beat somebody.
learn-play-no = Possible, but first send the Knife Orphans to the Inn. It is free.
learn-go = You have 3 action points. Going there costs 1. The Orphans are aggressive and fight at once; the Inn’s story comes after.
learn-go-no = Possible, but the fight that you want is in the Inn.
learn-hit = You were faster and strike first. Power, two dice and your weapon, less their armor: the chance stands on the button. Strike.
learn-hit-flee = Possible, but fleeing is for fights you would lose. This one is yours.
learn-hit-no = Possible, but a blow is all you need now.
learn-second = Beaten: that was the second quest. Warn nobody; then the Inn has its say.
learn-second-no = Possible, but another character in your hand helps less than striking first.
learn-entry = Who enters a location first meets its story. Two dice and Luck: look at what may come of it, then share the room.
learn-entry-no = Possible, and safe. But look at the odds of sharing the room.
learn-find = The best outcome: one of two items is yours. A hat that makes you think. Take it.
learn-find-no = Possible, but Mind helps you to search, and you are about to.
learn-wear = Only what is worn counts, and putting it on costs nothing. The button says what you are then. Put the hat on.
learn-wear-no = Possible, but put the hat on first: it costs nothing.
learn-loot = Bodies can be looted, one item a round, for nothing. Take the Letter Opener.
learn-loot-no = Possible, but the Letter Opener is free to take.
learn-search = Now search the Inn for 1 point: one die and Mind, 8 or more. The hat has made it likelier.
learn-search-no = Possible, but searching is what your third quest asks for.
learn-keep = Found! One of three is yours. The Nursing Kit heals when you need it.
learn-keep-no = Possible, but nothing heals like the Nursing Kit.
learn-third = The third quest: nail the boards down. Its points count at once, like all points.
learn-third-no = Possible, but a little health is worth more now.
learn-here = Three points. Places have rules of their own: a bed here heals for 1 action point. It is your last: then the turn ends.
learn-here-no = Possible, but you are hurt, or will be. Go to bed.
learn-hours = Anna’s turn. Each hour everybody gets new action points. Four hours pass quickly; a real day has more in store.
learn-last = The last hour, and you lead by three to nothing. Action points that are left are lost. End your turn.
learn-last-no = Possible, but the day is won: end your turn.
learn-end = The sun goes down, and the day is yours. A real one has heroic quests, followers and darker locations.
