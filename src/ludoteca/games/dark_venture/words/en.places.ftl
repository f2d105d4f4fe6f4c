# Places: name, line, rules; the hexagon's story, its answers, what is told

location-leaning-post = Leaning Post
line-leaning-post = Every sign in the country points here. None points away.
ability-leaning-post-a-read-the-backs = Read the backs of the signs

location-slantwise-inn = Slantwise Inn
line-slantwise-inn = The floor slopes toward the till.
ability-slantwise-inn-a-bed = A bed for an hour
story-slantwise-inn-a = The keeper shows you three keys and one hour. Nobody has paid in coin since the second sunrise.
answer-slantwise-inn-a-own-bed = Sleep alone
answer-slantwise-inn-a-shared-room = Share a room with a stranger
answer-slantwise-inn-a-no-bed = Sit up and watch the door
told-slantwise-inn-a-robbed = In the morning the stranger is gone, and so is your pocket.

location-well-of-tomorrows = Well of Tomorrows
line-well-of-tomorrows = What falls in lands next week, slightly used.
ability-well-of-tomorrows-a-throw = Throw something in
story-well-of-tomorrows-a = Far below, somebody in your coat looks up and begins to wave you off.
answer-well-of-tomorrows-a-look-again = Look again, though it hurts
answer-well-of-tomorrows-a-look-away = Look away

location-drowned-archive = Drowned Archive
line-drowned-archive = A file on everyone. The vowels have dissolved.
ability-drowned-archive-a-pull-a-file = Pull a file
story-drowned-archive-a = Your file lies open on the table, dripping. Somebody keeps it up to date: the last page is dry, and it is about this table.
answer-drowned-archive-a-read-yours = Read it to the end
answer-drowned-archive-a-slit-the-seal = Slit the envelope at the back
answer-drowned-archive-a-take-the-shelf = Borrow the whole shelf, unsigned
answer-drowned-archive-a-hang-it-up-to-dry = Hang it up to dry
told-drowned-archive-a-last-page = The last word is your name, spelled with affection.

location-ferry-without-a-far-bank = Ferry Without a Far Bank
line-ferry-without-a-far-bank = It has one landing stage and arrives everywhere.
ability-ferry-without-a-far-bank-a-cross = Cross as a passenger
ability-ferry-without-a-far-bank-a-cross-as-crew = Cross as crew
story-ferry-without-a-far-bank-a = The ferryman holds out the pole and his open hand, and waits to see which one you take. There is only one bank, he says, but people insist.
answer-ferry-without-a-far-bank-a-your-own-bank = Ask for the bank you know
answer-ferry-without-a-far-bank-a-the-other-bank = Insist on the other bank
answer-ferry-without-a-far-bank-a-take-the-pole = Take the pole
told-ferry-without-a-far-bank-a-circle = You row until dark and arrive before you left.
told-ferry-without-a-far-bank-a-land = A bank comes out of the mist, embarrassed to be late.

location-salt-chapel = Salt Chapel
line-salt-chapel = The pews are licked smooth. Nobody has seen by whom.
ability-salt-chapel-a-kneel = Kneel
ability-salt-chapel-a-settle = Settle a debt
story-salt-chapel-a = A voice behind the grille asks whom you still owe. There is no chair for it, and no room behind the grille.
answer-salt-chapel-a-pay-something = Pay with something of yours
answer-salt-chapel-a-say-nobody = Say: nobody
answer-salt-chapel-a-take-the-plate = Take the collection plate
told-salt-chapel-a-salt = The grille says a name. It is right about the name.

location-heron-market = Heron Market
line-heron-market = The dealers stand on one leg and never name a price.
ability-heron-market-a-barter = Swap one thing for another
ability-heron-market-a-broth = A bowl of broth, standing

location-orchard-of-spare-hands = Orchard of Spare Hands
line-orchard-of-spare-hands = The left ones ripen first.
ability-orchard-of-spare-hands-a-graft = Have one grafted
ability-orchard-of-spare-hands-a-shake-hands = Shake hands
story-orchard-of-spare-hands-a = They hang in rows and open as you pass. One of them already wears your ring.
answer-orchard-of-spare-hands-a-take-a-third = Take it home, as a third
answer-orchard-of-spare-hands-a-shake-the-branch = Shake the branch
answer-orchard-of-spare-hands-a-send-your-follower = Send your follower up
answer-orchard-of-spare-hands-a-applaud = Applaud
told-orchard-of-spare-hands-a-grip = One of them holds on until it has finished its thought.

location-hollow-oak-assembly = Hollow Oak Assembly
line-hollow-oak-assembly = Everybody may speak. The tree takes the minutes in rings.
ability-hollow-oak-assembly-a-send-word = Send word that you need company
story-hollow-oak-assembly-a = Inside the oak a chair is free, and forty strangers look at it, then at you. The motion before the house is whether you have arrived.
answer-hollow-oak-assembly-a-speak = Speak for yourself
answer-hollow-oak-assembly-a-listen = Listen from the door
answer-hollow-oak-assembly-a-ask-for-a-delegate = Ask them to send somebody
told-hollow-oak-assembly-a-minutes = The motion is lost. You are shown out before you came in.
told-hollow-oak-assembly-a-delegate = Somebody rises at the back, takes a hat and a stick, and goes.

