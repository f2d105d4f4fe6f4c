### Was der Browser sagt, wo Spiele gelernt werden.

## Vor dem ersten Zug

ui-learn = In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} lernen
ui-learn-on = Weiterlernen
ui-learn-game = Die erste Partie, mit Anleitung
ui-cards = So wird gespielt
ui-cards-goal = Das Ziel
ui-cards-turn = Dein Zug
ui-cards-end = So endet es
ui-cards-close = Verstanden

## In einer Lektion

ui-lesson = Lektion: { $title }
ui-lesson-bar = Die Lektion
ui-lesson-beat = { $number } von { $count }
ui-lesson-back = Schritt zurück
ui-lesson-leave = Verlassen
ui-lesson-on = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-you = Du
ui-lesson-again = Die Lektion noch einmal spielen
ui-lesson-restart = Die Lektion neu beginnen
ui-lesson-free = Von hier aus weiterspielen
ui-lesson-free-about = Aus den anderen werden Bots, und die Karten kommen, wie sie kommen.
ui-lesson-game = Eine Partie gegen Bots spielen
ui-lesson-rules = Die Regeln lesen
ui-lesson-options = Deine Möglichkeiten
