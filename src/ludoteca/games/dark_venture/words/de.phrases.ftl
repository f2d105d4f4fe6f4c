### Was Karten tun, zusammengesetzt aus ihren Schritten. Teilsätze beginnen klein und enden ohne Punkt: beides setzt,
### wer sie zusammensetzt. `form` ist, wer handelt: `you`, `one` oder `many`; `who` ist, wie es heißt.

## Wie Teilsätze verbunden werden

under = { $head }: { $text }
with-details = { $head } ({ $details })
with-condition = { $head }, { $condition }
and = { $first } und { $second }
or = { $first } oder { $second }
if = falls { $what }
otherwise = sonst
nothing = nichts geschieht
named = „{ $name }“
numbered = { $name } { $n }
range =
    { $sort ->
        [min] { $min } oder mehr
        [max] { $max } oder weniger
        [exact] { $min }
       *[both] { $min }–{ $max }
    }
range-health =
    { $sort ->
        [min] mindestens { $min } Gesundheit
        [max] höchstens { $max } Gesundheit
        [exact] genau { $min } Gesundheit
       *[both] { $min }–{ $max } Gesundheit
    }

## Schritte: Lebenspunkte und Zahlen

step-heal =
    { $form ->
        [you] erhalte { $amount }
        [many] { $who } erhalten je { $amount }
       *[one] { $who } erhält { $amount }
    }
step-lose =
    { $form ->
        [you] verliere { $amount }
        [many] { $who } verlieren je { $amount }
       *[one] { $who } verliert { $amount }
    }
step-hit =
    { $form ->
        [you] verliere { $amount }, abzüglich deiner Rüstung
        [many] { $who } verlieren je { $amount }, abzüglich der Rüstung
       *[one] { $who } verliert { $amount }, abzüglich der Rüstung
    }
step-raise =
    { $form ->
        [you] du hast { $until } { $bonus }
        [many] { $who } haben { $until } je { $bonus }
       *[one] { $who } hat { $until } { $bonus }
    }
step-raise-unseen =
    { $form ->
        [you] du bist { $until } ungesehen
        [many] { $who } sind { $until } ungesehen
       *[one] { $who } ist { $until } ungesehen
    }
step-raise-fixed =
    { $form ->
        [you] nichts kann dich { $until } versetzen
        [many] { $who } können { $until } nicht versetzt werden
       *[one] { $who } kann { $until } nicht versetzt werden
    }
step-ap =
    { $form ->
        [you] erhalte { $amount }
        [many] { $who } erhalten je { $amount }
       *[one] { $who } erhält { $amount }
    }
step-ap-less =
    { $form ->
        [you] verliere { $amount }
        [many] { $who } verlieren je { $amount }
       *[one] { $who } verliert { $amount }
    }
step-fell =
    { $form ->
        [you] du fällst auf 0 Gesundheit
        [many] { $who } fallen auf 0 Gesundheit
       *[one] { $who } fällt auf 0 Gesundheit
    }
step-wake =
    { $form ->
        [you] wache mit { $amount } auf
        [many] { $who } wachen mit je { $amount } auf
       *[one] { $who } wacht mit { $amount } auf
    }

## Schritte: Karten und Ausrüstung

step-draw = ziehe { $amount }
step-find =
    { $form ->
        [you] sieh dir { $amount } an und behalte { $keep }
        [many] { $who } sehen sich je { $amount } an und behalten { $keep }
       *[one] { $who } sieht sich { $amount } an und behält { $keep }
    }
step-toss = lege { $amount } aus der Hand ab
step-peek = sieh dir { $amount } oben auf dem Stapel an
step-peek-hand = sieh dir die Gegenstände auf der Hand dessen an, der die gewählte Figur führt
step-gain =
    { $form ->
        [you] nimm { $what } aus dem Stapel
        [many] { $who } nehmen je { $what } aus dem Stapel
       *[one] { $who } nimmt { $what } aus dem Stapel
    }
