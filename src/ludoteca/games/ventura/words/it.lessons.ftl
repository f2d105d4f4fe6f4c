### Le tre carte prima di una prima partita, e la lezione.

## Tre carte

first-goal = Guida una famiglia: la terra porta Fiorini, i Fiorini portano punti e Milizie.
first-turn = A ogni turno di gioco gli stessi dodici passi, di solito una scelta per passo. Poi le Milizie marciano.
first-end = Trenta punti, una Città nemica, o l’ultima famiglia rimasta.

## La lezione

learn-prestige = Una volta per turno di gioco compri punti con i Fiorini: tre ne danno quattro. Il tuo Territorio Pontificio ne aggiunge due. Spendi 3, tieni 2.
learn-prestige-no = Si può, ma tre Fiorini danno quattro punti, e con i due che restano assoldi una Compagnia.
learn-fortune = L’Esplorazione è gratis: una tessera coperta o una carta scoperta. Hai Compagnie, ma nessun Capitano. Prendi Montefeltro.
learn-fortune-no = Si può, ma solo un Capitano fa delle tue Compagnie un Esercito.
learn-recruit = Con due Fiorini compri la prima carta del mazzo Ventura: un Capitano o una Compagnia. Comprane una.
learn-recruit-no = Si può, ma il tuo Capitano vuole altre Compagnie.
learn-upkeep = I tuoi cinque segnalini rendono 5 Fiorini. Guarnigione e Picchieri costano 1 ciascuno. Non congedare nessuno: paga.
learn-upkeep-garrison = Si può, ma senza Guarnigione chiunque può entrare nella tua Città, e per te la partita finirebbe.
learn-upkeep-no = Si può, ma i Picchieri te li puoi permettere.
learn-expand = Un Borgo rende 1 in più per ogni tuo Bosco che gli sta accanto. Metti il tuo Bosco vicino al Borgo.
learn-expand-at = Si può, ma lì il Bosco non toccherebbe il Borgo.
learn-expand-no = Si può, ma la terra rende Fiorini a ogni turno di gioco.
learn-conscript = Ora i segnalini sono sette. Con un Fiorino compri una carta Coscrizione: una Compagnia o un Evento. Comprane una.
learn-conscript-no = Si può, ma un Fiorino è poco per una Compagnia in più.
learn-save = Cittadini in Armi: si reclutano gratis. Capitano e Balestrieri costano 1 ciascuno, quindi tieni i tuoi due Fiorini: non comprare altro.
learn-save-no = Si può, ma poi non potresti reclutarli tutti e due.
learn-captain = Un Capitano si unisce a una Compagnia nella tua Città; insieme sono un Esercito. Recluta Montefeltro con i Picchieri, Milizia 2.
learn-captain-garrison = Si può, ma una Guarnigione non lascia mai la Città, e lui non potrebbe marciare.
learn-captain-no = Si può, ma recluta prima il Capitano: poi gli altri possono unirsi a lui.
learn-company = Una Compagnia può unirsi a un Esercito dovunque si trovi. Recluta i Balestrieri nella Milizia 2.
learn-company-no = Si può, ma i Balestrieri combattono meglio con l’Esercito, la Milizia 2.
learn-militia = Anche una Compagnia da sola è una Milizia. Recluta i Cittadini in Armi come Milizia 3.
learn-militia-army = Andrebbe altrettanto bene. Qui fanne la Milizia 3, per vedere che cosa fa la Riorganizzazione.
learn-militia-no = Si può, ma lascia che siano una Milizia a sé, la 3.
learn-regroup = Le Milizie in un Territorio si possono ricomporre. Scegli la tua Città, poi la Milizia 2 per ogni carta che ti viene chiesta.
learn-regroup-no = Si può, ma ora ti serve un solo Esercito forte.
learn-march = Il tuo Esercito ha 4 di movimento: 2 della Compagnia più lenta, 2 di Montefeltro. Muovilo ed entra nel Campo per 1.
learn-march-no = Si può, ma passando dal Campo raggiungi l’Esercito di Anna.
learn-attack = Entrare dove sta un nemico significa battaglia. L’Esercito di Anna difende un Territorio Pontificio: attacca.
learn-attack-no = Si può, ma Anna terrebbe il suo Territorio Pontificio e i suoi due punti a turno di gioco.
learn-order = Tutti e due schierano in segreto. Combattono solo I e II, e I è colpito per primo. Picchieri in I, Balestrieri in II.
learn-order-no = Si può, ma I è colpito per primo: lì i più resistenti, in II chi tira.
learn-stay = Prima un assalto a distanza, poi il corpo a corpo. Dopo ogni coppia ci si può ritirare, prima chi attacca. Anna è quasi battuta: resta.
learn-stay-no = Si può, ma chi si ritira perde la battaglia, e per un Esercito Anna avrebbe cinque punti.
learn-hold = Anna si ritira: cinque punti per un Esercito battuto, uno per il suo segnalino tolto. I tuoi Picchieri sono deboli: fermati qui.
learn-hold-again = Si può, ma i tuoi Picchieri cadono alla prossima ferita.
learn-hold-no = Si può, ma resta: al prossimo turno di gioco il tuo Esercito annette il Territorio Pontificio.
learn-round = Un turno di gioco passa in fretta. Il tuo Esercito annette il Territorio Pontificio.
learn-gamble = Anna risparmia un Fiorino e congeda la sua Guarnigione. Poi il suo Esercito marcia sulla tua Città.
learn-heal = Guarnigione e Città hanno distrutto l’Esercito di Anna: ecco a che serve il Mantenimento. Un Fiorino cura una ferita: cura i Picchieri.
learn-heal-no = Si può, ma cura prima i Picchieri: hanno quattro ferite.
learn-open-city = La Città di Anna è indifesa, a tre Territori da te. Muovi il tuo Esercito e marcia sui suoi due Campi.
learn-open-city-no = Si può, ma la sua Città è a portata: passa per i due Campi.
learn-city = Entra nella Città e fermati lì. Senza i suoi segnalini la famiglia di Anna è fuori, e la tua è l’ultima.
learn-city-no = Si può, ma la vittoria è a un passo.
learn-end = La tua è l’ultima famiglia: hai vinto. Si vince anche con trenta punti. Gli Eventi e la preparazione della mappa ti aspettano nella prossima partita.
