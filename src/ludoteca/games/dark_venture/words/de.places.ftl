# Orte: Name, Zeile, Regeln; die Geschichte des Sechsecks, ihre Antworten, was erzählt wird

location-leaning-post = Schiefer Wegweiser
line-leaning-post = Jedes Schild im Land zeigt hierher. Keines zeigt weg.
ability-leaning-post-a-read-the-backs = Die Rückseiten lesen

location-slantwise-inn = Zum schiefen Krug
line-slantwise-inn = Der Boden fällt zur Kasse hin ab.
ability-slantwise-inn-a-bed = Ein Bett für eine Stunde
story-slantwise-inn-a = Die Wirtin zeigt dir drei Schlüssel und eine Stunde. Seit dem zweiten Sonnenaufgang zahlt niemand mehr mit Münzen.
answer-slantwise-inn-a-own-bed = Allein schlafen
answer-slantwise-inn-a-shared-room = Das Zimmer mit einem Fremden teilen
answer-slantwise-inn-a-no-bed = Aufbleiben und die Tür bewachen
told-slantwise-inn-a-robbed = Am Morgen ist der Fremde fort, und deine Tasche mit ihm.

location-well-of-tomorrows = Brunnen von Übermorgen
line-well-of-tomorrows = Was hineinfällt, landet nächste Woche, leicht gebraucht.
ability-well-of-tomorrows-a-throw = Etwas hineinwerfen
story-well-of-tomorrows-a = Tief unten steht jemand in deinem Mantel, sieht herauf und fängt an, dich fortzuwinken.
answer-well-of-tomorrows-a-look-again = Noch einmal hinsehen, auch wenn es wehtut
answer-well-of-tomorrows-a-look-away = Wegsehen

location-drowned-archive = Ertrunkenes Archiv
line-drowned-archive = Eine Akte über jeden. Die Vokale haben sich aufgelöst.
ability-drowned-archive-a-pull-a-file = Eine Akte ziehen
story-drowned-archive-a = Deine Akte liegt aufgeschlagen auf dem Tisch und tropft. Jemand führt sie weiter: Die letzte Seite ist trocken und handelt von diesem Tisch.
answer-drowned-archive-a-read-yours = Sie zu Ende lesen
answer-drowned-archive-a-slit-the-seal = Den Umschlag ganz hinten aufschlitzen
answer-drowned-archive-a-take-the-shelf = Das Regal ausleihen, ohne Unterschrift
answer-drowned-archive-a-hang-it-up-to-dry = Sie zum Trocknen aufhängen
told-drowned-archive-a-last-page = Das letzte Wort ist dein Name, liebevoll geschrieben.

location-ferry-without-a-far-bank = Fähre ohne Drüben
line-ferry-without-a-far-bank = Sie hat einen einzigen Steg und legt überall an.
ability-ferry-without-a-far-bank-a-cross = Als Fahrgast übersetzen
ability-ferry-without-a-far-bank-a-cross-as-crew = Als Mannschaft übersetzen
story-ferry-without-a-far-bank-a = Der Fährmann hält dir die Stange hin und die offene Hand und wartet, wonach du greifst. Es gibt nur ein Ufer, sagt er, aber die Leute bestehen auf zweien.
answer-ferry-without-a-far-bank-a-your-own-bank = Um das bekannte Ufer bitten
answer-ferry-without-a-far-bank-a-the-other-bank = Auf dem anderen Ufer bestehen
answer-ferry-without-a-far-bank-a-take-the-pole = Nach der Stange greifen
told-ferry-without-a-far-bank-a-circle = Du ruderst bis zum Dunkelwerden und kommst vor der Abfahrt an.
told-ferry-without-a-far-bank-a-land = Ein Ufer tritt aus dem Nebel; die Verspätung ist ihm peinlich.

location-salt-chapel = Salzkapelle
line-salt-chapel = Die Bänke sind glatt geleckt. Von wem, hat keiner gesehen.
ability-salt-chapel-a-kneel = Niederknien
ability-salt-chapel-a-settle = Eine Schuld begleichen
story-salt-chapel-a = Eine Stimme hinter dem Gitter fragt, wem du noch etwas schuldest. Hinter dem Gitter steht kein Stuhl, und ein Raum ist dort auch nicht.
answer-salt-chapel-a-pay-something = Mit etwas Eigenem zahlen
answer-salt-chapel-a-say-nobody = Sagen: niemandem
answer-salt-chapel-a-take-the-plate = Den Opferteller mitnehmen
told-salt-chapel-a-salt = Das Gitter sagt einen Namen. Es ist der richtige.

location-heron-market = Reihermarkt
line-heron-market = Die Händler stehen auf einem Bein und nennen nie einen Preis.
ability-heron-market-a-barter = Eines gegen ein anderes tauschen
ability-heron-market-a-broth = Eine Schale Brühe im Stehen