step-take =
    { $form ->
        [you] gib { $to } { $what }
        [many] { $who } geben { $to } { $what }
       *[one] { $who } gibt { $to } { $what }
    }
step-take-you =
    { $form ->
        [you] nimm dir { $what }
        [many] { $who } geben dir { $what }
       *[one] { $who } gibt dir { $what }
    }
step-take-floor =
    { $form ->
        [you] lass { $what } fallen
        [many] { $who } lassen { $what } fallen
       *[one] { $who } lässt { $what } fallen
    }
step-take-discard =
    { $form ->
        [you] lege { $what } ab
        [many] { $who } legen { $what } ab
       *[one] { $who } legt { $what } ab
    }
chosen-by =
    { $form ->
        [you] { $text } (du wählst)
        [many] { $text } ({ $who } wählen)
       *[one] { $text } ({ $who } wählt)
    }
step-renew = entferne den Suchmarker { $at }

## Schritte: die Karte

step-go =
    { $form ->
        [you] gehe { $how } { $to }
        [many] { $who } gehen { $how } { $to }
       *[one] { $who } geht { $how } { $to }
    }
step-swap =
    { $form ->
        [you] tausche den Platz { $with }
        [many] { $who } tauschen den Platz { $with }
       *[one] { $who } tauscht den Platz { $with }
    }
step-call = rufe { $what } { $to }
step-call-as = rufe { $what } { $to }, mit dem Zeichen { $mark }
step-call-none = falls niemand kommt
step-banish =
    { $form ->
        [you] du verlässt die Landkarte
        [many] { $who } verlassen die Landkarte
       *[one] { $who } verlässt die Landkarte
    }
a-location = einen Ort
step-lay = lege { $what } vom Stapel { $near }
step-lay-hand = lege { $what } aus der Hand { $near }
step-bar = die { $side } { $at } ist { $until } versperrt
step-roam =
    { $form ->
        [you] von nun an gehst du von selbst: { $way }
        [many] von nun an gehen { $who } von selbst: { $way }
       *[one] von nun an geht { $who } von selbst: { $way }
    }
roam-stay =
    { $form ->
        [you] von nun an gehst du nicht mehr von selbst
        [many] von nun an gehen { $who } nicht mehr von selbst
       *[one] von nun an geht { $who } nicht mehr von selbst
    }
roam-hunt =
    { $n ->
        [one] jede Runde ein Schritt auf den nächsten Helden zu
       *[other] jede Runde { $n } Schritte auf den nächsten Helden zu
    }
roam-wander =
    { $n ->
        [one] jede Runde ein Schritt, wohin der Zufall führt
       *[other] jede Runde { $n } Schritte, wohin der Zufall führt
    }
roam-shy =
    { $n ->
        [one] jede Runde ein Schritt, fort von den Helden
       *[other] jede Runde { $n } Schritte, fort von den Helden
    }
roam-placer =
    { $n ->
        [one] jede Runde ein Schritt, wie es bestimmt, wer die Karte gespielt hat
       *[other] jede Runde { $n } Schritte, wie es bestimmt, wer die Karte gespielt hat
    }

## Schritte: Kämpfe, Würfe, Gefolge

step-fight =
    { $form ->
        [you] beginne einen Kampf { $with }
        [many] { $who } beginnen einen Kampf { $with }
       *[one] { $who } beginnt einen Kampf { $with }
    }
step-part =
    { $form ->
        [you] verlasse den Kampf
        [many] { $who } verlassen den Kampf
       *[one] { $who } verlässt den Kampf
    }
step-feud =
    { $form ->
        [you] du bist von nun an verfeindet { $with }
        [many] { $who } sind von nun an verfeindet { $with }
       *[one] { $who } ist von nun an verfeindet { $with }
    }
step-feud-off =
    { $form ->
        [you] schließe Frieden { $with }
        [many] { $who } schließen Frieden { $with }
       *[one] { $who } schließt Frieden { $with }
    }
