### Wie schnell es am Tisch geht: Geschehenes wird nachgespielt, Bots warten, Gefährliches lässt sich zurücknehmen.

ui-speed = Bots und Wiedergabe
ui-speed-calm = Ruhig
ui-speed-brisk = Zügig
ui-speed-once = Sofort
ui-faster = Schneller
ui-skip = Überspringen
ui-run = Weiter bis zu meiner nächsten Entscheidung
ui-running = Weiter bis zu deiner nächsten Entscheidung …
ui-think-better = Zurücknehmen
ui-do-it = Jetzt gleich
ui-dangerous = Lässt sich nicht zurücknehmen
ui-orders = Feste Anweisungen
ui-answered = Für dich geantwortet, denn es gab nur eine Antwort: { $move }
ui-answered-by-order = Nach deiner Anweisung geantwortet: { $move }
ui-answers-itself = Es gibt nur eine Antwort. Sie wird gleich gegeben.
ui-answers-by-order = Deine Anweisung antwortet gleich.
ui-alone = Fragen mit nur einer Antwort
ui-alone-answered = beantworten sich selbst, unter Menschen nach einer Pause
ui-alone-asked = werden jedes Mal gestellt
ui-alone-about = Gegen Bots sofort; unter Menschen nach einer Pause, so lang wie ein Gedanke, damit niemand merkt, ob du eine Wahl hattest.
ui-odds = Chancen vor einer Wahl zeigen
ui-odds-allow = Chancen werden vor einer Wahl gezeigt
ui-odds-none = An diesem Tisch wird ohne Chancen vor einer Wahl gespielt.
ui-understood = Verstanden
ui-hint = Worum es hier geht
