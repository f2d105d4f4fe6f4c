### Die Anleitung: Regeln, in fünf Minuten gelesen. `[Wörter](Karte)` nennt eine Karte des Verzeichnisses.

guide-lead = Ein Tag in einem seltsamen Land. Führe einen Helden, erfülle Quests und habe die meisten Questpunkte, wenn die Sonne untergeht.

guide-day = Der Tag
guide-day-picture = Zwölf Stunden von Sonnenaufgang bis Sonnenuntergang, die Sonne steht auf der ersten.
guide-day-text =
    Jede Runde ist eine Stunde. Eine lange Partie hat zwölf, eine kurze sechs. Am Ende gewinnen die meisten Questpunkte (QP).

    Beginnt eine Runde, bekommen alle neue Aktionspunkte (AP), und wer verletzt ist, erholt sich um 2 Gesundheit. In der langen Partie ist die sechste Stunde der Doppelte Mittag: Alle ziehen zwei Heldenquests und behalten eine.

guide-hero = Dein Held
guide-hero-picture = Die Karte eines Helden mit seinen vier Eigenschaften und seiner Gesundheit.
guide-hero-text =
    Du wählst einen Helden, der mit den Gegenständen seiner Karte beginnt. Vier Eigenschaften zählen immer wieder:

    – Kraft zählt zum Schaden eines Schlages
    – Tempo entscheidet, wer zuerst schlägt, und hilft beim Fliehen
    – Verstand hilft beim Suchen und beim Aufwachen
    – Glück hilft, Gefolge zu gewinnen

    Dazu kommt, was angelegte Gegenstände geben. Keine Eigenschaft ist höher als 10.

guide-turn = Dein Zug
guide-turn-picture = Drei Stapel: Figuren, Gegenstände, Orte.
guide-turn-text =
    Zuerst ziehst du eine Karte: eine Figur, einen Gegenstand oder einen Ort. Du darfst auch eine Nebenquest erneuern. Auf der Hand hast du höchstens sechs Karten.

    Dann handelst du. Ein Held hat 3 AP je Runde, 2 bei drei oder vier Spielern. Ein AP bezahlt eines davon:

    – an einen verbundenen Ort gehen
    – suchen, wo noch niemand gesucht hat: ein Würfel plus Verstand, ab 8 findest du einen Gegenstand
    – jemanden angreifen, der da ist
    – noch eine Karte ziehen
    – was ein Ort, eine Karte oder eine Geschichte anbietet

    In jedem Zug sind ein Ort und eine Figur umsonst; weitere kosten je 1 AP. Mit Gegenständen hantieren, tauschen und plündern kostet nichts. Nicht verbrauchte AP verfallen.

guide-map = Die Landkarte wächst
guide-map-picture = Drei Ortskarten nebeneinander, deren Eingänge aufeinandertreffen.
guide-map-text =
    Du legst einen Ort neben deine Figur, gedreht, wie du willst, sodass wenigstens ein Eingang auf einen anderen trifft. Wo zwei Eingänge aufeinandertreffen, kann man gehen.

    Ein Ort hat eigene Regeln. Wer als Erster einen mit grünem Sechseck betritt, erlebt auch seine Geschichte: lesen, wählen, vielleicht würfeln, und nehmen, was kommt.

    Der letzte offene Eingang der Landkarte darf nie geschlossen werden.

guide-quests = Quests
guide-quests-picture = Eine Heldenquest und eine Nebenquest.
guide-quests-text =
    Du beginnst mit einer Heldenquest, die alle sehen, und drei Nebenquests, die geheim bleiben. Was sie verlangen, muss dein Held oder dein Gefolge tun. Die Punkte zählen sofort, auch im Zug eines anderen.

    Was getan war, bevor du die Quest hattest, zählt nicht; was jetzt so ist, schon. Ein besiegter Feind zählt, wenn du ihm mindestens 1 Gesundheit genommen hast, wer auch immer zuletzt schlug.

    Einmal je Partie darf man drei Nebenquests gegen eine neue Heldenquest eintauschen.

