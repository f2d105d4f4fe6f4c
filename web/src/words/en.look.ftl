### How the table looks and sounds, and how it is used without a mouse.

look-title = Look and sound
look-theme = Light or dark
look-theme-system = like the device
look-theme-light = light
look-theme-dark = dark
look-text = Size of text
look-percent = { $count } %
look-volume = Loudness
look-skip = Skip to the content
look-skip-question = Skip to the question

key-more = then two digits: an option from ten on, such as 012
keys-on = Single keys do what stands here
keys-change = Change
keys-press = Press a key …
keys-press-long = Press the new key for “{ $command }”, or Esc to leave it.
keys-refused = Digits and the space bar are taken. Press another key for “{ $command }”.
keys-usual = Back to the usual keys
keys-typed = Option { $digits } …