location-orchard-of-spare-hands = Garten der Ersatzhände
line-orchard-of-spare-hands = Die linken reifen zuerst.
ability-orchard-of-spare-hands-a-graft = Sich eine aufpfropfen lassen
ability-orchard-of-spare-hands-a-shake-hands = Hände schütteln
story-orchard-of-spare-hands-a = Sie hängen in Reihen und öffnen sich, wenn du vorbeigehst. Eine trägt schon deinen Ring.
answer-orchard-of-spare-hands-a-take-a-third = Sie mitnehmen, als dritte
answer-orchard-of-spare-hands-a-shake-the-branch = Am Ast rütteln
answer-orchard-of-spare-hands-a-send-your-follower = Das Gefolge hinaufschicken
answer-orchard-of-spare-hands-a-applaud = Klatschen
told-orchard-of-spare-hands-a-grip = Eine hält dich fest, bis sie zu Ende gedacht hat.

location-hollow-oak-assembly = Rat in der hohlen Eiche
line-hollow-oak-assembly = Jeder darf reden. Die Eiche führt Protokoll, in Ringen.
ability-hollow-oak-assembly-a-send-word = Ausrichten lassen, dass du Gesellschaft brauchst
story-hollow-oak-assembly-a = In der Eiche ist ein Stuhl frei; vierzig Fremde sehen erst ihn an und dann dich. Auf der Tagesordnung steht, ob du angekommen bist.
answer-hollow-oak-assembly-a-speak = In eigener Sache sprechen
answer-hollow-oak-assembly-a-listen = An der Tür zuhören
answer-hollow-oak-assembly-a-ask-for-a-delegate = Um einen Gesandten bitten
told-hollow-oak-assembly-a-minutes = Abgelehnt. Man begleitet dich hinaus, bevor du hereingekommen bist.
told-hollow-oak-assembly-a-delegate = Ganz hinten steht jemand auf, nimmt Hut und Stock und geht.

location-den-under-the-ivy = Bau unter dem Efeu
line-den-under-the-ivy = Er atmet. Für einen Atemzug ist noch Platz.
ability-den-under-the-ivy-a-curl-up = Sich dazwischen einrollen
story-den-under-the-ivy-a = Unter den Blättern schläft ein Haufen Fell auf einem Haufen fremder Koffer. Ein Anhänger trägt deine Handschrift.
answer-den-under-the-ivy-a-feed-them = Ihnen etwas dalassen
answer-den-under-the-ivy-a-reach-past-them = An den Zähnen vorbeigreifen
answer-den-under-the-ivy-a-back-out = Rückwärts hinaus, und es sich merken
told-den-under-the-ivy-a-gift = In der Nacht hat dir jemand etwas hingelegt; es ist noch warm.
told-den-under-the-ivy-a-eyes = Ein Auge geht auf. Es gehört nicht zu dem, was du dachtest.

location-glass-flats = Glasebene
line-glass-flats = Man sieht eine Stunde weit. Die Toten darunter sehen etwas weiter.
ability-glass-flats-a-scan-the-horizon = Sehen, wer kommt
story-glass-flats-a = Die Wüste ist eine einzige Scheibe. Darunter liegen Leute in guten Mänteln und sehen herauf; darüber, sehr fern, geht einer von ihnen.
answer-glass-flats-a-wave = Dem Wanderer winken
answer-glass-flats-a-lie-flat = Sich hinlegen und Glas sein
answer-glass-flats-a-dig = Die Scheibe der Mäntel wegen einschlagen
told-glass-flats-a-mirage = Niemand winkt zurück, und das in allen Einzelheiten.
told-glass-flats-a-waves-back = Die Gestalt bleibt stehen, winkt und wendet sich dir zu.

location-stall-at-the-edge = Bude am Rand
line-stall-at-the-edge = Dahinter ist die Karte leer, und die Preise sind niedriger.
ability-stall-at-the-edge-a-pay-with-a-day = Mit einem deiner Tage zahlen
ability-stall-at-the-edge-a-on-account = Anschreiben lassen

location-furnace-that-forgot = Vergesslicher Ofen
line-furnace-that-forgot = Er brennt wie jemand, der nur schnell etwas holen wollte.
ability-furnace-that-forgot-a-melt = Etwas einschmelzen
answer-furnace-that-forgot-a-blade = Es war bestimmt eine Waffe
answer-furnace-that-forgot-a-plate = Es war bestimmt eine Rüstung
answer-furnace-that-forgot-a-trinket = Es war bestimmt nichts
story-furnace-that-forgot-a = Die Klappe geht auf, und die Hitze fragt höflich, wozu sie da war. Sie hat alle gefragt. Stehen geblieben bist nur du.
answer-furnace-that-forgot-a-remind-it = Ihm sagen, wozu er da war
answer-furnace-that-forgot-a-feed-it = Ihm eine Waffe zu fressen geben
answer-furnace-that-forgot-a-reach-in = Nach dem greifen, was glüht
answer-furnace-that-forgot-a-warm-your-hands = Nur die Hände wärmen
told-furnace-that-forgot-a-spits = Ihm fällt etwas anderes ein, und zwar laut.

