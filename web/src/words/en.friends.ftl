### What the browser says of friends: invitations, presence, bots, one's own tables.

## Invitations

ui-invitation = Invitation
ui-only-here = Only this computer can open this link.
ui-open-network-why = Others can once you let your network in: whoever is in the same network can then open Ludoteca's pages, until you stop it.
ui-open-network = Let my network in
ui-only-here-how = To let others in, whoever runs Ludoteca starts it with --network. The table stays.
ui-qr = The link as a QR code
ui-qr-why = Point a phone's camera at the picture,
ui-code-why = or open { $address } and type this code:
ui-have-code = A friend's code
ui-enter-code = To the table
ui-share-words = { $name } invites you to { $game }.

## Guests

ui-invites = { $name } invites you to { $game }
ui-invited = You are invited to { $game }
ui-how-played = How it is played
ui-read-rules = Read the rules
