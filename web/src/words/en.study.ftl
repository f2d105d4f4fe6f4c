## Coach, review and what decided a game

ui-coach = What would you look at?
ui-coach-looking = Looking …
ui-coach-played = was played
ui-coach-allow = Everybody may ask the coach
ui-coach-allowed = Everybody at this table may ask the coach.
ui-review = Review
ui-review-open = Review the game
ui-review-making = Looking through the game …
ui-review-why = How good a strong bot thought everybody’s prospects, each from what that player could see.
ui-review-chart = Prospects over the game.
ui-review-falls = What cost most
ui-review-move = Move { $number }, { $name }:
ui-review-better = Better: { $move }
ui-review-go-on = Choose a move to see it, and “Play on from here” to try it otherwise.
ui-review-none = No move cost much.
ui-story = What decided it
ui-moments = Best moments
ui-share-game = Link to this game
ui-jump-chart = Jump to a move on the chart
