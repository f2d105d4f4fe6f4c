### The three cards before a first game, and the lesson.

## Three cards

first-goal = Win regions of Italy: the strongest line of cards takes one.
first-turn = Play one card or pass. Passing is final until the next battle; cards you keep serve later.
first-end = { $total } regions, or { $adjacent } that are connected. The first to have them wins at once.

## The lesson

learn-place = You hold the Condottiere token, so you choose where to fight. Put it on Firenze, which borders seven regions.
learn-place-no = Possible, but Firenze borders seven regions, and connected regions win.
learn-card = Each turn you play one card or pass. Mercenaries add their number to your line. Play the 4.
learn-card-pass = Possible, but passing is final: you would be out of this battle.
learn-card-no = Possible, but begin small: a card played is gone after the battle.
learn-lead = Bruno and Carla have passed: they are out until the next battle. Anna has 2, you have 4. Play the 3.
learn-lead-pass = Possible, but passing is final, and Anna could still overtake your 4.
learn-lead-no = Possible, but the 3 is enough here. Keep the better cards.
learn-pass = You lead 7 to 3. Passing is final, but your line stays and can win. Save your cards: pass.
learn-pass-no = Possible, but 7 should do. No new cards come until this round of battles is over.
learn-neighbour = Your total of 7 beats Anna’s three cards. With four players, three connected regions win. Choose a neighbour of Firenze.
learn-neighbour-no = Possible, but it does not border Firenze. Five regions anywhere win too; three connected are quicker.
learn-courtesan = A Courtesan counts 1 and nothing weakens her. Whoever alone shows the most of them takes the token afterwards. Play her.
learn-courtesan-pass = Possible, but then the region goes to the others.
learn-courtesan-no = Possible, but first see what the Courtesan does.
learn-winter = Anna has 10, Carla 6. Winter makes every Mercenary count 1, in all lines. Play Winter.
learn-winter-no = Possible, but Winter makes Anna’s 10 and Carla’s 6 count 1 each, and costs you no strength.
learn-tie = It is 1 all, and a tie gives the region to nobody. Add a Mercenary: the 2 will do.
learn-tie-pass = Possible, but a tie leaves the region free.
learn-tie-no = Possible, but under Winter every Mercenary counts 1: take your cheapest, the 2.
learn-enough = You lead and everybody else has passed. You could play on, but what you keep serves the next battle. Pass.
learn-enough-no = Possible, but the battle is won, and nobody can answer any more.
learn-third = Two connected regions are yours. A third wins the game. Choose one more neighbour of Firenze.
learn-third-no = Possible, but stay with the neighbours of Firenze here.
learn-open = Open with the 6. A 10 invites Bishops: they discard the strongest Mercenaries in play.
learn-open-pass = Possible, but this battle can win you the game.
learn-open-no = Possible, but open with the 6; the rest has its moment.
learn-bishop = Bruno leads with 10. A Bishop discards the strongest Mercenaries in play, wherever they lie. Play him.
learn-bishop-no = Possible, but the Bishop removes that 10 and leaves your 6 alone.
learn-favor = The Bishop also brings the Favor of the Pope: nobody may start a battle where it lies. Put it anywhere, or nowhere.
learn-favor-off = Good: every free region stays open.
learn-favor-on = Good: that region is closed until the Favor moves.
learn-surrender = Anna’s Drummer doubles her 2. You still lead 6 to 4, and a Surrender ends the battle at once. Play it.
learn-surrender-pass = Possible, but passing is final, and Anna is still in.
learn-surrender-no = Possible, but Anna is still in. End the battle while you lead.
learn-end = Three connected regions: you have won. Five anywhere win too. Spring, Heroine and Scarecrow wait for your next game.