step-strike =
    { $form ->
        [you] greife noch einmal an
        [many] { $who } greifen noch einmal an
       *[one] { $who } greift noch einmal an
    }
step-ward = verhindere bis zu { $n } davon
step-ward-all = verhindere den ganzen Verlust
step-miss =
    { $form ->
        [you] du setzt { $amount } aus
        [many] { $who } setzen je { $amount } aus
       *[one] { $who } setzt { $amount } aus
    }
step-reroll = würfle mit allen Würfeln neu
step-reroll-low = würfle mit dem niedrigsten Würfel neu
step-add = { $n } auf diesen Wurf
step-add-attack = { $n } auf den Angriffswurf
step-add-order = { $n } auf den Wurf für den Erstschlag
step-add-search = { $n } auf den Suchwurf
step-add-court = { $n } auf den Werbewurf
step-join =
    { $form ->
        [you] du wirst Gefolge
        [many] { $who } werden dein Gefolge
       *[one] { $who } wird dein Gefolge
    }
step-quit =
    { $form ->
        [you] du folgst niemandem mehr
        [many] { $who } folgen niemandem mehr
       *[one] { $who } folgt niemandem mehr
    }

## Schritte: Punkte, Quests, Zeichen, Ablauf

step-qp = erhalte { $amount }
step-qp-less = verliere { $amount }
step-quest = ziehe { $amount } und behalte { $keep }
step-quest-all = ziehe { $amount }
step-advance = diese Quest rückt um { $n } vor
step-fulfil = diese Quest ist erfüllt
step-fail = lege diese Quest ab
step-mark =
    { $form ->
        [you] nimm das Zeichen { $mark }
        [many] { $who } nehmen das Zeichen { $mark }
       *[one] { $who } nimmt das Zeichen { $mark }
    }
step-mark-off =
    { $form ->
        [you] verliere das Zeichen { $mark }
        [many] { $who } verlieren das Zeichen { $mark }
       *[one] { $who } verliert das Zeichen { $mark }
    }
step-mark-put = lege das Zeichen { $mark } { $on }
step-mark-away = entferne das Zeichen { $mark } { $off }
on-game = auf den Tisch
on-quest = auf diese Quest
on-here = auf diesen Ort
on-place = auf den gewählten Ort
lies-game = auf dem Tisch
lies-quest = auf dieser Quest
lies-here = auf diesem Ort
lies-place = auf dem gewählten Ort
off-game = vom Tisch
off-quest = von dieser Quest
off-here = von diesem Ort
off-place = vom gewählten Ort
marks-times = { $mark } × { $n }
step-roll =
    { $form ->
        [you] wirf { $n }
        [many] { $who } werfen { $n }
       *[one] { $who } wirft { $n }
    }
step-test =
    { $form ->
        [you] wirf { $n }
        [many] { $who } werfen { $n }
       *[one] { $who } wirft { $n }
    }
roll-only = { $roll }; bei { $total }
step-test-of =
    { $form ->
        [you] wirf { $n }: nötig ist { $target } oder mehr
        [many] { $who } werfen { $n }: nötig ist { $target } oder mehr
       *[one] { $who } wirft { $n }: nötig ist { $target } oder mehr
    }
step-contest =
    { $form ->
        [you] vergleiche { $with } einen Wurf von { $n }
        [many] { $who } vergleichen { $with } einen Wurf von { $n }
       *[one] { $who } vergleicht { $with } einen Wurf von { $n }
    }
contest-win = beim höheren Wurf
contest-even = bei gleichen Würfen
contest-else = beim niedrigeren Wurf
step-choose =
    { $form ->
        [you] wähle
        [many] { $who } wählen
       *[one] { $who } wählt
    }
step-when = falls { $what }
step-each = { $who }
step-pick =
    { $form ->
        [you] wähle { $what } { $from }
        [many] { $who } wählen { $what } { $from }
       *[one] { $who } wählt { $what } { $from }
    }
