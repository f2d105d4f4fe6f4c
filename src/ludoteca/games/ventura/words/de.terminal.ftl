### What the terminal says.

## Ventura

tui-round = Runde { $count }
tui-stock = Gebietsstapel { $count }
tui-decks = Ventura { $ventura }, Aushebung { $conscription }
tui-out = ausgeschieden
tui-tile-village = Dor
tui-tile-castle = Bur
tui-tile-city = Sta
tui-tile-river = Flu
tui-tile-lake = See
tui-tile-hill = Hüg
tui-tile-mountain = Ber
tui-tile-field = Fel
tui-tile-wood = Wal
tui-tile-papal = Pap
tui-costs = Betreten kostet:
tui-values-of-cards = Karten: Kosten/Unterhalt, Bewegung·Fernkampf·Nahkampf·Widerstand
tui-row = Offen:
tui-reserve = Gebiete ({ $count }):
tui-regroup = Bisher: { $cards }
tui-looking = Du siehst:
tui-bottom = Unten im Gebietsstapel:
tui-battle-at = Schlacht auf { $hex } ({ $tile })
tui-assaults =
    { $count ->
        [0] noch kein Angriff
        [one] 1 Angriff geführt
       *[other] { $count } Angriffe geführt
    }
tui-attacks = greift an
tui-defends = verteidigt
tui-prevents = erspart { $count }
tui-order = Reihe:
tui-waiting = dann { $troops }
tui-sealed = Reihe verdeckt
tui-held = kein Rückzug
tui-free = Rückzug überallhin
tui-forced = muss zurück
tui-next = dann { $value }
tui-wounds =
    { $count ->
        [one] erleidet 1 Wunde
       *[other] erleidet { $count } Wunden
    }
tui-prevented = { $count } erspart
tui-loses = verliert { $cards }
tui-part-specials = Besonderes
tui-part-captain = Hauptmann
tui-part-tile = Gebiet
tui-part-events = Ereignisse
tui-fought-at = Letzte Schlacht: { $hex } ({ $tile })
tui-ending-eliminated = { $name } siegt.
tui-ending-retreated = { $other } zieht sich zurück, { $name } siegt.
tui-ending-even = Niemand bleibt übrig.
tui-ending-broken-off = { $name } bricht ab.
tui-ending-points =
    { $count ->
        [one] +1 Punkt
       *[other] +{ $count } Punkte
    }
tui-guarded = geschützt: { $hexes }
tui-spared = Unterhalt -{ $count }
tui-burned = Einkommen -{ $count }
tui-raised = Einkommen +{ $count }
tui-discount = Aufstellung -{ $count }
tui-moved = bewegt
tui-only-on = nur auf { $tiles }
tui-on-movement = Bewegung
tui-on-ranged = Fernkampf
tui-on-melee = Nahkampf
tui-special-always = +{ $count } { $value }
tui-special-space = +{ $count } { $value } auf Platz { $space }
tui-special-against = +{ $count } { $value } gegen { $keyword }
tui-special-terrain = +{ $count } { $value } auf { $tile }
tui-keyword-cavalry = Kavallerie
tui-keyword-infantry = Fußvolk
tui-keyword-shooters = Schützen
tui-effect-assault-bonus = +{ $count } auf alle deine Angriffe einer Schlacht
tui-effect-ranged-bonus = +{ $count } auf deinen Fernkampfangriff
tui-effect-melee-bonus = +{ $count } auf deinen nächsten Nahkampfangriff
tui-effect-enemy-penalty = -{ $count } auf den nächsten Angriff des Gegners
tui-effect-prevention =
    { $count ->
        [one] erspart 1 Wunde in einer Schlacht
       *[other] erspart { $count } Wunden in einer Schlacht
    }
tui-effect-heal-army =
    { $count ->
        [one] heilt 1 Wunde nach einer Schlacht
       *[other] heilt { $count } Wunden nach einer Schlacht
    }
tui-effect-wound-enemy =
    { $count ->
        [one] 1 Wunde für den Gegner in einer Schlacht
       *[other] { $count } Wunden für den Gegner in einer Schlacht
    }
tui-effect-reorder = stell deine Kompanien neu auf
tui-effect-forbid-retreat = der Gegner darf sich nicht zurückziehen
tui-effect-grant-retreat = Rückzug auf jedes Gebiet ohne Gegner
tui-effect-force-retreat = der Gegner muss sich zurückziehen, wenn er kann
tui-effect-movement =
    { $count ->
        [one] +1 Bewegungspunkt
       *[other] +{ $count } Bewegungspunkte
    }
tui-effect-gain-florins = du bekommst { $count } Florin
tui-effect-take-florins = nimm einem Gegner { $count } Florin
tui-effect-spare-upkeep = { $count } Florin weniger Unterhalt
tui-effect-burn-income = ein Gegner nimmt { $count } Florin weniger ein
tui-effect-raise-income = nimm { $count } Florin mehr ein
tui-effect-draw-cards =
    { $count ->
        [one] zieh 1 Aushebungskarte
       *[other] zieh { $count } Aushebungskarten
    }
tui-effect-discard-cards =
    { $count ->
        [one] ein Gegner legt 1 Karte ab
       *[other] ein Gegner legt { $count } Karten ab
    }
tui-effect-look-at-hand = sieh eine Hand an
tui-effect-look-at-reserve = sieh eine Reserve an
tui-effect-take-row-card = nimm eine offene Karte
tui-effect-swap-row-card = tausch eine Karte gegen eine offene
tui-effect-extra-tile = leg noch ein Gebiet an
tui-effect-relocate-markers = deine Marker eines Gebiets ziehen in ein freies
tui-effect-cheap-deployment = { $count } Florin weniger für eine Aufstellung
tui-effect-deploy-anywhere =
    { $count ->
        [0] stell eine Karte irgendwo in deiner Domäne auf
       *[other] stell eine Karte irgendwo in deiner Domäne auf, { $count } billiger
    }
tui-effect-march-now = beweg sofort eine Truppe
tui-effect-protect-tile = niemand betritt in dieser Runde eines deiner Gebiete
tui-effect-gain-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
tui-effect-cancel = hebt ein Ereignis auf
tui-for-florins = kostet { $count }
tui-head-score = Punkte
tui-head-florins = Florin
tui-head-income = Eink.
tui-head-upkeep = Unterh.
tui-head-cards = Hand
tui-head-tiles = Gebiete
tui-done-ask-upkeep =
    { $count ->
        [0] Weiter
       *[other] { $count } zahlen
    }
tui-done-ask-recruit = Nichts mehr kaufen
tui-done-ask-conscription = Nichts mehr kaufen
tui-done-ask-expansion = Nichts anlegen
tui-done-ask-deploy = Nichts mehr aufstellen
tui-done-ask-muster = Nichts mehr aufstellen
tui-done-ask-regroup = So lassen
tui-done-ask-march = Märsche beenden
tui-done-ask-step = Hier anhalten
