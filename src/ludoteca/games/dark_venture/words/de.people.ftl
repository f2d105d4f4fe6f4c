# Völker

faction-beast = Bestien
line-beast = Sie waren vor dem ersten Sonnenaufgang da; zum zweiten haben sie keine Meinung.
faction-hollow = Die Hohlen
line-hollow = Klopft man an, antwortet jemand anderes.
faction-tidewrought = Flutgeborene
line-tidewrought = Das Meer ist fort; sie warten noch darauf, abgeholt zu werden.
faction-ashen = Aschene
line-ashen = Einmal sind sie abgebrannt. Es steht ihnen.
faction-wayfolk = Wegvolk
line-wayfolk = Sie besitzen, was ein Maultier trägt, und kein Maultier.
faction-clockborn = Uhrgeborene
line-clockborn = Jeden Morgen aufgezogen. Von wem, weiß keiner mehr.
