### Was der Spielplan und die Leisten daneben sagen.

## Familien

ventura-of-goal = von { $goal }
ventura-next-round = dann { $count }
ventura-income-plus = Einkommen +{ $count }
ventura-upkeep-minus = Unterhalt −{ $count }
ventura-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ventura-tiles =
    { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }
ventura-papal-tiles = { $count } päpstlich

## Phasen

ventura-this-round = Diese Runde
ventura-every-round = Jede Runde
ventura-step-of = { $step } von { $steps }
ventura-phase-A = Ventura
ventura-phase-B = Verwaltung
ventura-phase-C = Expansion
ventura-phase-D = Aushebung
ventura-phase-E = Mobilisierung
ventura-phase-F = Truppen

## Der Spielplan

ventura-values = Kosten und Verteidigung der Ländereien

## Orte

wind-north = nördlich
wind-northeast = nordöstlich
wind-east = östlich
wind-southeast = südöstlich
wind-south = südlich
wind-southwest = südwestlich
wind-west = westlich
wind-northwest = nordwestlich
anchor-este = Ferrara
anchor-gonzaga = Mantua
anchor-medici = Florenz
anchor-visconti = Mailand
anchor-west = Westliches Papstgebiet
anchor-east = Östliches Papstgebiet
of-este = von Ferrara
of-gonzaga = von Mantua
of-medici = von Florenz
of-visconti = von Mailand
of-west = des westlichen Papstgebiets
of-east = des östlichen Papstgebiets
the-anchor-west = das westliche Papstgebiet
the-anchor-east = das östliche Papstgebiet
the-village = das Dorf
the-castle = die Burg
the-city = die Stadt
the-river = den Fluss
the-lake = den See
the-hill = den Hügel
the-mountain = den Berg
the-field = das Feld
the-wood = den Wald
the-papal = das Papstgebiet
beside-village = dem Dorf
beside-castle = der Burg
beside-city = der Stadt
beside-river = dem Fluss
beside-lake = dem See
beside-hill = dem Hügel
beside-mountain = dem Berg
beside-field = dem Feld
beside-wood = dem Wald
beside-papal = dem Papstgebiet
beside-anchor-west = dem westlichen Papstgebiet
beside-anchor-east = dem östlichen Papstgebiet
place-at = { $tile } { $wind } { $of }
place-near = { $tile } dicht { $wind } { $of }
place-far = { $tile } weit { $wind } { $of }
place-number = { $place } ({ $number })
place-exact = { $place } [{ $hex }]
place-between = zwischen { $first } und { $second }
ventura-cell = Freie Stelle { $letter }
ventura-cell-beside = Freie Stelle { $letter } { $between }
event-places-named = { $seat } legt { $hex }.
event-places-city-named = { $seat } gründet { $hex }.
event-expands-named = { $seat } breitet sich aus und legt { $hex }.
event-annexes-named =
    { $count ->
        [one] { $seat } annektiert { $hex } mit 1 Marker.
       *[other] { $seat } annektiert { $hex } mit { $count } Markern.
    }
event-removes-markers-named =
    { $count ->
        [one] { $seat } entfernt 1 Marker von { $seat2 }: { $hex }.
       *[other] { $seat } entfernt { $count } Marker von { $seat2 }: { $hex }.
    }
event-deploys-named = { $seat } stellt { $card } in Truppe { $area } auf: Sie hält { $hex }.
event-regroups-named = { $seat } gruppiert Truppen um, rund um { $hex }.
event-heads-for-named = Truppe { $area } von { $seat } will { $hex } betreten.
event-marches-named = Truppe { $area } von { $seat } erreicht { $hex }.
event-battle-named = Schlacht um { $hex }! { $seat } greift { $seat2 } an.
event-retreats-named = { $seat } zieht sich zurück und hält nun { $hex }.
event-wins-by-city-named = { $seat } erobert { $hex }, hisst dort das Banner und gewinnt!
do-at-named = { $hex }

## Ein Marsch

ventura-marching = Die Truppe, die marschiert
ventura-army-of = Heer von { $captain }
ventura-points-left = { $count } von { $all } Punkten übrig
ventura-cost-of =
    { $count ->
        [one] { $count } von { $all } Punkten
       *[other] { $count } von { $all } Punkten
    }
ventura-costs-points =
    { $count ->
        [one] kostet { $count } Punkt
       *[other] kostet { $count } Punkte
    }
ventura-battle-with = Schlacht gegen { $seat }
ventura-you = Du
ventura-in-best-order =
    { $most ->
        [0] in deiner besten Aufstellung, und niemand fällt.
       *[other] { $least ->
            [0] in deiner besten Aufstellung; höchstens { $most } von { $all } Kompanien fallen.
           *[other] in deiner besten Aufstellung; { $least } bis { $most } von { $all } Kompanien fallen.
        }
    }
ventura-events-may-change = Ereignisse können es ändern.
ventura-takes-markers = { $points }, wenn der Marsch hier endet: Die Marker gehen.
ventura-way = Über: { $places }
ventura-in-reach = Orte in Reichweite
ventura-mark-battle = Schlacht
ventura-verdict-win = Sieg
ventura-verdict-win-lose = Sieg, −{ $count }
ventura-verdict-likely = wohl Sieg
ventura-verdict-open = offen
ventura-verdict-lost = verloren
ventura-gain =
    { $count ->
        [one] +{ $count } Punkt
       *[other] +{ $count } Punkte
    }
ventura-march-to = Marschieren: { $place }
ventura-attack-at = Marschieren und angreifen: { $place }

## Karten

ventura-captain = Hauptmann
ventura-kind-company = Kompanie
ventura-kind-infantry = Fußvolk
ventura-kind-cavalry = Kavallerie
ventura-kind-shooters = Schützen
ventura-wounds-of = { $count } von { $all }

## Eine Schlacht

ventura-look-map = Zum Spielplan
ventura-look-battle = Zurück zur Schlacht
ventura-space-falls = { $space } würde fallen
ventura-space-fights = { $space } kämpft
ventura-space-waits = { $space } wartet
ventura-hits =
    { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
ventura-step-fallen =
    { $count ->
        [0] niemand fiel
        [one] { $count } Kompanie fiel
       *[other] { $count } Kompanien fielen
    }
ventura-step-retreat = Rückzug?
ventura-step-attacker-first = zuerst der Angreifer
ventura-step-if-nobody = wenn niemand eingreift
ventura-totals-then = danach { $attacker } : { $defender }
ventura-part-special-of = { $card }, besonders
ventura-threat =
    { $count ->
        [0] { $seat } würde keine Wunde erleiden.
        [one] { $seat } würde { $count } Wunde erleiden.
       *[other] { $seat } würde { $count } Wunden erleiden.
    }
ventura-threat-prevented =
    { $count ->
        [one] { $count } weitere wird abgewehrt.
       *[other] { $count } weitere werden abgewehrt.
    }
ventura-threat-falls = Es würden fallen: { $cards }.
ventura-threat-nobody = Niemand würde fallen.
ventura-threat-wasted =
    { $count ->
        [one] { $count } verpufft: Nur Platz I und II können getroffen werden.
       *[other] { $count } verpuffen: Nur Platz I und II können getroffen werden.
    }
