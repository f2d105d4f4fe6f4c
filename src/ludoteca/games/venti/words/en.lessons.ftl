### The three cards before a first game, and the lesson.

## Three cards

first-goal = Collect cards, meet conditions, gather points.
first-turn = Three actions: draw, fulfil, exchange, replace, freeze … in any mixture.
first-end = Somebody has twenty; everybody else gets one last turn. Most points win.

## The lesson

learn-draw = Twenty points win. Target A asks for a 2 and a 5, and you have a 2. Draw the 5 from the centre.
learn-draw-no = Possible, but the 5 is what target A still needs.
learn-fulfil = Exactly a 2 and a 5. Fulfil A: the two cards are discarded, the target is yours with its points.
learn-fulfil-no = Possible, but two points are waiting: fulfil A.
learn-joker = A turn has three actions, mixed as you like; one is left. Draw the Joker: it stands for any number or symbol.
learn-joker-no = Possible, but a Joker helps with almost every target.
learn-chaos = Chaos! Wherever it turns up, the centre and all open targets give way to new cards. Hands and frozen targets stay.
learn-exchange = As a target only condition and points count, elsewhere number and symbol. Exchange C with the 4 that asks for 1 and 6.
learn-exchange-no = Possible, but first bring in a target that your 6 and Joker meet.
learn-wild = Your 6, and the Joker as a 1: fulfil C.
learn-wild-no = Possible, but C gives two points, and others could take it.
learn-freeze = B asks for 0, 4 and 7: three points, and you hold a 4. Remember it and freeze it: nobody may look again.
learn-freeze-no = Possible, but open, anybody could fulfil B or exchange it away.
learn-thaw = Anybody may attempt a frozen target from memory. If another fails, you get it. If it lies frozen at the end, you pay.
learn-recall = Three actions. What did B ask for? You hold one of its cards. Draw a second one.
learn-recall-no = Possible, but B asked for 0, 4 and 7.
learn-recall-more = And the third one.
learn-recall-more-no = Possible, but B asked for 0, 4 and 7.
learn-attempt = Attempt B with exactly its cards: choose them in your hand, then show them. A failure would cost you two points.
learn-attempt-no = Possible, but B asked for exactly 0, 4 and 7.
learn-later = Three points! Now two rounds of turns pass quickly: everybody draws, Anna fulfils.
learn-ten = B asks for 1, 2 and 5, and you have them. Fulfil it.
learn-ten-no = Possible, but three points lie ready in B.
learn-pay = With three players or more, the first to have ten pays two points, once a game. Give a card of two.
learn-pay-no = Possible, but that card is worth three; two are enough.
learn-gift = Who is alone in last place may lay hand cards worth up to two points: Bruno does. Several turns pass quickly.
learn-last = Anna has twenty: everybody else gets one last turn, and you have 17. C asks for four alike. Draw the 6 or the Joker.
learn-last-no = Possible, but with your last three actions you can make four alike.
learn-last-more = Three of four. Draw the other one, too.
learn-last-more-no = Possible, but one card is still missing for four points.
learn-win = Four points make 21, one more than Anna, and most points win. Fulfil C.
learn-win-no = Possible, but this is your last action of the game.
learn-end = 21 to 20: you have won. Permanent jokers and action cards, from five points on, wait for your next game.