location-street-of-unbuilt-houses = Straße der ungebauten Häuser
line-street-of-unbuilt-houses = Die Klingeln hängen schon. Es macht jemand auf.
ability-street-of-unbuilt-houses-a-move-in = Nebenan einziehen
story-street-of-unbuilt-houses-a = Eine Maklerin ohne Haus bietet dir die Schlüssel zu dreien an. Beschreib es, sagt sie, und zögere nicht; beim letzten Mal wurde es ein Sumpf.
answer-street-of-unbuilt-houses-a-with-a-shop = Eines mit Laden im Erdgeschoss
answer-street-of-unbuilt-houses-a-with-a-cellar = Eines mit sehr tiefem Keller
answer-street-of-unbuilt-houses-a-the-one-you-saw = Das, in dem du dich sahst
answer-street-of-unbuilt-houses-a-none = Pläne behalten, Schlüssel dalassen

location-theatre-of-the-last-rehearsal = Theater der Generalprobe
line-theatre-of-the-last-rehearsal = Seit dreißig Jahren ist morgen Premiere.
ability-theatre-of-the-last-rehearsal-a-take-the-stage = Die Bühne betreten
told-theatre-of-the-last-rehearsal-a-cough = Im Dunkeln hustet jemand. Es ist eine Kritik.
story-theatre-of-the-last-rehearsal-a = Die Regisseurin blickt auf und atmet auf: Deine Rolle hat die ganze Woche ein Besen gelesen. Auch der Besen wirkt erleichtert.
answer-theatre-of-the-last-rehearsal-a-play-yourself = Dich selbst spielen
answer-theatre-of-the-last-rehearsal-a-juggle = Mit drei Händen jonglieren
answer-theatre-of-the-last-rehearsal-a-other-script = Um den anderen Text bitten
answer-theatre-of-the-last-rehearsal-a-sit-at-the-back = Sich ganz hinten hinsetzen
told-theatre-of-the-last-rehearsal-a-miscast = Danke, sagt die Regisseurin. Der Besen möge bitte bleiben.

location-counting-house-below = Kontor in der Tiefe
line-counting-house-below = Man weiß dort, was alles wert ist, und bedauert es.
ability-counting-house-below-a-open-an-account = Ein Konto eröffnen
answer-counting-house-below-a-small = Ein kleines Konto
answer-counting-house-below-a-large = Ein großes Konto
answer-counting-house-below-a-deduct = Absetzen, was die Vögel nahmen
answer-counting-house-below-a-leave-it-there = Es dalassen und aufatmen
ability-counting-house-below-a-change = Wechselgeld verlangen

location-nursery-of-kings = Kinderstube der Könige
line-nursery-of-kings = Zwölf Wiegen, eine Krone und niemand unter sechzig.
ability-nursery-of-kings-a-rock-a-cradle = Eine Wiege schaukeln
story-nursery-of-kings-a = Ein alter Mann in kurzen Hosen und eine alte Dame im Häubchen setzen sich auf und fragen, wer von ihnen wohl zuerst da war. Hinter ihnen steht eine Spielzeugkiste, manches darin mit Klinge.
answer-nursery-of-kings-a-play = Mit beiden spielen
answer-nursery-of-kings-a-crown-the-left = Den linken; er wird gehen
answer-nursery-of-kings-a-crown-the-right = Die rechte; sie wird nachkommen
answer-nursery-of-kings-a-close-the-door = Die Tür wieder schließen
told-nursery-of-kings-a-left = Hoch lebe ich, sagt er, gibt dir seinen Hut und klettert hinaus.
told-nursery-of-kings-a-right = Hoch lebe ich, sagt sie. Sie wird dir persönlich danken wollen.

location-stair-to-the-missing-floor = Treppe zum fehlenden Stockwerk
line-stair-to-the-missing-floor = Sie führt vier Stockwerke hinauf, in einem Haus mit dreien.
ability-stair-to-the-missing-floor-a-climb = Hinaufsteigen
story-stair-to-the-missing-floor-a = Zwischen dem dritten Stock und dem Dach rückt jemand Möbel. Die Treppe hat dort einen Absatz, keine Tür und eine Fußmatte.
answer-stair-to-the-missing-floor-a-count-the-steps = Die Stufen zählen
answer-stair-to-the-missing-floor-a-run-up = Hinaufrennen, ehe sie es merkt
answer-stair-to-the-missing-floor-a-call-up = Rufen und sehen, wer kommt
told-stair-to-the-missing-floor-a-one-short = Es ist eine Stufe weniger, als du gegangen bist.
told-stair-to-the-missing-floor-a-answer = Etwas wird an einer Schnur herabgelassen; dann kommen Stiefel herunter.