step-pick-other =
    { $form ->
        [you] wähle { $what } { $from } außer dir selbst
        [many] { $who } wählen { $what } { $from } außer dir
       *[one] { $who } wählt { $what } { $from } außer dir
    }
step-pick-spot =
    { $form ->
        [you] wähle { $what }
        [many] { $who } wählen { $what }
       *[one] { $who } wählt { $what }
    }
step-pick-none = falls das nicht möglich ist
step-later-round = zu Beginn der nächsten Runde
step-later-turn = in deinem nächsten Zug
step-later-hour = zu Beginn der Stunde { $n }
step-book = der nächste Eintrag wird im anderen Buch gelesen
step-book-game = von nun an werden Einträge im anderen Buch gelesen
step-say = „{ $text }“
step-stop = weiter geschieht nichts

## Bedingungen, mit dem Verb am Ende; `not` ist yes oder no

if-stat =
    { $form ->
        [you]
            { $not ->
                [yes] du nicht { $stat } { $range } hast
               *[no] du { $stat } { $range } hast
            }
        [many]
            { $not ->
                [yes] { $who } nicht { $stat } { $range } haben
               *[no] { $who } { $stat } { $range } haben
            }
       *[one]
            { $not ->
                [yes] { $who } nicht { $stat } { $range } hat
               *[no] { $who } { $stat } { $range } hat
            }
    }
if-health =
    { $form ->
        [you] 
            { $not ->
                [yes] du nicht { $amount } hast
               *[no] du { $amount } hast
            }
        [many] 
            { $not ->
                [yes] { $who } nicht { $amount } haben
               *[no] { $who } { $amount } haben
            }
       *[one] 
            { $not ->
                [yes] { $who } nicht { $amount } hat
               *[no] { $who } { $amount } hat
            }
    }
if-health-hurt =
    { $form ->
        [you]
            { $not ->
                [yes] du unverletzt bist
               *[no] du verletzt bist
            }
        [many]
            { $not ->
                [yes] { $who } unverletzt sind
               *[no] { $who } verletzt sind
            }
       *[one]
            { $not ->
                [yes] { $who } unverletzt ist
               *[no] { $who } verletzt ist
            }
    }
if-has =
    { $form ->
        [you]
            { $not ->
                [yes] du keine { $none } hast
               *[no] du { $what } hast
            }
        [many]
            { $not ->
                [yes] { $who } keine { $none } haben
               *[no] { $who } { $what } haben
            }
       *[one]
            { $not ->
                [yes] { $who } keine { $none } hat
               *[no] { $who } { $what } hat
            }
    }
if-has-worn =
    { $form ->
        [you]
            { $not ->
                [yes] du keine { $none } angelegt hast
               *[no] du { $what } angelegt hast
            }
        [many]
            { $not ->
                [yes] { $who } keine { $none } angelegt haben
               *[no] { $who } { $what } angelegt haben
            }
       *[one]
            { $not ->
                [yes] { $who } keine { $none } angelegt hat
               *[no] { $who } { $what } angelegt hat
            }
    }
if-room =
    { $form ->
        [you]
            { $not ->
                [yes] du keinen Platz für { $what } hast
               *[no] du Platz für { $what } hast
            }
        [many]
            { $not ->
                [yes] { $who } keinen Platz für { $what } haben
               *[no] { $who } Platz für { $what } haben
            }
       *[one]
            { $not ->
                [yes] { $who } keinen Platz für { $what } hat
               *[no] { $who } Platz für { $what } hat
            }
    }
if-is =
    { $form ->
        [you]
            { $not ->
                [yes] du nicht { $what } bist
               *[no] du { $what } bist
            }
        [many]
            { $not ->
                [yes] { $who } nicht { $what } sind
               *[no] { $who } { $what } sind
            }
       *[one]
            { $not ->
                [yes] { $who } nicht { $what } ist
               *[no] { $who } { $what } ist
            }
    }
