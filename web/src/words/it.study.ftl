## Coach, review and what decided a game

ui-coach = Tu che cosa giocheresti?
ui-coach-looking = Ci penso …
ui-coach-played = è stata giocata
ui-coach-allow = Tutti possono chiedere al consigliere
ui-coach-allowed = A questo tavolo tutti possono chiedere al consigliere.
ui-review = Analisi
ui-review-open = Analizza la partita
ui-review-making = Riguardo la partita …
ui-review-why = Quanto un bot forte stimava le prospettive di ognuno, da ciò che quel giocatore poteva vedere.
ui-review-chart = Prospettive durante la partita.
ui-review-falls = Che cosa è costato di più
ui-review-move = Mossa { $number }, { $name }:
ui-review-better = Meglio: { $move }
ui-review-go-on = Scegli una mossa per vederla, e «Continua da qui» per provare altrimenti.
ui-review-none = Nessuna mossa è costata molto.
ui-story = Che cosa è stato decisivo
ui-moments = Momenti migliori
ui-share-game = Link a questa partita
ui-jump-chart = Salta a una mossa sul grafico
