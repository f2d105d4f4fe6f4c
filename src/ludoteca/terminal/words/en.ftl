### The terminal.

## Commands, beside the English words that are always understood

command-why = why
command-hint = hint
command-quest = quest
command-undo = undo
command-save = save
command-log = log
command-show = show
command-look = look
command-hand = hand
command-order = order
command-speed = speed
command-help = help
command-quit = quit

## The table

tui-player = Player
tui-holds = holds
tui-hand = Hand ({ $count }):
tui-no-cards = no cards
tui-more-news = … { $count } more: log
tui-thinking = { $name } is thinking …
tui-thinking-secret = Somebody is thinking …
tui-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.

## Answers

tui-no-number = There is no such number here: choose 1 to { $count }, or type the name of a move.
tui-back = (Enter: back to all moves)
tui-several = That can mean several moves: { $names }
tui-no-such-move = “{ $typed }” is neither a move nor a command. Type help to see what you can do.
tui-did-you-mean = “{ $typed }” is not a move here. Did you mean “{ $move }”?
tui-allowed = You can do that now: { $move }.
tui-why-what = Type the move after it, such as: why { $move }
tui-no-hint = Only against bots: there are other people at this table.
tui-no-quests = This game has no quests.
tui-no-quest = You have no quest whose name begins with “{ $typed }”.
tui-looking = Looking …
tui-no-rule = No rule was found for “{ $typed }”.
tui-more-rules = { $count } more rules have “{ $typed }”: name one by its id.
tui-saved = Saved: { $file }
tui-not-saved = The game is not saved: { $why }.
tui-log-all = { $count } earlier lines: type log all
tui-no-look = There is no more on the cards of this game than the table shows.
tui-look-what = Type the name of a card after it, or its beginning.
tui-no-card = No card has a name like “{ $typed }”.
tui-no-asides = There is nothing to show now.
tui-asides = You may show, for example: { $names }
tui-left = The game is saved. Go on with: ludoteca resume { $file }
tui-record = Look at this game again with: ludoteca replay { $file }
tui-help =
    A number, or the name of a move, makes it: 3, or { $move }; its beginning will do, if it is clear.
    ?            the rule behind the question; ? { $rule } any rule; ? WORD rules with a word
    why MOVE     why a move is not possible
    hint         up to three moves that a strong bot would look at, and why
    quest NAME   what could be done for a quest; quest alone for all of yours
    undo         take back your last move, if nothing was drawn or revealed since
    log          what has happened; log all from the beginning
    show B CARD  show one of your cards to another player, if the game allows it
    look NAME    all that stands on a card, if it has a text
    hand         draw the table again (Enter does the same); hand B as B sees it, if hands are open
    order        what to answer always, such as a pass; order 1 gives the first order or takes it back
    speed calm   how fast bots play: calm, brisk or at-once
    save FILE    save a copy of the game; without FILE where it is kept anyway
    quit         leave; the game is saved and can be resumed

## The menu, when no game is named

tui-menu-which = Which game? A number, or Enter to leave
tui-menu-players = { $low } to { $high } players
tui-menu-last = Go on with your last game: { $game }
tui-menu-what = { $game }: what do you want? Enter goes back
tui-menu-play = Play against bots
tui-menu-rules = Read the exact rules
tui-menu-learn = Learn it: a first game of { $count } minutes
tui-menu-seats = How many at the table, with you? { $players }; Enter: { $count }
tui-menu-number = Type a number from 1 to { $count }.

## Answers that need not be given

tui-only-answer = You: { $move }. There was no other answer.
tui-ordered = You: { $move }, as you ordered.
tui-no-orders = There is nothing to order now.
tui-no-such-order = Type order and a number from 1 to { $count }, or order alone to see them.
tui-speed = Bots play { $speed ->
        [calm] calmly: a second after each move
        [brisk] briskly: a moment after each move
       *[at-once] at once
    }. Type speed and one of: { $names }

## The end

tui-winner = { $name } wins { $reason }.
tui-winners = { $name } win together: { $reason }.
tui-nobody = Nobody wins: { $reason }.
tui-lost = { $name } loses: { $reason }.
tui-lost-together = All lose together: { $reason }.
tui-and = and
tui-score = score { $count }

## Replays

tui-start = The beginning
tui-move = Move { $number } of { $count }. { $name }
tui-replay-help = Enter or n next, b back, a number jumps, l log, s what decided it, q quit
tui-replay-end = This is the end.
tui-replay-begin = This is the beginning.
tui-replay-what = Type n, b, a number from 0 to { $count }, l, s or q.

## Simulations

tui-simulating = Simulating
tui-bot = bot
tui-games = games
tui-wins = wins
tui-rate = win rate
tui-interval = 95 % interval
tui-fair = fair share
tui-mean-points = mean points
tui-ending = ending
tui-share = share
tui-rounded = { $asked } games became { $games }: each bot sits in each seat equally often.
tui-summary = { $games } games, { $seats } seats, seed { $seed }: on average { $decisions } decisions a game, { $speed } games per second.

## Which engine plays

tui-engine-compiled = Compiled engine.
tui-engine-missing = Interpreted engine; `make fast` makes it about 8 times as fast.
tui-engine-foreign = Interpreted engine: the compiled one is for another Python; `make fast` builds it anew.
tui-engine-stale = Interpreted engine: the compiled one is older than the source; `make fast` builds it anew.

## Games and options

tui-game = game
tui-seats = seats
tui-options = options
tui-default = default
tui-two-defaults = { $people }; bots alone { $bots }
tui-values = values
tui-what = what it does
tui-true-false = true, false
tui-number-range = { $low } to { $high }
tui-for-seats = { $choice } ({ $seats } { $most ->
    [1] seat
   *[other] seats
})
tui-try = Play one with: ludoteca play { $game }
tui-all-tested = Every rule of { $game } has a test.
tui-untested = { $count } rules of { $game } have no test:

# owners' packs
tui-content-fine = { $game }: the pack { $name } is in order (digest { $digest }).
tui-content-same = It changes nothing: all values are the shipped ones.
tui-content-thing = what
tui-content-field = field
tui-content-shipped = shipped
tui-content-own = yours
tui-bad-option = An option looks like this: { $name }, and not like “{ $value }”.