if-at =
    { $form ->
        [you]
            { $not ->
                [yes] du nicht { $at } bist
               *[no] du { $at } bist
            }
        [many]
            { $not ->
                [yes] { $who } nicht { $at } sind
               *[no] { $who } { $at } sind
            }
       *[one]
            { $not ->
                [yes] { $who } nicht { $at } ist
               *[no] { $who } { $at } ist
            }
    }
if-present =
    { $not ->
        [yes]
            { $n ->
                [one] es hier keine { $none } gibt
               *[other] es hier keine { $what } gibt
            }
       *[no]
            { $n ->
                [one] es hier { $what } gibt
               *[other] es hier { $what } gibt
            }
    }
if-present-named =
    { $not ->
        [yes] { $what } nicht hier ist
       *[no] { $what } hier ist
    }
if-alone =
    { $form ->
        [you]
            { $not ->
                [yes] du nicht allein bist
               *[no] du allein bist
            }
        [many]
            { $not ->
                [yes] { $who } nicht allein sind
               *[no] { $who } allein sind
            }
       *[one]
            { $not ->
                [yes] { $who } nicht allein ist
               *[no] { $who } allein ist
            }
    }
if-leads =
    { $form ->
        [you]
            { $not ->
                [yes] du keine { $none } führst
               *[no] du { $what } führst
            }
        [many]
            { $not ->
                [yes] { $who } keine { $none } führen
               *[no] { $who } { $what } führen
            }
       *[one]
            { $not ->
                [yes] { $who } keine { $none } führt
               *[no] { $who } { $what } führt
            }
    }
if-feud =
    { $form ->
        [you]
            { $not ->
                [yes] du nicht { $with } verfeindet bist
               *[no] du { $with } verfeindet bist
            }
        [many]
            { $not ->
                [yes] { $who } nicht { $with } verfeindet sind
               *[no] { $who } { $with } verfeindet sind
            }
       *[one]
            { $not ->
                [yes] { $who } nicht { $with } verfeindet ist
               *[no] { $who } { $with } verfeindet ist
            }
    }
if-searched =
    { $not ->
        [yes] dieser Ort noch nicht durchsucht ist
       *[no] dieser Ort durchsucht ist
    }
if-hour =
    { $not ->
        [yes]
            { $sort ->
                [min] die Stunde { $min } noch nicht begonnen hat
                [max] die Stunde { $max } vorbei ist
                [exact] es nicht Stunde { $min } ist
               *[both] es nicht Stunde { $min } bis { $max } ist
            }
       *[no]
            { $sort ->
                [min] es Stunde { $min } oder später ist
                [max] es Stunde { $max } oder früher ist
                [exact] es Stunde { $min } ist
               *[both] es Stunde { $min } bis { $max } ist
            }
    }
if-mode =
    { $not ->
        [yes] die Partie nicht { $mode } ist
       *[no] die Partie { $mode } ist
    }
mode-competitive = ein Wettstreit
mode-solo = eine Solopartie
mode-cooperative = kooperativ
mode-long = lang
mode-short = kurz
if-score =
    { $not ->
        [yes] du nicht { $range } Questpunkte hast
       *[no] du { $range } Questpunkte hast
    }
if-score-most =
    { $not ->
        [yes] jemand mehr Questpunkte hat als du
       *[no] niemand mehr Questpunkte hat als du
    }
if-score-least =
    { $not ->
        [yes] jemand weniger Questpunkte hat als du
       *[no] niemand weniger Questpunkte hat als du
    }
if-marked =
    { $form ->
        [you]
            { $not ->
                [yes] du das Zeichen { $mark } nicht hast
               *[no] du das Zeichen { $mark } hast
            }
        [many]
            { $not ->
                [yes] { $who } das Zeichen { $mark } nicht haben
               *[no] { $who } das Zeichen { $mark } haben
            }
       *[one]
            { $not ->
                [yes] { $who } das Zeichen { $mark } nicht hat
               *[no] { $who } das Zeichen { $mark } hat
            }
    }
