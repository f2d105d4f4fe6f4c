### Wie der Tisch aussieht und klingt, und wie er ohne Maus bedient wird.

look-title = Aussehen und Ton
look-theme = Hell oder dunkel
look-theme-system = wie das Gerät
look-theme-light = hell
look-theme-dark = dunkel
look-text = Schriftgröße
look-percent = { $count } %
look-volume = Lautstärke
look-skip = Zum Inhalt springen
look-skip-question = Zur Frage springen

key-more = dann zwei Ziffern: eine Möglichkeit ab der zehnten, etwa 012
keys-on = Einzelne Tasten tun, was hier steht
keys-change = Ändern
keys-press = Taste drücken …
keys-press-long = Drücke die neue Taste für „{ $command }“, oder Esc, um sie zu lassen.
keys-refused = Ziffern und Leertaste sind vergeben. Drücke eine andere Taste für „{ $command }“.
keys-usual = Zurück zu den üblichen Tasten
keys-typed = Möglichkeit { $digits } …
