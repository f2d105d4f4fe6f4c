### What the table says.

## Tables and seats

table-unknown = There is no table at this address.
table-unreadable = This table was made by another version of the program and cannot be played on here. Its record can be downloaded.
table-full = There is no open seat at this table.
table-seat-taken = Somebody sits there already.
table-started = The game has begun already. You may watch it.
table-not-started = The game has not begun yet.
table-not-full = There are still open seats.
table-not-over = The game is not over yet.
table-not-alone = The same cards come again only for whoever plays alone.
table-not-host = Only whoever made the table may do that.
table-not-your-seat = That is not your seat.
table-over = The game is over.
table-no-seat = There is no such seat at this table.
table-seated = You sit at this table already: one person sees one hand.
table-own-seat = That is your own seat. Leave it, or resign.
table-not-away = That is possible when somebody has been away for { $seconds } seconds.
table-others-play = Others are playing here. Leave the table instead, or end the game together.
table-covered = A bot is playing for you. Take your seat back first.
table-clock-range = The clock goes from 0 to { $most } seconds.
table-no-such-order = There is no such standing order in this game.
table-pace-range = The pace of bots goes from 0 to { $most } seconds.
table-no-such-bot = There is no such bot. There are: { $bots }.
table-no-language = There are no words in that language. There are: { $languages }.
table-no-game = There is no game called { $game }. There are: { $games }.
table-no-printed = No tiles and cards of this game are printed like that. Load the page anew.
table-no-page = There is nothing at this address.
table-long-address = This address is too long.
table-no-client = The pages are not built. Run make play, or use the interface under /api.

## Invitations

table-no-network = This computer is in no network that others could come from.
table-only-from-here = Only somebody at the computer that the server runs on may let the network in.
table-network-open = Others in your network open: { $address }
table-network-closed = Only this computer can open it. To let others in your network in: --network, or the button at a table.
table-no-code = There is no table with this code. Ask for it once more.
table-too-many-codes = Those were many codes. Wait a moment before you try another one.

## Replays and records

table-bad-promise = A promise for the shuffle is 64 small hexadecimal digits: the SHA-256 of a number.
table-bad-number = No such number was promised for the shuffle of this game, or it is no longer waited for.
table-no-record = This game began in the middle of another one and has no record of its own.
table-continue-over = The game is over at that move. Choose an earlier one.
table-record-empty = Send a record as plain text.
table-record-foreign = This file is not a game recorded by Ludoteca.
table-record-long = A record to watch here has at most { $most } moves.
table-record-line = Line { $line } of this record cannot be understood. It was changed, or is cut off.

## The coach

table-coach-not-here = At a table with other people the coach is silent, unless the table was made so. After the end you can ask.
table-coach-not-asked = You are asked nothing now, so there is nothing to look at.

## Lessons

table-no-lesson = There is no lesson for this game.
table-lost-place = The lesson has no such place any more. Begin it anew.

## Messages

table-stale = Meanwhile something happened. Look again, and choose.
table-bad-message = This message cannot be understood.
table-bad-body = This cannot be understood: { $reason }
table-too-large = That is too large to be sent here.
table-bad-key = A move needs a key of its own, of at most 64 characters.
table-no-hello = Say first whose eyes you look through.
table-slow-body = The request took too long to arrive.
table-too-fast = That is too fast. Wait a moment.
table-too-many-tables = That is many tables. Wait a while before you make another one.
table-too-many-waiting = From your network { $most } public tables are waiting already. Begin one of them, or make this one for invited people only.
table-too-many-seats = From your network { $most } seats at public tables are taken already. Leave one of them, or wait until a game begins.
table-too-busy = Too much is going on here. Try again in a moment.
table-too-much-at-once = That is a lot at once. Wait until the first is done.
table-chat-long = A line has at most { $most } characters.
table-chat-fast = That is many lines. Wait a moment.
table-no-address = That is neither an address nor a network.
table-banned = This address is not welcome here any more.
table-wrong-origin = This request came from another site.
table-broken = Something went wrong here. It is not your mistake.
table-not-stored = The server cannot use its disk just now; nothing was changed. Try again in a moment.
table-moves = This table is just moving to another server. Try again in a moment.
table-not-well = The server cannot write to its disk.
