## After the end: figures, charts and moments

story-first = Punkte als Startspieler
story-prestige = Punkte für Florin
story-papal = Punkte der Papstgebiete
story-war = Punkte durch Krieg
story-battles-won = Gewonnene Schlachten
story-companies-lost = Verlorene Kompanien
story-florins = Verdiente Florin
story-events = Gespielte Ereignisse
story-points = Punkte je Runde
story-great-round = { $seat } macht { $count } Punkte in einer Runde.
story-city-taken = { $seat } nimmt die Stadt von { $seat2 } ein.
story-city-held = { $seat } gewinnt, weil eine Stadt gehalten wird.
story-army-beaten = { $seat } schlägt ein Heer.
