### Lektionen im Terminal.

command-back = zurück
command-leave = verlassen
tui-lesson-none = Zu { $title } gibt es keine Lektion.
tui-lesson-beat = { $number } von { $count }
tui-lesson-on = Weiter mit der Eingabetaste …
tui-lesson-show = { $command } macht den Zug für dich.
tui-lesson-left = Deine Stelle ist gemerkt. Weiter mit: ludoteca learn { $game }
tui-lesson-next = Jetzt eine richtige Partie: ludoteca play { $game }
tui-lesson-help = In einer Lektion: zurück geht einen Schritt zurück, zeigen macht den Zug für dich, verlassen beendet sie und merkt sich deine Stelle.
