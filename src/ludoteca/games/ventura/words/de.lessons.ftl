### Die drei Karten vor einer ersten Partie und die Lektion.

## Drei Karten

first-goal = Führe eine Familie: Land bringt Florin, Florin bringen Siegpunkte und Truppen.
first-turn = In jeder Runde dieselben zwölf Schritte, meist mit je einer Wahl. Dann ziehen die Truppen.
first-end = Dreißig Siegpunkte, eine feindliche Stadt, oder die letzte Familie.

## Die Lektion

learn-prestige = Einmal je Runde kaufst du für Florin Siegpunkte: Drei bringen vier. Dein Papstgebiet bringt zwei von selbst. Gib 3 aus, behalte 2.
learn-prestige-no = Möglich, aber drei Florin bringen vier Siegpunkte, und zwei bleiben für eine Kompanie.
learn-fortune = Die Erkundung ist umsonst: ein verdecktes Gebiet oder eine offene Karte. Du hast Kompanien, aber keinen Hauptmann. Nimm Montefeltro.
learn-fortune-no = Möglich, aber nur ein Hauptmann macht aus deinen Kompanien ein Heer.
learn-recruit = Für zwei Florin bekommst du die oberste Karte des Ventura-Stapels: einen Hauptmann oder eine Kompanie. Kaufe eine.
learn-recruit-no = Möglich, aber dein Hauptmann braucht mehr Kompanien.
learn-upkeep = Deine fünf Marker bringen 5 Florin. Garnison und Pikeniere kosten je 1. Entlasse niemanden: zahle.
learn-upkeep-garrison = Möglich, aber ohne Garnison kann jeder in deine Stadt einziehen, und dann wäre das Spiel für dich aus.
learn-upkeep-no = Möglich, aber du kannst die Pikeniere bezahlen.
learn-expand = Ein Dorf bringt 1 mehr für jeden deiner Wälder daneben. Lege deinen Wald neben das Dorf.
learn-expand-at = Möglich, aber dort würde der Wald das Dorf nicht berühren.
learn-expand-no = Möglich, aber Land bringt in jeder Runde Florin.
learn-conscript = Jetzt sind es sieben Marker. Für einen Florin gibt es eine Aushebungskarte: eine Kompanie oder ein Ereignis. Kaufe eine.
learn-conscript-no = Möglich, aber ein Florin ist wenig für noch eine Kompanie.
learn-save = Bürgerwehr: Sie wird umsonst aufgestellt. Hauptmann und Armbrustschützen kosten je 1, also behalte deine zwei Florin: Kaufe nichts mehr.
learn-save-no = Möglich, aber dann könntest du nicht beide aufstellen.
learn-captain = Ein Hauptmann stößt in deiner Stadt zu einer Kompanie; zusammen sind sie ein Heer. Stelle Montefeltro zu den Pikenieren, Truppe 2.
learn-captain-garrison = Möglich, aber eine Garnison verlässt die Stadt nie, und so könnte er nicht ziehen.
learn-captain-no = Möglich, aber stelle zuerst den Hauptmann auf: Dann können andere zu ihm stoßen.
learn-company = Eine Kompanie darf zu einem Heer stoßen, wo immer es steht. Stelle die Armbrustschützen in Truppe 2 auf.
learn-company-no = Möglich, aber die Armbrustschützen kämpfen am besten im Heer, Truppe 2.
learn-militia = Auch eine Kompanie allein ist eine Truppe. Stelle die Bürgerwehr als Truppe 3 auf.
learn-militia-army = Das ist genauso gut. Mach sie hier zu Truppe 3, um die Umgruppierung kennenzulernen.
learn-militia-no = Möglich, aber lass sie eine eigene Truppe sein, Truppe 3.
learn-regroup = Truppen in einem Gebiet lassen sich neu zusammenstellen. Wähle deine Stadt, dann Truppe 2 für jede Karte, nach der du gefragt wirst.
learn-regroup-no = Möglich, aber jetzt brauchst du ein starkes Heer.
learn-march = Dein Heer hat 4 Bewegung: 2 von der langsamsten Kompanie, 2 von Montefeltro. Bewege es und betritt das Feld für 1.
learn-march-no = Möglich, aber über das Feld erreichst du Annas Heer.
learn-attack = Wer ein Gebiet mit einem Feind betritt, kämpft. Annas Heer bewacht ein Papstgebiet: Greif an.
learn-attack-no = Möglich, aber Anna behielte ihr Papstgebiet und seine zwei Siegpunkte je Runde.
learn-order = Beide stellen sich geheim auf. Nur I und II kämpfen, und I wird zuerst getroffen. Pikeniere auf I, Armbrustschützen auf II.
learn-order-no = Möglich, aber I wird zuerst getroffen: die Zähesten dorthin, Schützen auf II.
learn-stay = Erst ein Fernkampf, dann Nahkampf. Nach jedem Paar dürfen beide sich zurückziehen, der Angreifer zuerst. Anna ist fast geschlagen: bleib.
learn-stay-no = Möglich, aber wer sich zurückzieht, verliert die Schlacht, und für ein Heer bekommt Anna fünf Siegpunkte.
learn-hold = Anna zieht sich zurück: fünf Siegpunkte für ein geschlagenes Heer, einer für ihren Marker. Deine Pikeniere sind schwach: Halte hier.
learn-hold-again = Möglich, aber deine Pikeniere fallen bei der nächsten Wunde.
learn-hold-no = Möglich, aber bleib: In der nächsten Runde annektiert dein Heer das Papstgebiet.
learn-round = Eine Runde vergeht schnell. Dein Heer annektiert das Papstgebiet.
learn-gamble = Anna spart einen Florin und entlässt ihre Garnison. Dann zieht ihr Heer gegen deine Stadt.
learn-heal = Garnison und Stadt haben Annas Heer vernichtet: Dafür zahlst du Unterhalt. Ein Florin heilt eine Wunde: Heile die Pikeniere.
learn-heal-no = Möglich, aber heile zuerst die Pikeniere: Sie haben vier Wunden.
learn-open-city = Annas Stadt steht offen, drei Gebiete weit. Bewege dein Heer und zieh über ihre zwei Felder.
learn-open-city-no = Möglich, aber ihre Stadt ist in Reichweite: über die zwei Felder.
learn-city = Betritt die Stadt und halte dort. Ohne ihre Marker scheidet Annas Familie aus, und deine ist die letzte.
learn-city-no = Möglich, aber der Sieg ist einen Schritt entfernt.
learn-end = Deine ist die letzte Familie: Du hast gewonnen. Auch mit dreißig Siegpunkten gewinnt man. Ereignisse und das Auslegen des Spielplans warten auf deine nächste Partie.
