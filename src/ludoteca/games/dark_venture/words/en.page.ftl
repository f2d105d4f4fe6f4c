### Pages, dice, fights and endings on the board in the browser.

## Pages

page-book = Book { $book }
page-entry = entry { $number }
page-of-quest = A quest
page-of-figure = A character
page-of-item = A thing
page-of-ancient = An Ancient
page-of-hour = An hour
page-stays = While one stays here
page-reads = { $name } reads. Health { $now } of { $most }.
page-with-follower = { $name } is there, too.
page-answers = Answers
page-with =
    { $dice ->
        [one] For you: one die + { $plus }.
       *[other] For you: { $dice } dice + { $plus }.
    }
page-band = { $when }: { $text }
page-percent = { $percent } percent:
page-band-came = This came.
page-succeeds = Succeeds in { $percent } %.
page-certain = Certain.
page-came = What came of it
page-rolls = { $name } rolls: { $purpose }
page-nothing = Nothing else happens.
page-turn = Turn the page
page-choose = Choose an answer
page-map = Look at the map
page-back = Back from the map
page-see-entry = Read the page
page-see-fight = See the fight
page-cards = Back to the cards

## Dice

page-die = die
page-dice =
    { $count ->
        [one] die { $dice }
       *[other] dice { $dice }
    }
page-part = { $label } { $value }
page-more = bonus
page-added = ability
page-handling = item handled
page-total = total

## Fights

fight-title = Fight: { $place }
fight-called = { $figure } was called by a quest: { $quest }.
fight-round = round { $round }
fight-stays = It stays until you turn it.
fight-result = The fight is over.
fight-turn = Back to the map
fight-order = First strike
fight-again = tied, rolled again:
fight-strike = Strike { $name }
fight-flee = Flee with { $dice } dice
fight-out = out of the fight
fight-side = This side
fight-foes = The other side
fight-strikes-first = First strike: { $name }
fight-strikes = { $name } strikes at { $foe }
fight-flees = { $name } tries to flee
fight-damage = damage
fight-left = { $name }: health { $before } → { $left }
fight-unhurt = { $name } is not hurt.
fight-warded =
    { $count ->
        [one] 1 is warded off.
       *[other] { $count } are warded off.
    }
fight-away = { $name } gets away.
fight-caught = { $name } does not get away.
fight-of = { $now } of { $most }
fight-health = health { $now } of { $most }
fight-out-falls = unconscious
fight-out-dies = dead
fight-out-flees = fled
fight-by = by { $name }, round { $round }
fight-strip = All blows
fight-strip-lost = −{ $lost } to { $left }
fight-strip-beaten = −{ $lost }, beaten
fight-strip-none = unhurt
fight-strip-flees = flees
fight-strip-away = away
fight-strip-caught = caught
fight-hint = Point at a blow: its dice come back.
fight-dice = { $dice } dice
fight-ends-on = ends it on dice of { $least } or more, { $percent } %
fight-ends = ends it, { $percent } %
fight-takes = takes { $least } to { $most }, mostly { $usual }
fight-said = { $name } strikes at { $foe }: { $sum }; damage { $damage }.
fight-said-left = { $name } has { $left } health left.

## Fallen heroes

fallen-title = { $name } lies unconscious: { $place }
fallen-text = Nobody dies of this. Others here may take one thing a round, or drag the body along.
fallen-follower = { $name } can still act.
fallen-wake = Wake: { $dice } dice + { $plus }, wants { $wants }: { $percent } %
fallen-tries =
    { $count ->
        [0] Each failure adds 3 to the next try.
       *[other] Failed so far: { $count }. The next try has { $more } more.
    }

## Endings

end-rank =
    { $points ->
        [one] { $name }, with 1 point
       *[other] { $name }, with { $points } points
    }
end-rank-place = number { $place } of { $ranks }
end-next =
    { $points ->
        [one] 1 point short of the next
       *[other] { $points } points short of the next
    }
end-title = The day is over
end-title-won = The day is won
end-title-lost = The day is lost
end-lost = The sun has set
end-won = The day is done
end-points = { $points } of the { $goal } points
end-points-of =
    { $points ->
        [one] { $name }: 1 point; { $goal } were needed
       *[other] { $name }: { $points } points; { $goal } were needed
    }
end-hours = The day, hour by hour
end-hour = Hour { $hour }:
end-fell = { $name } fell
end-found = found { $name }
end-woke = { $name } woke
end-beaten = { $name } beaten
end-again = Try this day again
end-where =
    { $points ->
        [one] Where was 1 point?
       *[other] Where were { $points } points?
    }
end-another = Another day
end-look-back = Look back, hour by hour