guide-people = Freunde und Feinde
guide-people-picture = Die Karten von Gefolge und einem Feind.
guide-people-text =
    Eine Figur aus deiner Hand kommt an einen Ort, der mit deinem verbunden ist: eine Hilfe, oder Ärger für jemand anderen.

    Aggressive kämpfen sofort gegen jeden, der ihren Ort teilt. Wer gegeneinander gekämpft hat, bleibt bis zum Ende des Tages verfeindet.

    Neben Gefolge, das niemandem folgt, würfelst du, wie seine Karte sagt. Schließt es sich dir an, bringt es seine Gegenstände mit und hat 2 eigene AP. Es geht, sucht, kämpft und erfüllt Quests für dich. Ein Held hat nur ein Gefolge zugleich.

guide-items = Gegenstände
guide-items-picture = Die Karten einer Waffe und einer Rüstung.
guide-items-text =
    Gib Gegenstände aus der Hand einer Figur und lege sie dann an: einen am Kopf, einen am Körper, ein Schmuckstück, und zwei Hände. Nur was angelegt ist, zählt. Eine Figur hat höchstens acht Gegenstände.

    Manche verlangen eine Eigenschaft; wer zu wenig hat, kann sie tragen, hat aber nichts davon. Gebrauchsgegenstände werden genutzt, wann ihre Karte es sagt.

guide-fights = Kämpfe
guide-fights-picture = Zwei Würfel.
guide-fights-text =
    Alle würfeln einmal zwei Würfel plus Tempo: Der Höchste schlägt zuerst, und so weiter, in jeder Runde des Kampfes.

    Ein Schlag nimmt dem Ziel Kraft + zwei Würfel + Angriff − Rüstung an Gesundheit. Vorher darfst du einen Gegenstand nutzen, aber ein schlechter Wurf dafür schwächt diesen Schlag.

    Um zu fliehen, würfelst du zwei Würfel plus Tempo gegen den besten deiner Feinde. AP kaufen weitere Würfel. Wer entkommt, darf zwei Orte weiter gehen. Der ganze Kampf ist eine einzige Aktion.

guide-fallen = Bei null Gesundheit
guide-fallen-text =
    Helden von Spielern sterben nie. Mit 0 Gesundheit ist deiner bewusstlos: Andere dürfen ihm je Runde einen Gegenstand abnehmen. In deinem Zug bezahlt 1 AP einen Versuch aufzuwachen, drei Würfel plus Verstand, ab 15; jeder Fehlschlag gibt dem nächsten 3 mehr. Er wacht mit 10 Gesundheit auf und darf sich davonstehlen.

    Alle anderen sterben. Körper mit Gegenständen bleiben liegen und können geplündert werden.

guide-ways = Spielweisen
guide-ways-picture = Die Karte eines Uralten.
guide-ways-text =
    Gegeneinander: Die meisten Punkte gewinnen; dann entscheiden Gegenstände, Heldenquests und Nebenquests. Hat niemand Punkte, gewinnt niemand.

    Gemeinsam: Ihr gewinnt, wenn jeder 20 Punkte hat, 10 in einer kurzen Partie. Hände sind offen, AP darf man auch in fremden Zügen ausgeben, und ihr könnt als Gruppe gehen.

    Allein: 30 Punkte in einer langen Partie, 15 in einer kurzen, oder so viele wie möglich für einen Titel.

    Mit den Uralten hat jeder auch eine schlafende Macht. Erringe ihre Gunst, und du darfst sie nutzen.

guide-book = Buch { $book }:
guide-points = { $count } QP
guide-health = Gesundheit { $count }
guide-group-hero = Helden
guide-group-follower = Gefolge
guide-group-enemy = Feinde
guide-group-weapon = Waffen
guide-group-armor = Rüstungen
guide-group-object = Gebrauchsgegenstände
guide-group-place = Orte
guide-group-heroic = Heldenquests
guide-group-side = Nebenquests
guide-group-ancient = Uralte
guide-group-faction = Völker
