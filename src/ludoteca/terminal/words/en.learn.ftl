### Lessons at the terminal.

command-back = back
command-leave = leave
tui-lesson-none = There is no lesson for { $title }.
tui-lesson-beat = { $number } of { $count }
tui-lesson-on = Enter goes on …
tui-lesson-show = { $command } makes the move for you.
tui-lesson-left = Your place is kept. Go on with: ludoteca learn { $game }
tui-lesson-next = Now a real game: ludoteca play { $game }
tui-lesson-help = In a lesson: back goes one step back, show makes the move for you, leave ends it and keeps your place.