location-bell-ridge = Glockengrat
line-bell-ridge = Man hört die Glocke, bevor sie läutet, und verzeiht ihr danach.
ability-bell-ridge-a-toll = Am Seil ziehen
story-bell-ridge-a = Das Seil ist abgegriffen in der Form einer Hand, die fast deine ist. Was du jetzt auch tust, das Tal hat es heute früh gehört.
answer-bell-ridge-a-ring-for-all = Für alle läuten
answer-bell-ridge-a-ring-inward = Den Kopf hineinstecken und läuten
answer-bell-ridge-a-tie-up-the-clapper = Den Klöppel festbinden
told-bell-ridge-a-silence = Einmal hörst du, was du gerade denken wolltest.

location-eyrie-of-the-tax-birds = Horst der Steuervögel
line-eyrie-of-the-tax-birds = Die Aussicht ist frei. Man fragt dich, wie lange du geschaut hast.
told-eyrie-of-the-tax-birds-a-levied = Beim Hinausgehen wird dir etwas abgezogen.
story-eyrie-of-the-tax-birds-a = Ein Vogel mit einer Brille aus Reif legt dir ein Formular vor und die Kralle darauf. Hinter ihm glänzt das Nest von jedermanns Löffeln.
answer-eyrie-of-the-tax-birds-a-declare = Etwas angeben
answer-eyrie-of-the-tax-birds-a-climb-into-the-nest = Ins Nest klettern
answer-eyrie-of-the-tax-birds-a-warm-the-egg = Das kalte Ei ausbrüten
told-eyrie-of-the-tax-birds-a-caught = Das Formular wird gestempelt. Du auch.
told-eyrie-of-the-tax-birds-a-hatched = Das Ei ist offen. Darin ist kein Vogel, und es steht dir.

location-yard-of-small-names = Hof der kleinen Namen
line-yard-of-small-names = Nur Vornamen, und nur die, mit denen man sie zum Essen rief.
ability-yard-of-small-names-a-read-the-names = Über jemandem einen Namen sagen
told-yard-of-small-names-a-noticed = Der Hof hat von dem Glas gehört. Er wird nicht laut.

location-mole-parliament = Parlament der Maulwürfe
line-mole-parliament = Sechs Sitze, kein Licht und eine Mehrheit von vier.
ability-mole-parliament-a-table-a-motion = Einen Antrag stellen
told-mole-parliament-a-nays = Abgelehnt. Das war es schon, bevor du sprachst.
answer-mole-parliament-a-open-the-treasury = Die Schatzkammer öffnen
answer-mole-parliament-a-dig-a-tunnel = Einen Gang graben
answer-mole-parliament-a-declare-a-holiday = Einen Feiertag ausrufen
story-mole-parliament-a = Der sechste Sitz ist leer und noch warm. Der Präsident, der für dergleichen keine Augen hat, bittet den geehrten Luftzug an der Tür, Platz zu nehmen oder zur Sache zu kommen.
answer-mole-parliament-a-take-a-seat = Sich setzen, für eine Stunde
answer-mole-parliament-a-make-a-speech = Zur Sache kommen
answer-mole-parliament-a-bribe = Etwas durch die Bank reichen
told-mole-parliament-a-earth = Das Haus ist geteilter Meinung. Ein Teil fällt auf dich.

location-crypt-of-the-living-heirs = Gruft der lebenden Erben
line-crypt-of-the-living-heirs = Sie sind früh eingezogen, um sicher einen Platz zu haben.
story-crypt-of-the-living-heirs-a = Jeder Sarg hat einen Klingelzug und einen Briefschlitz. In einem blättert jemand um und hält die Seite dann sehr still.
answer-crypt-of-the-living-heirs-a-knock = Anklopfen
answer-crypt-of-the-living-heirs-a-claim-your-share = Deinen Anteil verlangen
answer-crypt-of-the-living-heirs-a-leave-something = Etwas durch den Schlitz stecken
answer-crypt-of-the-living-heirs-a-try-one-for-size = Einen leeren anprobieren
told-crypt-of-the-living-heirs-a-come-in = Herein, sagt jemand und kommt heraus.

location-lift-to-yesterday = Aufzug ins Gestern
line-lift-to-yesterday = Bitte zurücktreten. Sie steigen gerade aus.
ability-lift-to-yesterday-a-ride-back = Dorthin, wo noch niemand gesucht hat
ability-lift-to-yesterday-a-ride-home = Zurück zu heute früh
