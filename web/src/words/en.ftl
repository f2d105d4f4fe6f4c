### What the browser says.

language-en = English
language-it = Italiano
language-de = Deutsch

## Home

ui-title = Ludoteca
ui-hello = Take a game from the shelf.
ui-play-bots = Play against bots
ui-play-alone = Play alone
ui-choose-rules = Choose the rules
ui-invite = Invite friends
ui-players = { $most ->
    [1] For one player
   *[other] { $least } to { $most } players
}
ui-my-tables = My tables
ui-no-tables = You sit at no table yet.
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players now.
ui-status-waiting = waiting for players
ui-status-playing = in play
ui-status-over = finished
ui-upload = Watch a recorded game
ui-credits = Credits
ui-home = Home
ui-you-are = You are
ui-language = Language
ui-loading = One moment …
ui-no-server = The server does not answer. Try again in a moment.
ui-no-printed = What is printed on cards and tiles has not come from the server. Trying again …
ui-printed = Printed on cards and tiles
ui-lost = There is no page at this address.

## Setting up a table

ui-set-up = A table for { $game }
ui-no-game = There is no such game on the shelf.
ui-mode = How do you want to play?
ui-seats = Seats
ui-seat-count = Number of seats
ui-seat-who = Who sits in seat { $number }
ui-plan-me = At this screen
ui-plan-open = A friend, by link
ui-plan-bot = A bot
ui-your-name = Name
ui-bot-level = How well the bot plays
ui-hot-seat = Several people share this screen. A curtain hides the hands between turns, unless you play with open hands.
ui-options = Rules
ui-edition = Edition of the rules
ui-more-rules = More rules
ui-in-seat-me = Seat { $number }, at this screen
ui-in-seat-open = Seat { $number }, a friend
ui-in-seat-bot = Seat { $number }, a bot
ui-on = yes
ui-off = no
ui-table = Table
ui-clock = Time for a move
ui-clock-0 = no limit
ui-clock-30 = 30 seconds
ui-clock-60 = 1 minute
ui-clock-120 = 2 minutes
ui-clock-300 = 5 minutes
ui-clock-86400 = a day
ui-absent = When time is up
ui-absent-bot = a bot plays on
ui-absent-wait = we wait
ui-pace = Bots play
ui-pace-0 = at once
ui-pace-1 = at an easy pace
ui-pace-2 = slowly
ui-public = Anybody may join
ui-make-table = Make the table
ui-begin = Begin
bot-random = plays at random
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-greedy = medium
bot-ismcts = hard

## Waiting for players

ui-lobby = The table is set
ui-lobby-wait = Send the link to your friends. They need no account.
ui-lobby-full = Everybody is here.
ui-share-table = Link to this table
ui-return-link = Your own link, to go on from another device
ui-copy = Copy
ui-copied = Copied
ui-seat-open = free seat
ui-seat-you = you
ui-seat-bot = bot, { $level }
ui-seat-away = away
ui-sit-here = Sit here
ui-start = Start the game
ui-leave = Leave the table
ui-host-starts = The game begins when whoever made the table starts it.

## At the table

ui-decision = Your choice
ui-undo = Undo
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-search-rules = Search the rules
ui-no-rule = No rule has “{ $words }”.
ui-rule-question = Rule behind this question
ui-rule-refusal = Rule behind this refusal
ui-rule-option = Rule behind this option
ui-book-parts = Parts of the rules
ui-book-guide = Guide
ui-book-cards = Cards
ui-book-exact = Exact rules
ui-in-guide = Guide: { $title }
ui-exact-here = Exact rules on this
ui-contents = Contents
ui-show-only = Show only
ui-all-cards = All ({ $count })
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-watcher = Onlooker
ui-drawer = Log, rules and chat
ui-close = Close
ui-menu = Menu
ui-sound = Sounds
ui-notify = Notify me when it is my turn
ui-shortcuts = Keyboard
ui-asides = Show somebody a card
ui-aside-sure = Whoever has seen it knows it: this cannot be taken back.
ui-aside-do = Yes, show it
ui-aside-back = Rather not
ui-to-whom = To whom
ui-line-connecting = Connecting …
ui-line-lost = Connection lost. Trying again …
ui-line-unstored = The server cannot store moves at the moment, so nothing has changed. Trying again …
ui-line-gone = This table is no longer there.
ui-line-unreadable = This table was made by another version of the program and cannot be opened.
ui-over = The game is over.
ui-wait-for = It is the turn of { $name }.
ui-go-on-with = Go on with { $name }
ui-wait-thinking = { $name } is thinking …
ui-wait-choosing = { $name } is choosing …
ui-wait-somebody = Somebody is choosing …
ui-tab-turn = Your turn – { $title }
ui-covered = A bot is playing for you.
ui-take-back = Take my seat back
ui-own-seats = Your seats
ui-own-seat-asked = { $name }: your turn
ui-curtain = { $name }, it is your turn
ui-curtain-why = Your hand is hidden until nobody else is looking.
ui-curtain-open = I am { $name }: show my hand
ui-result = Result
ui-winner = { $name } wins
ui-winners = { $name } win together
ui-nobody = Nobody wins
ui-loser = { $name } loses
ui-won-together = You win together
ui-lost-together = You lose together
ui-all-won = Everybody wins together
ui-all-lost = Everybody loses together
ui-and = and
ui-score = score { $count }
ui-rematch = Play again
ui-go-rematch = Go to the next game
ui-watch-replay = Watch the replay
ui-download = Download the record
ui-none = none
ui-yes = yes
ui-no = no

key-options = choose an option by its number
key-next = go to the next card, place or button
key-choose = choose what is in focus
key-log = log
key-rules = rules, at the one behind the question
key-chat = chat
key-undo = undo
key-help = this list
key-close = close

## Replays

ui-replay = Replay
ui-move-of = Move { $number } of { $count }.
ui-first = To the beginning
ui-back = One move back
ui-play = Play
ui-pause = Pause
ui-next = One move on
ui-last = To the end
ui-chapter-back = Previous battle, round or turn
ui-chapter-next = Next battle, round or turn
ui-chapter = Go to
ui-replay-speed = Speed
ui-jump = Jump to a move
ui-eyes = Seen by
ui-go-on = Play on from here
ui-go-on-why = Bots take the other seats. Cards that your seat could not know are dealt anew. Where do you sit?
ui-share = Share
ui-share-move = Link to move { $number }

## The boards

board-description = The board in words
board-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-thinking = thinking …
board-times = ×{ $count }
board-nothing = nothing
board-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
board-no-hand = Your hand is empty.
board-says-hand = Your hand: { $cards }.

## Credits

credits-own = Map, cards, covers and seals are drawn by this program.
credits-icons = Icons
credits-icons-text = The icons are from game-icons.net, under the Creative Commons licence Attribution 3.0 (CC BY 3.0). Colours were changed, and some stand in drawn scenes. They were drawn by:
credits-fonts = Fonts
credits-font = { $name } by { $author }, SIL Open Font License 1.1
credits-licence = Licence text ({ $name })
credits-software = Software
credits-games = Games
credits-games-text = This program has its own words and pictures; it is not connected with the games’ publishers.