location-den-under-the-ivy = Den Under the Ivy
line-den-under-the-ivy = It breathes. There is room for one more breath.
ability-den-under-the-ivy-a-curl-up = Curl up among them
story-den-under-the-ivy-a = Under the leaves a heap of fur is asleep on a heap of other people's luggage. One label has your handwriting.
answer-den-under-the-ivy-a-feed-them = Leave them something
answer-den-under-the-ivy-a-reach-past-them = Reach past the teeth
answer-den-under-the-ivy-a-back-out = Back out, and remember how
told-den-under-the-ivy-a-gift = Something has been laid at your feet in the night, still warm.
told-den-under-the-ivy-a-eyes = One eye opens. It is not attached to what you thought.

location-glass-flats = Glass Flats
line-glass-flats = You see an hour ahead. The dead below see a little farther.
ability-glass-flats-a-scan-the-horizon = See who is coming
story-glass-flats-a = The desert is one pane. Under it, people in good coats lie looking up; above it, very far off, one of them is walking.
answer-glass-flats-a-wave = Wave to the walker
answer-glass-flats-a-lie-flat = Lie down and look like glass
answer-glass-flats-a-dig = Break the pane for the coats
told-glass-flats-a-mirage = Nobody waves back, in great detail.
told-glass-flats-a-waves-back = The figure stops, waves, and turns toward you.

location-stall-at-the-edge = Stall at the Edge
line-stall-at-the-edge = Beyond it the map is blank and the prices are lower.
ability-stall-at-the-edge-a-pay-with-a-day = Pay with a day of yours
ability-stall-at-the-edge-a-on-account = Have it put on account

location-furnace-that-forgot = Furnace That Forgot
line-furnace-that-forgot = It burns with the look of somebody who came in for something.
ability-furnace-that-forgot-a-melt = Melt something down
answer-furnace-that-forgot-a-blade = It was surely a weapon
answer-furnace-that-forgot-a-plate = It was surely armor
answer-furnace-that-forgot-a-trinket = It was surely nothing
story-furnace-that-forgot-a = The door opens and the heat asks, quite politely, what it was for. It has asked everyone. You are the first to stop.
answer-furnace-that-forgot-a-remind-it = Tell it what it was for
answer-furnace-that-forgot-a-feed-it = Feed it a weapon
answer-furnace-that-forgot-a-reach-in = Reach in for what glows
answer-furnace-that-forgot-a-warm-your-hands = Just warm your hands
told-furnace-that-forgot-a-spits = It remembers something else, loudly.

location-street-of-unbuilt-houses = Street of Unbuilt Houses
line-street-of-unbuilt-houses = The bells are in place. Somebody answers.
ability-street-of-unbuilt-houses-a-move-in = Move in next door
story-street-of-unbuilt-houses-a = An agent without a house of her own offers you the keys to three. Describe it, she says, and try not to hesitate; last time we got a swamp.
answer-street-of-unbuilt-houses-a-with-a-shop = One with a shop downstairs
answer-street-of-unbuilt-houses-a-with-a-cellar = One with a very deep cellar
answer-street-of-unbuilt-houses-a-the-one-you-saw = The one you saw yourself in
answer-street-of-unbuilt-houses-a-none = Keep the plans, leave the keys

location-theatre-of-the-last-rehearsal = Theatre of the Last Rehearsal
line-theatre-of-the-last-rehearsal = The opening has been tomorrow for thirty years.
ability-theatre-of-the-last-rehearsal-a-take-the-stage = Take the stage
told-theatre-of-the-last-rehearsal-a-cough = In the dark somebody coughs. It is a review.
story-theatre-of-the-last-rehearsal-a = The director looks up and sighs with relief: the part of you has been read by a broom all week. The broom looks relieved too.
answer-theatre-of-the-last-rehearsal-a-play-yourself = Play yourself
answer-theatre-of-the-last-rehearsal-a-juggle = Juggle with three hands
answer-theatre-of-the-last-rehearsal-a-other-script = Ask for the other script
answer-theatre-of-the-last-rehearsal-a-sit-at-the-back = Sit at the back
told-theatre-of-the-last-rehearsal-a-miscast = Thank you, says the director. The broom is asked to stay.

location-counting-house-below = Counting House Below
line-counting-house-below = They know what everything is worth, and are sorry to hear it.
ability-counting-house-below-a-open-an-account = Open an account
answer-counting-house-below-a-small = A small account
answer-counting-house-below-a-large = A large account
answer-counting-house-below-a-deduct = Deduct what the birds took
answer-counting-house-below-a-leave-it-there = Leave it there, and breathe out
ability-counting-house-below-a-change = Ask for change