if-marked-on =
    { $not ->
        [yes] das Zeichen { $mark } nicht { $lies } liegt
       *[no] das Zeichen { $mark } { $lies } liegt
    }
if-map =
    { $not ->
        [yes]
            { $n ->
                [one] es auf der Landkarte noch keine { $none } gibt
               *[other] es auf der Landkarte noch keine { $what } gibt
            }
       *[no]
            { $n ->
                [one] es auf der Landkarte { $what } gibt
               *[other] es auf der Landkarte { $what } gibt
            }
    }
if-any = { $what }
if-not = nicht gilt, dass { $what }

## Momente

moment-played = wenn diese Karte gelegt wird
moment-enter =
    { $form ->
        [you] wenn du einen Ort betrittst
       *[one] wenn { $who } einen Ort betritt
    }
moment-hexagon =
    { $form ->
        [you] wenn du auf ein Sechseck stößt
       *[one] wenn { $who } auf ein Sechseck stößt
    }
moment-leave =
    { $form ->
        [you] wenn du einen Ort verlässt
       *[one] wenn { $who } einen Ort verlässt
    }
moment-stay = in jedem Zug an ihrem Ort
moment-round = zu Beginn einer Runde
moment-hour = zu Beginn einer Stunde
moment-act = Aktion
moment-use = Nutzen
moment-search =
    { $form ->
        [you] wenn du suchst
       *[one] wenn { $who } sucht
    }
moment-found =
    { $form ->
        [you] wenn du beim Suchen etwas findest
       *[one] wenn { $who } beim Suchen etwas findet
    }
moment-missed =
    { $form ->
        [you] wenn du suchst und nichts findest
       *[one] wenn { $who } sucht und nichts findet
    }
moment-before-roll =
    { $form ->
        [you] bevor du würfelst
       *[one] bevor { $who } würfelt
    }
moment-after-roll =
    { $form ->
        [you] nachdem du gewürfelt hast
       *[one] nachdem { $who } gewürfelt hat
    }
moment-fight =
    { $form ->
        [you] wenn für dich ein Kampf beginnt
       *[one] wenn { $who } einen Kampf beginnt
    }
moment-order =
    { $form ->
        [you] wenn du für den Erstschlag würfelst
       *[one] wenn { $who } für den Erstschlag würfelt
    }
moment-attack =
    { $form ->
        [you] wenn du angreifst
       *[one] wenn { $who } angreift
    }
moment-hurt =
    { $form ->
        [you] wenn du Gesundheit verlieren würdest
       *[one] wenn { $who } Gesundheit verlieren würde
    }
moment-beats =
    { $form ->
        [you] wenn du einen Gegner besiegst
       *[one] wenn { $who } einen Gegner besiegt
    }
moment-beaten =
    { $form ->
        [you] wenn du besiegt wirst
       *[one] wenn { $who } besiegt wird
    }
moment-fight-over =
    { $form ->
        [you] nach deinem Kampf
       *[one] nachdem { $who } gekämpft hat
    }
moment-fled =
    { $form ->
        [you] wenn du geflohen bist
       *[one] wenn { $who } geflohen ist
    }
moment-court =
    { $form ->
        [you] wenn du um ein Gefolge wirbst
       *[one] wenn { $who } um ein Gefolge wirbt
    }
court-this = wenn du um dieses Gefolge wirbst
moment-received = beim Erhalt
moment-fulfilled = bei Erfüllung
here-enter = wenn du eintrittst
here-leave = wenn du fortgehst
here-stay = in jedem deiner Züge hier
here-round = zu Beginn einer Runde
here-act = Aktion hier
here-search = wenn du hier suchst
here-found = wenn du hier beim Suchen etwas findest
here-missed = wenn du hier suchst und nichts findest
here-fight = wenn hier ein Kampf beginnt
here-order = wenn du hier für den Erstschlag würfelst
here-court = wenn du hier um ein Gefolge wirbst
here-fight-over = nach einem Kampf hier
here-fled = wenn du von hier geflohen bist
limit-turn = einmal je Zug
limit-round = einmal je Runde
limit-fight = einmal je Kampf
limit-game = einmal je Partie
limit-figure = einmal je Figur
limit-player = einmal je Spieler
limit-visit = einmal je Besuch
optional = freiwillig
cost-item = gegen { $what }
cost-self = wird verbraucht

