### Die drei Karten vor einer ersten Partie und die Lektion.

## Drei Karten

first-goal = Gewinne Regionen Italiens: Die stärkste Schlachtreihe bekommt die Region.
first-turn = Spiele eine Karte oder passe. Wer passt, ist bis zur nächsten Schlacht draußen; behaltene Karten nützen später.
first-end = { $total } Regionen, oder { $adjacent } zusammenhängende. Wer sie zuerst hat, gewinnt sofort.

## Die Lektion

learn-place = Du hast den Condottiere-Marker, also bestimmst du, wo gekämpft wird. Setze ihn auf Firenze: Es grenzt an sieben Regionen.
learn-place-no = Möglich, aber Firenze grenzt an sieben Regionen, und verbundene Regionen bringen den Sieg.
learn-card = In jedem Zug spielst du eine Karte oder passt. Söldner zählen mit ihrer Zahl in deiner Reihe. Spiele die 4.
learn-card-pass = Möglich, aber Passen ist endgültig: Du wärst aus dieser Schlacht heraus.
learn-card-no = Möglich, aber fang klein an: Eine gespielte Karte ist nach der Schlacht weg.
learn-lead = Bruno und Carla haben gepasst: Sie sind bis zur nächsten Schlacht draußen. Anna hat 2, du hast 4. Spiele die 3.
learn-lead-pass = Möglich, aber Passen ist endgültig, und Anna könnte deine 4 noch überholen.
learn-lead-no = Möglich, aber hier reicht die 3. Behalte die besseren Karten.
learn-pass = Du führst 7 zu 3. Passen ist endgültig, aber deine Reihe bleibt liegen und kann gewinnen. Spare Karten: passe.
learn-pass-no = Möglich, aber 7 sollte reichen. Neue Karten gibt es erst, wenn diese Runde von Schlachten vorbei ist.
learn-neighbour = Deine Summe von 7 schlägt Annas drei Karten. Zu viert gewinnt man mit drei verbundenen Regionen. Wähle einen Nachbarn von Firenze.
learn-neighbour-no = Möglich, aber es grenzt nicht an Firenze. Auch mit fünf verstreuten Regionen gewinnt man; drei verbundene gehen schneller.
learn-courtesan = Eine Kurtisane zählt 1, und nichts schwächt sie. Wer allein die meisten zeigt, bekommt danach den Marker. Spiele sie.
learn-courtesan-pass = Möglich, aber dann bekommen andere die Region.
learn-courtesan-no = Möglich, aber sieh dir zuerst an, was die Kurtisane kann.
learn-winter = Anna hat 10, Carla 6. Im Winter zählt jeder Söldner nur 1, in allen Reihen. Spiele den Winter.
learn-winter-no = Möglich, aber im Winter zählen Annas 10 und Carlas 6 nur noch je 1, und du verlierst nichts.
learn-tie = Alle haben 1, und bei Gleichstand bekommt niemand die Region. Lege einen Söldner dazu: Die 2 genügt.
learn-tie-pass = Möglich, aber bei Gleichstand bleibt die Region frei.
learn-tie-no = Möglich, aber im Winter zählt jeder Söldner 1: Nimm deinen billigsten, die 2.
learn-enough = Du führst, und alle anderen haben gepasst. Du könntest weiterspielen, aber was du behältst, nützt in der nächsten Schlacht. Passe.
learn-enough-no = Möglich, aber die Schlacht ist gewonnen, und niemand kann mehr antworten.
learn-third = Zwei verbundene Regionen gehören dir. Mit der dritten gewinnst du die Partie. Wähle noch einen Nachbarn von Firenze.
learn-third-no = Möglich, aber bleib hier bei den Nachbarn von Firenze.
learn-open = Beginne mit der 6. Eine 10 lockt Bischöfe an: Sie legen die stärksten Söldner im Spiel ab.
learn-open-pass = Möglich, aber diese Schlacht kann dir den Sieg bringen.
learn-open-no = Möglich, aber beginne mit der 6; die anderen kommen noch an die Reihe.
learn-bishop = Bruno führt mit 10. Ein Bischof legt die stärksten Söldner im Spiel ab, wo immer sie liegen. Spiele ihn.
learn-bishop-no = Möglich, aber der Bischof nimmt diese 10 weg und lässt deine 6 in Ruhe.
learn-favor = Der Bischof bringt auch die Gunst des Papstes: Wo sie liegt, darf niemand kämpfen. Lege sie irgendwohin, oder nirgends.
learn-favor-off = Gut: Jede freie Region bleibt offen.
learn-favor-on = Gut: Diese Region ist gesperrt, bis die Gunst weiterzieht.
learn-surrender = Annas Trommler verdoppelt ihre 2. Du führst noch 6 zu 4, und eine Kapitulation beendet die Schlacht sofort. Spiele sie.
learn-surrender-pass = Möglich, aber Passen ist endgültig, und Anna ist noch dabei.
learn-surrender-no = Möglich, aber Anna ist noch dabei. Beende die Schlacht, solange du führst.
learn-end = Drei verbundene Regionen: Du hast gewonnen. Auch fünf verstreute genügen. Frühling, Heldin und Vogelscheuche warten auf deine nächste Partie.
