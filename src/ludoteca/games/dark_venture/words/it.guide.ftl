### La guida: le regole da leggere in cinque minuti. `[parole](carta)` indica una carta del glossario.

guide-lead = Un giorno in un paese strano. Guida un eroe, compi missioni e abbi più punti missione degli altri quando il sole tramonta.

guide-day = Il giorno
guide-day-picture = Dodici ore dall’alba al tramonto, con il sole sulla prima.
guide-day-text =
    Ogni round è un’ora. Una partita lunga ne ha dodici, una breve sei. Alla fine vince chi ha più punti missione (PM).

    All’inizio di un round tutti riprendono i loro punti azione (PA), e chi è ferito recupera 2 di salute. Nella partita lunga la sesta ora è il Doppio Mezzogiorno: ognuno pesca due missioni eroiche e ne tiene una.

guide-hero = Il tuo eroe
guide-hero-picture = La carta di un eroe con i quattro attributi e la salute.
guide-hero-text =
    Scegli un eroe, che comincia con gli oggetti della sua carta. Quattro attributi contano sempre:

    – la Potenza si aggiunge ai danni di un colpo
    – la Velocità decide chi colpisce per primo e aiuta a fuggire
    – la Mente aiuta a cercare e a svegliarsi
    – la Fortuna aiuta a conquistare seguaci

    Si aggiunge ciò che danno gli oggetti equipaggiati. Nessun attributo supera 10.

guide-turn = Il tuo turno
guide-turn-picture = Tre mazzi: personaggi, oggetti, luoghi.
guide-turn-text =
    Prima peschi una carta: un personaggio, un oggetto o un luogo. Puoi anche rinnovare una missione secondaria. In mano tieni al massimo sei carte.

    Poi agisci. Un eroe ha 3 PA per round, 2 con tre o quattro giocatori. Un PA paga una di queste cose:

    – andare in un luogo collegato
    – cercare dove nessuno ha ancora cercato: un dado più Mente, con 8 o più si trova un oggetto
    – attaccare qualcuno che è lì
    – pescare un’altra carta
    – ciò che offre un luogo, una carta o una storia

    In ogni turno un luogo e un personaggio si giocano gratis; gli altri costano 1 PA ciascuno. Maneggiare oggetti, scambiare e depredare è gratis. I PA non usati si perdono.

guide-map = La mappa cresce
guide-map-picture = Tre carte luogo affiancate i cui ingressi si incontrano.
guide-map-text =
    Posi un luogo accanto al tuo personaggio, girato come vuoi, in modo che almeno un ingresso ne incontri un altro. Dove due ingressi si incontrano si può passare.

    Un luogo ha regole proprie. Chi entra per primo in uno con l’esagono verde incontra anche la sua storia: leggi, scegli, forse tira, e accetta ciò che viene.

    L’ultimo ingresso aperto della mappa non si può mai chiudere.

guide-quests = Le missioni
guide-quests-picture = Una missione eroica e una missione secondaria.
guide-quests-text =
    Cominci con una missione eroica, che tutti vedono, e tre missioni secondarie, che restano segrete. Ciò che chiedono lo deve fare il tuo eroe o il tuo seguace. I punti contano subito, anche nel turno di un altro.

    Quello che è stato fatto prima di avere la missione non conta; quello che vale adesso sì. Un nemico battuto conta se gli hai tolto almeno 1 di salute, chiunque abbia dato l’ultimo colpo.

    Una volta per partita si possono scambiare tre missioni secondarie con una nuova eroica.

guide-people = Amici e nemici
guide-people-picture = Le carte di un seguace e di un nemico.
guide-people-text =
    Un personaggio della tua mano arriva in un luogo collegato al tuo: un aiuto, o un guaio per qualcun altro.

    Gli aggressivi combattono subito con chi è nel loro stesso luogo. Chi ha combattuto resta ostile fino alla fine del giorno.

    Accanto a un seguace che non segue nessuno tiri come dice la sua carta. Se si unisce a te, porta i suoi oggetti e ha 2 PA propri. Si muove, cerca, combatte e compie missioni per te. Un eroe ha un solo seguace per volta.

guide-items = Gli oggetti
guide-items-picture = Le carte di un’arma e di un’armatura.
guide-items-text =
    Dai gli oggetti della mano a un personaggio, poi equipaggiali: uno sulla testa, uno sul corpo, un gioiello, e due mani. Conta solo ciò che è equipaggiato. Un personaggio ha al massimo otto oggetti.

    Alcuni richiedono un attributo; chi ne ha troppo poco li può portare, ma senza effetto. Gli oggetti d’uso si usano quando lo dice la carta.

guide-fights = I combattimenti
guide-fights-picture = Due dadi.
guide-fights-text =
    Tutti tirano una volta due dadi più Velocità: il più alto colpisce per primo, e così via, in ogni round del combattimento.

    Un colpo toglie alla salute del bersaglio Potenza + due dadi + attacco − armatura. Prima puoi usare un oggetto, ma un tiro sfortunato indebolisce quel colpo.

    Per fuggire tiri due dadi più Velocità contro il migliore dei tuoi nemici. I PA comprano altri dadi. Chi scappa può proseguire di due luoghi. Tutto il combattimento è una sola azione.

guide-fallen = A salute zero
guide-fallen-text =
    Gli eroi dei giocatori non muoiono mai. A 0 di salute il tuo è svenuto: gli altri possono prendergli un oggetto a testa per round. Nel tuo turno 1 PA paga un tentativo di risveglio, tre dadi più Mente, 15 o più; ogni fallimento aggiunge 3 al prossimo. Si sveglia con 10 di salute e può sgusciare via.

    Tutti gli altri muoiono. I corpi con oggetti restano, e si possono depredare.

guide-ways = Modi di giocare
guide-ways-picture = La carta di un Antico.
guide-ways-text =
    Gli uni contro gli altri: vince chi ha più punti; poi decidono oggetti, missioni eroiche e missioni secondarie. Se nessuno ha punti, nessuno vince.

    Insieme: vincete se ognuno ha 20 punti, 10 in una partita breve. Le mani sono scoperte, i PA si possono spendere nei turni altrui, e si può andare in comitiva.

    In solitario: 30 punti in una partita lunga, 15 in una breve, o quanti ne riesci a fare per un titolo.

    Con gli Antichi ognuno ha anche un potere che dorme. Conquistane il favore, e lo potrai usare.

guide-book = Libro { $book }:
guide-points = { $count } PM
guide-health = Salute { $count }
guide-group-hero = Eroi
guide-group-follower = Seguaci
guide-group-enemy = Nemici
guide-group-weapon = Armi
guide-group-armor = Armature
guide-group-object = Oggetti d’uso
guide-group-place = Luoghi
guide-group-heroic = Missioni eroiche
guide-group-side = Missioni secondarie
guide-group-ancient = Antichi
guide-group-faction = Fazioni