location-nursery-of-kings = Nursery of Kings
line-nursery-of-kings = Twelve cradles, one crown, and nobody under sixty.
ability-nursery-of-kings-a-rock-a-cradle = Rock a cradle
story-nursery-of-kings-a = An old man in short trousers and an old lady in a bonnet sit up and ask which of them you think came first. Behind them stands a box of toys, some with blades.
answer-nursery-of-kings-a-play = Play with both
answer-nursery-of-kings-a-crown-the-left = The left one; he will leave
answer-nursery-of-kings-a-crown-the-right = The right one; she will follow
answer-nursery-of-kings-a-close-the-door = Close the door again
told-nursery-of-kings-a-left = Long live, he says, gives you his hat, and climbs out.
told-nursery-of-kings-a-right = Long live, she says. She will want to thank you in person.

location-stair-to-the-missing-floor = Stair to the Missing Floor
line-stair-to-the-missing-floor = It goes up four storeys in a house of three.
ability-stair-to-the-missing-floor-a-climb = Climb
story-stair-to-the-missing-floor-a = Between the third floor and the roof somebody is moving furniture. The stair has a landing there, and no door, and a doormat.
answer-stair-to-the-missing-floor-a-count-the-steps = Count the steps
answer-stair-to-the-missing-floor-a-run-up = Run up before it notices
answer-stair-to-the-missing-floor-a-call-up = Call up, and see who comes
told-stair-to-the-missing-floor-a-one-short = There is one step fewer than you took.
told-stair-to-the-missing-floor-a-answer = Something is let down on a string, then boots come down.

location-bell-ridge = Bell Ridge
line-bell-ridge = The bell is heard before it is rung, and forgiven after.
ability-bell-ridge-a-toll = Pull the rope
story-bell-ridge-a = The rope is worn to the shape of a hand that is nearly yours. Whatever you do now, the valley heard it this morning.
answer-bell-ridge-a-ring-for-all = Ring for everybody
answer-bell-ridge-a-ring-inward = Put your head inside and ring
answer-bell-ridge-a-tie-up-the-clapper = Tie up the clapper
told-bell-ridge-a-silence = For once you hear what you were going to think.

location-eyrie-of-the-tax-birds = Eyrie of the Tax Birds
line-eyrie-of-the-tax-birds = The view is free. You are asked how long you looked.
told-eyrie-of-the-tax-birds-a-levied = Something is deducted from you on the way out.
story-eyrie-of-the-tax-birds-a = A bird with spectacles of frost puts a form before you and its foot on the form. Behind it, the nest glitters with everybody's spoons.
answer-eyrie-of-the-tax-birds-a-declare = Declare something
answer-eyrie-of-the-tax-birds-a-climb-into-the-nest = Climb into the nest
answer-eyrie-of-the-tax-birds-a-warm-the-egg = Sit on the cold egg
told-eyrie-of-the-tax-birds-a-caught = The form is stamped. So are you.
told-eyrie-of-the-tax-birds-a-hatched = The egg has opened. Inside is no bird, and it fits you.

location-yard-of-small-names = Yard of Small Names
line-yard-of-small-names = Only first names, and only the ones they were called at supper.
ability-yard-of-small-names-a-read-the-names = Say a name over somebody
told-yard-of-small-names-a-noticed = The yard has heard about the glass. It does not raise its voice.

location-mole-parliament = Mole Parliament
line-mole-parliament = Six seats, no light, and a majority of four.
ability-mole-parliament-a-table-a-motion = Table a motion
told-mole-parliament-a-nays = The nays have it. They had it before you spoke.
answer-mole-parliament-a-open-the-treasury = Open the treasury
answer-mole-parliament-a-dig-a-tunnel = Dig a tunnel
answer-mole-parliament-a-declare-a-holiday = Declare a holiday
story-mole-parliament-a = The sixth seat is empty and still warm. The Speaker, who has no eyes for it, asks the honourable draught by the door to sit down or make its point.
answer-mole-parliament-a-take-a-seat = Sit down, for an hour
answer-mole-parliament-a-make-a-speech = Make your point
answer-mole-parliament-a-bribe = Pass something along the bench
told-mole-parliament-a-earth = The house divides. Some of it divides onto you.

location-crypt-of-the-living-heirs = Crypt of the Living Heirs
line-crypt-of-the-living-heirs = They moved in early, to be sure of a place.
story-crypt-of-the-living-heirs-a = Each coffin has a bell pull and a letterbox. From one comes the sound of somebody turning over a page, then holding it very still.
answer-crypt-of-the-living-heirs-a-knock = Knock
answer-crypt-of-the-living-heirs-a-claim-your-share = Claim your share
answer-crypt-of-the-living-heirs-a-leave-something = Post something through the box
answer-crypt-of-the-living-heirs-a-try-one-for-size = Try an empty one
told-crypt-of-the-living-heirs-a-come-in = Come in, says somebody, and comes out.

location-lift-to-yesterday = Lift to Yesterday
line-lift-to-yesterday = Please stand back. You are already getting out.
ability-lift-to-yesterday-a-ride-back = Ride to where nobody has looked
ability-lift-to-yesterday-a-ride-home = Ride to this morning
