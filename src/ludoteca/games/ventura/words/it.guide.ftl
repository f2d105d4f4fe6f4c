### La guida: le regole da leggere in cinque minuti. `[parole](carta)` indica una carta o una tessera del glossario.

guide-lead = Guida una nobile famiglia del Rinascimento. La terra dà Fiorini, i Fiorini danno punti e soldati, e i soldati prendono la terra degli altri.

guide-land = La terra
guide-land-picture = Una mappa di esagoni: due Domini, due Territori Pontifici al centro, stendardi di Milizie.
guide-land-text =
    Ognuno comincia con una Città, altri tre Territori e una Guarnigione. Ciò che sta dentro il tuo confine è il tuo Dominio. Ogni segnalino Dominio è un Fiorino a turno di gioco.

    Certi Territori rendono di più accanto ad altri: un [Borgo](village) uno in più per ogni tuo Bosco vicino. Una volta per turno di gioco puoi mettere una tessera della tua riserva, accanto ad almeno due Territori, uno dei quali tuo; è subito tua.

    I due Territori al centro sono il [Territorio Pontificio](papal): ciascuno dà a chi lo possiede due punti a turno di gioco.

guide-round = Il turno di gioco
guide-round-picture = Le sei fasi di un turno di gioco.
guide-round-text =
    Un turno di gioco ha sei fasi, in tutto dodici passi. Ogni passo lo fanno tutti, uno dopo l’altro, e quasi sempre chiede una cosa sola.

    – A Ventura: l’ultimo in punti comincia e ne riceve uno; si comprano punti; una tessera o una carta gratis; si convocano soldati; si recupera
    – B Amministrazione: si annette, poi Rendite e Mantenimento
    – C Espansione: si mette una tessera
    – D Coscrizione: si comprano carte a poco prezzo
    – E Reclutamento: si recluta e si riorganizza
    – F Milizia: si marcia e si combatte

guide-prestige = Fiorini e punti
guide-prestige-picture = I punti delle due famiglie, con Fiorini, Rendita e Mantenimento.
guide-prestige-text =
    Una volta per turno di gioco puoi comprare punti con i Fiorini: 1 ne dà 1, 2 ne danno 2, 3 ne danno 4, 4 ne danno 5, 5 ne danno 7. Più di cinque non si possono spendere.

    Poi viene il Mantenimento: la tua Rendita paga tutti quelli che vuoi tenere, e ciò che avanza diventa Fiorini. Chi non puoi pagare va congedato. Anche la Guarnigione costa qualcosa, ma senza di lei la tua Città resta aperta.

guide-deck = I soldati
guide-deck-picture = Tre carte scoperte: Capitani e Compagnie, con i loro costi e valori.
guide-deck-text =
    L’Esplorazione è gratis: prendi una delle tre carte scoperte, o una tessera che nessuno vede. Una carta del mazzo Ventura costa 2 Fiorini: Capitani di Ventura e buone Compagnie. Una del mazzo Coscrizione costa 1: Compagnie semplici ed Eventi.

    Per giocare una carta paghi il suo reclutamento. Poi, turno dopo turno, il Mantenimento. In mano hai al massimo cinque carte.

    Gli Eventi sono gratuiti e dicono quando si giocano, spesso nel mezzo di una battaglia.

guide-troops = Compagnia, Capitano, Esercito
guide-troops-picture = Gli stendardi di una Compagnia e di un Esercito.
guide-troops-text =
    Una Compagnia da sola è una Milizia. Con un Capitano di Ventura diventa un Esercito, che può avere fino a cinque Compagnie. Hai al massimo cinque Milizie.

    Un Capitano si recluta nella tua Città, presso una Compagnia che sta lì. Altre Compagnie possono unirsi a un Esercito dovunque si trovi. La Guarnigione non lascia mai la Città.

    Solo un Esercito toglie subito i segnalini nemici. Una Compagnia da sola deve restare lì fino alla prossima Annessione.

guide-march = La marcia
guide-march-picture = La mappa: un Esercito nella sua Città, la via verso il nemico attraverso un Campo.
guide-march-text =
    Entrare in un Territorio costa punti movimento. Un Esercito è veloce quanto la sua Compagnia più lenta, più quello che aggiunge il Capitano. I punti non usati si perdono.

    Dove stanno le tue Milizie alla prossima Annessione, la terra diventa tua. Se era di un altro, ogni segnalino tolto è un punto.

guide-battle = La battaglia
guide-battle-picture = Due colonne di Compagnie, l’una di fronte all’altra; sotto, i totali di un assalto a distanza e di uno in corpo a corpo.
guide-battle-text =
    Entrare dove c’è una Milizia nemica vuol dire battaglia. Le due parti schierano in segreto le Compagnie, da I a V. Combattono solo la I e la II.

    Prima c’è un assalto a distanza, poi il corpo a corpo. Somma i valori di I e II, quello del Capitano, e quello del Territorio se è tuo. Il totale sono le ferite che subisce l’altra parte; si colpisce nello stesso momento. Territorio e Capitano ne evitano alcune. Il resto va alla I, poi alla II; chi cade è perso, e i ranghi si serrano.

    Dopo due assalti ci si può ritirare su terra propria, prima l’attaccante; poi ne seguono altri due. Metti dunque i più robusti sulla I e i tiratori sulla II.

guide-after = Dopo la battaglia
guide-after-text =
    Battere un Esercito vale cinque punti, che sia distrutto o si sia ritirato. Battere una Compagnia sola non dà nulla. Un Capitano che perde tutte le sue Compagnie è morto.

    Le ferite restano. Con un Fiorino se ne cura una nel tuo turno, mai durante una battaglia. Nel Recupero ogni Compagnia in un tuo Centro Abitato, cioè in un Territorio grigio, ne perde una gratis.

guide-winning = La vittoria
guide-winning-picture = La mappa: un Esercito ha preso un Territorio accanto al nemico; la Città nemica ha solo la sua Guarnigione.
guide-winning-text =
    Con trenta punti si vince subito, in qualsiasi momento.

    Lo stesso vale per un tuo segnalino su una Città nemica: porta dentro una Milizia e tienila lì fino alla prossima Annessione. Chi perde il segnalino dalla Città è fuori, con tutta la sua terra; con due giocatori è la fine.

    I punti vengono dai Fiorini, dai Territori Pontifici, dagli Eserciti battuti e dai segnalini nemici. Le famiglie pacifiche possono vincere come quelle guerriere, purché qualcuno sorvegli la porta.

guide-start = Prima del primo turno
guide-start-text =
    La mappa si costruisce insieme: ognuno mette quattro tessere, ciascuna accanto ad almeno altre due, poi una Città, mai vicina a un’altra, e segna altri tre Territori come Dominio. Mani, riserve e mazzi sono segreti; Milizie, punti e Fiorini sono pubblici.

    Le opzioni danno a ogni famiglia un’abilità propria, terre iniziali uguali, o una scelta migliore di carte.

guide-group-captain = Capitani di Ventura
guide-group-company = Compagnie
guide-group-event = Eventi
guide-group-tile = Territori
