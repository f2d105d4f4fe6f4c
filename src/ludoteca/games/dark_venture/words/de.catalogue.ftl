### Was der Katalog sagt.

game-dark-venture = Dark Venture
tagline-dark-venture = Ein Tag in einem seltsamen Land. Führe einen Helden über eine Landkarte, die wächst, finde Gefolge, Ausrüstung und Ärger, und erfülle Quests, ehe die Sonne untergeht: gegeneinander, gemeinsam oder allein.
credit-dark-venture = Dark Venture ist ein Spiel von Rob Lemon. Hier hat es ein eigenes Land, eigene Leute und Geschichten.