## Ziele

objective-beat = besiege { $what }
objective-visit = besuche { $what }
objective-visit-distinct = besuche { $what }
distinct-count = { $n } verschiedene
objective-bring = hab { $what } { $at } dabei
objective-own = besitze { $what }
objective-own-worn = habe { $what } angelegt
objective-give = verschenke { $what }
objective-give-to = gib { $what } an eine Figur: { $whom }
objective-recruit-any = gewinne ein Gefolge
objective-recruit = gewinne { $what } als Gefolge
objective-win =
    { $n ->
        [one] gewinne einen Kampf
       *[other] gewinne einen Kampf gegen { $n } oder mehr
    }
objective-deed = { $deed }
objective-once = zählt, sobald { $what }
objective-stand = halte dich { $at } auf
objective-last =
    { $n ->
        [one] halte { $n } Runde durch
       *[other] halte { $n } Runden durch
    }
objective-finish = erfülle { $what }
objective-story = habe das Zeichen { $mark }
the-mark = { $mark }
way-distinct = alle verschieden
way-within =
    { $n ->
        [one] in einer einzigen Runde
       *[other] in { $n } Runden
    }
way-peaceful = ohne Kampf dort
way-how = { $how }
way-same = von gleicher Art
way-alone = ohne Hilfe
way-health-max = mit höchstens { $n } Gesundheit am Ende
way-unhurt = ohne Gesundheitsverlust
way-at = { $at }
way-by-hero = mit deinem Helden
way-by-follower = mit deinem Gefolge
way-while = solange { $what }
deed-searches =
    { $n ->
        [one] suche einmal
       *[other] suche { $n }-mal
    }
deed-finds =
    { $n ->
        [one] finde beim Suchen etwas
       *[other] finde beim Suchen { $n }-mal etwas
    }
deed-flights =
    { $n ->
        [one] fliehe aus einem Kampf
       *[other] fliehe aus { $n } Kämpfen
    }
deed-wakes =
    { $n ->
        [one] wache aus der Bewusstlosigkeit auf
       *[other] wache { $n }-mal aus der Bewusstlosigkeit auf
    }
deed-gifts =
    { $n ->
        [one] verschenke einen Gegenstand
       *[other] verschenke { $n } Gegenstände
    }
deed-trades =
    { $n ->
        [one] tausche einmal
       *[other] tausche { $n }-mal
    }
deed-lays =
    { $n ->
        [one] lege einen Ort
       *[other] lege { $n } Orte
    }
deed-plays =
    { $n ->
        [one] spiele eine Figur
       *[other] spiele { $n } Figuren
    }
deed-hexagons =
    { $n ->
        [one] lies die Geschichte eines Sechsecks
       *[other] lies die Geschichten von { $n } Sechsecken
    }
deed-uses =
    { $n ->
        [one] nutze einen Gegenstand
       *[other] nutze { $n } Gegenstände
    }
deed-loots =
    { $n ->
        [one] plündere einen Körper
       *[other] plündere { $n } Körper
    }
deed-drags =
    { $n ->
        [one] schleife einen Körper mit
       *[other] schleife { $n }-mal einen Körper mit
    }
deed-refusals =
    { $n ->
        [one] hole dir die Absage eines Gefolges
       *[other] hole dir { $n } Absagen von Gefolgsleuten
    }
deed-influences =
    { $n ->
        [one] wirb jemandem das Gefolge ab
       *[other] wirb { $n }-mal jemandem das Gefolge ab
    }
deed-healed = erhalte insgesamt { $n } Gesundheit
