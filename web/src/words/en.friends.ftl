### What the browser says of friends: invitations, presence, bots, one’s own tables.

## Invitations

ui-invitation = Invitation
ui-only-here = Only this computer can open this link.
ui-open-network-why = Others can once you let your network in: whoever is in the same network can then open Ludoteca’s pages, until you stop it.
ui-open-network = Let my network in
ui-only-here-how = To let others in, whoever runs Ludoteca starts it with --network. The table stays.
ui-qr = The link as a QR code
ui-qr-why = Point a phone’s camera at the picture,
ui-code-why = or open { $address } and type this code:
ui-have-code = A friend’s code
ui-enter-code = To the table
ui-share-words = { $name } invites you to { $game }.

## Guests

ui-invites = { $name } invites you to { $game }
ui-invited = You are invited to { $game }
ui-how-played = How it is played
ui-read-rules = Read the rules

## Bots

ui-bots-level = How well the bots play

## Who is here

ui-people = People
ui-seat-here = here
ui-seat-away-since = away since { $time }
ui-seat-covered = away, a bot plays until they are back
ui-seat-thinking = is choosing
ui-seat-agreed = would end the game
ui-gone-left = has left, a bot plays on
ui-gone-resigned = has resigned, a bot plays on
ui-gone-free = a bot, until somebody takes the seat
ui-seat-freed = The seat of { $name } is free.
ui-stand-in = Let a bot play
ui-free-seat = Free the seat
ui-seat-a-bot = Seat a bot
ui-ask-to-leave = Ask to leave
ui-asked-to-leave = Was asked to leave
ui-please-leave = { $name } asks you to leave the table.
ui-stay = No, I stay
ui-absent-now = { $name }, whose turn it is: { $since }.
ui-watchers = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
}

## Going away

ui-resign = Resign
ui-resign-why = You give the game up, and watch from now on. A bot plays your seat to the end.
ui-resign-why-alone = You give the game up. It ends here, and you can watch it as a replay.
ui-leave-why = You leave for good. A bot plays your seat to the end, unless another person takes it.
ui-end = End the game
ui-end-why = The game ends without a winner when everybody agrees.
ui-end-why-alone = The game ends here, without a winner. You can watch it as a replay.
ui-end-not = Play on after all
ui-end-wanted = { $name } would end the game here.
ui-end-too = I agree
ui-ended-abandoned = The game was ended by agreement.
ui-ended-resigned = The game was given up.
ui-came = Already there: { $names }.
ui-came-nobody = Nobody is there yet.

## My tables

ui-your-turn-at = Your turn: { $game }
ui-your-turn = your turn
ui-status-ended = ended early
ui-news = { $count ->
    [one] 1 thing happened since you looked
   *[other] { $count } things happened since you looked
}
ui-put-away = Archive
ui-take-out = Take out of the archive
ui-delete = Delete
ui-keep = Keep
ui-archive = Archive
ui-archive-of = Archive ({ $count })
ui-all = All { $count }
ui-fewer = Fewer
