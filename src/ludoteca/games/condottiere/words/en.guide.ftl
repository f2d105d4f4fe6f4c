### The guide: rules to read in five minutes. `[words](card)` names a card of the glossary.

guide-lead = Italy around 1500. Hire Mercenaries, win battles, and put your seal on more regions than anybody else, or on a few that hang together.

guide-token = Where to fight
guide-token-picture = The map of Italy with the banner of the Condottiere on Firenze.
guide-token-text =
    The red banner is the Condottiere token. Whoever holds it chooses the region to fight for next: any free one, without a seal on it.

    Everybody begins with ten cards. The holder has seen theirs before choosing, and plays first.

guide-turn = Your turn
guide-turn-picture = A hand of ten cards; the Mercenary 4 is lifted out of it.
guide-turn-text =
    On your turn you play one card in front of you, or you pass. That is all.

    Passing is final: you are out until the next battle. Your line stays, and can still win. Nobody is ever forced to play, not even whoever chose the region.

    When all others have passed you may go on alone, card by card. The battle ends when everybody has passed.

guide-total = Who wins the battle
guide-total-picture = Two battle lines: two Mercenaries with a total of 7 beside three with a total of 4.
guide-total-text =
    Mercenaries carry a number from 1 to 6, or a 10. It is added to your line. The highest total takes the region, however many cards it took: here 7 beats three cards of 4 in all.

    The winner puts a seal on the region and takes the banner, so they choose the next one.

    What you play is gone afterwards, won or lost. What you keep serves in the next battle. Winning by one point is as good as winning by ten.

guide-tie = A tie
guide-tie-picture = Two battle lines with 6 each.
guide-tie-text =
    If the best lines are equal, nobody gets the region. It stays free, and the banner goes to the left neighbour of whoever chose it.

    So a region you cannot win, you can sometimes still deny.

guide-seasons = Winter and Spring
guide-seasons-picture = Above, Winter: Mercenaries of 2, 5 and 6 count 1 each. Below, Spring: the 6 counts 9.
guide-seasons-text =
    Seasons change all lines at once, yours included.

    – [Winter](winter): every Mercenary counts 1, whatever its number. It is the answer to somebody’s 10.
    – [Spring](spring): the strongest Mercenaries in play count 3 more each.

    A new season drives the other one away. Cards that are no Mercenaries do not care about the weather.

guide-cards = The other cards
guide-cards-picture = Bishop, Drummer, Courtesan, Heroine, Scarecrow and Surrender.
guide-cards-text =
    – [Bishop](bishop): the strongest Mercenaries of all lines are discarded, your own too. Then the Favor of the Pope is yours to place: nobody may start a battle where it lies.
    – [Drummer](drummer): doubles the Mercenaries of your line. A second one adds nothing.
    – [Courtesan](courtesan): counts 1. Whoever alone shows the most of them takes the banner, even if somebody else wins the region.
    – [Heroine](heroine): 10, and nothing touches her.
    – [Scarecrow](scarecrow): takes one of your Mercenaries back into your hand. Good for a bluff.
    – [Surrender](surrender): ends the battle at once. The strongest line of that moment wins, so play it while you lead.

guide-round = No new cards yet
guide-round-picture = A hand of ten cards, then of six, then of one.
guide-round-text =
    After a battle nobody draws. The next one begins with what is left in your hand, and so on, until at most one player still has cards. Only then is everything shuffled and dealt again: ten cards each, and one more for every region you hold.

    The last player with cards may keep up to two of them. A hand without any Mercenary may be thrown away after a battle, all of it or nothing.

    That is the heart of the game: who spends everything on the first region watches the others take the next ones.

guide-winning = Winning
guide-winning-picture = The map: three regions that touch each other carry the same seal.
guide-winning-text =
    With four to six players, five regions win, or three that are connected. With two or three players it takes six, or four connected ones.

    Victory comes at once, at the end of a battle. If no region is left to fight for, the most regions win; those who are tied fight a final battle.

    Watch the neighbours: a region that would connect somebody’s lands is worth far more than any other.

guide-table = At the table
guide-table-text =
    You may talk, threaten, promise and show your cards. No promise binds, and cards never change hands.

    Before a game you can agree on more: draw cards after every battle, play a series for points, need bigger kingdoms, attack regions that already carry a seal, or play most cards face down.

guide-group-mercenaries = Mercenaries
guide-group-seasons = Seasons
guide-group-specials = Other cards
