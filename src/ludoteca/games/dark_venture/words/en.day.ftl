# Ancients

ancient-patient-tide = The Patient Tide
line-patient-tide = She lets go of nothing; she is only slow to take.
ability-patient-tide-draw-back = Draw back
ancient-old-morning = Old Morning
line-old-morning = He rose first, and nobody got up.
ability-old-morning-breakfast = Breakfast
ancient-counting-dark = The Counting Dark
line-counting-dark = It has counted as far as you, and begins again.
ability-counting-dark-recount = Count again
ancient-moth-at-the-lamp = The Moth at the Lamp
line-moth-at-the-lamp = She loves everyone who is on fire.
ability-moth-at-the-lamp-wing = A wing between
ancient-guest-at-both-tables = The Guest at Both Tables
line-guest-at-both-tables = Nobody invited him. Both sides kept him a chair.
ability-guest-at-both-tables-change-seats = Change seats
ancient-unfinished-map = The Unfinished Map
line-unfinished-map = She is sure only of where you have not been.
ability-unfinished-map-fold = Fold her

# Hours

hour-1 = First Sunrise
line-hour-one = The sun rises. Everybody waits to see whether it means it.
hour-2 = Second Thoughts
line-hour-two = The light comes back for something that it forgot.
hour-3 = Small Change
line-hour-three = Pockets settle among themselves what belongs to whom.
hour-4 = Dry Hour
line-hour-four = All over the country, washing comes in that nobody hung out.
hour-5 = Almost Noon
line-hour-five = Shadows pull in their feet.
hour-6 = Double Noon
line-hour-six = It strikes twelve, twice, from two directions.
hour-7 = Long Lunch
line-hour-seven = The country digests. Some of it is missed afterwards.
hour-8 = Quarrel of Clocks
line-hour-eight = Every clock is right, and says so.
told-hour-eight-right = Your clock wins. You are paid for the hour.
told-hour-eight-wrong = Your clock loses, and takes it out on you.
hour-9 = Borrowed Hour
line-hour-nine = It was somebody else’s. They are looking for it.
hour-10 = Low Light
line-hour-ten = Things cast the shadows of what they were.
hour-11 = Lamps
line-hour-eleven = Every window is lit, also in the houses that are gone.
answer-hour-eleven-go-in = Go in where a lamp burns
answer-hour-eleven-walk-on = Walk on in the dark
hour-12 = Only Sunset
line-hour-twelve = It goes down once. Nobody has ever complained.

# Ranks

rank-still-asleep = Still Asleep
rank-one-shoe-on = One Shoe On
rank-confidently-lost = Confidently Lost
rank-asker-of-the-way = Asker of the Way
rank-reader-of-crumbs = Reader of Crumbs
rank-known-on-one-doorstep = Known on One Doorstep
rank-borrower-of-lanterns = Borrower of Lanterns
rank-standing-passenger = Standing Passenger
rank-reader-of-leaning-signs = Reader of Leaning Signs
rank-owed-a-small-favour = Owed a Small Favour
rank-witness-of-one-noon = Witness of One Noon
rank-witness-of-both-noons = Witness of Both Noons
rank-keeper-of-receipts = Keeper of Receipts
rank-ear-of-the-bell = Ear of the Bell
rank-honorary-mole = Honorary Mole
rank-corrector-of-maps = Corrector of Maps
rank-confidant-of-furnaces = Confidant of Furnaces
rank-guest-of-unborn-kings = Guest of Unborn Kings
rank-second-name-on-the-stone = Second Name on the Stone
rank-steward-of-the-slant = Steward of the Slant
rank-named-in-three-songs = Named in Three Songs
rank-older-than-the-story = Older Than the Story
rank-almost-the-sun = Almost the Sun
rank-third-sunrise = Third Sunrise
