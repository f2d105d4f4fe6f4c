### What the browser says where games are learned.

## Before the first move

ui-learn = Learn in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
ui-learn-on = Go on learning
ui-learn-game = The first game, with a teacher
ui-cards = How it is played
ui-cards-goal = The goal
ui-cards-turn = Your turn
ui-cards-end = How it ends
ui-cards-close = Got it

## In a lesson

ui-lesson = Lesson: { $title }
ui-lesson-bar = The lesson
ui-lesson-beat = { $number } of { $count }
ui-lesson-back = Step back
ui-lesson-leave = Leave
ui-lesson-on = Continue
ui-lesson-show = Show me
ui-lesson-you = You
ui-lesson-again = Play the lesson again
ui-lesson-restart = Begin the lesson anew
ui-lesson-free = Play on from here
ui-lesson-free-about = The others become bots, and the cards come as they may.
ui-lesson-game = Play a game against bots
ui-lesson-rules = Read the rules
ui-lesson-options = Your choices
