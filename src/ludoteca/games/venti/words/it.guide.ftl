### La guida: le regole da leggere in cinque minuti. `[parole](carta)` indica una carta del glossario.

guide-lead = Raccogli carte, soddisfa condizioni, accumula punti. Chi arriva per primo a venti apre l’ultimo giro; vince chi ha più punti.

guide-card = Una carta, due facce
guide-card-picture = La stessa carta due volte: in mano un 5 in un rombo, nella fila degli obiettivi la condizione 6 e triangolo per un punto.
guide-card-text =
    In mano e nel centro una carta è il suo numero, da 0 a 7, e il suo simbolo. Ogni simbolo ha due numeri: il cerchio 0 e 1, il triangolo 2 e 3, il rombo 4 e 5, il quadrato 6 e 7.

    Nella fila degli obiettivi la stessa carta è un compito: la condizione è ciò che devi avere, i puntini sono i punti che ottieni.

    Tutti cominciano con tre carte. Nel centro ce ne sono quattro scoperte, nella fila tre obiettivi; con quattro giocatori o più, cinque e quattro.

guide-turn = Il tuo turno: tre azioni
guide-turn-picture = Tre obiettivi, quattro carte nel centro e una mano di tre.
guide-turn-text =
    Hai tre azioni per turno, in qualsiasi ordine, anche la stessa due o tre volte:

    – pescare una carta dal centro
    – sostituire tutto il centro con carte nuove
    – scambiare un obiettivo con una carta del centro
    – completare un obiettivo
    – congelare un obiettivo, o tentarne uno congelato
    – trasformare una carta punti in jolly permanente, o in un’azione in più per turno

    Puoi fermarti prima. Alla fine del turno tieni al massimo dieci carte.

guide-fulfil = Completare un obiettivo
guide-fulfil-picture = Un 2 e un 5 dalla mano, una freccia e l’obiettivo che chiede proprio questi.
guide-fulfil-text =
    Se in mano hai esattamente ciò che un obiettivo chiede, mostra quelle carte e scartale. L’obiettivo è tuo: sta davanti a te e vale i suoi punti. Subito ne arriva uno nuovo al suo posto.

    Il tavolo indica che cosa puoi completare e propone le carte; puoi sceglierne altre che vadano bene.

guide-conditions = Che cosa chiedono le condizioni
guide-conditions-picture = Quattro obiettivi: due numeri; un numero e un punto interrogativo; due simboli; due posti uniti dal segno di uguale.
guide-conditions-text =
    – un numero: una carta con esattamente quel numero
    – un simbolo: una carta con quel simbolo, con l’uno o l’altro numero
    – un punto interrogativo: una carta qualsiasi
    – posti uniti dal segno di uguale: carte tutte con lo stesso numero, una coppia, un tris, quattro …

    Una carta vale per un solo posto. Ciò che non è richiesto resta in mano.

guide-change = Cambiare quello che c’è
guide-change-picture = Un obiettivo e una carta del centro con frecce tra loro.
guide-change-text =
    Non c’è nulla per te? Scambia: un obiettivo e una carta del centro si scambiano di posto. Così una carta con una condizione che puoi soddisfare diventa un obiettivo, spesso nello stesso turno.

    Oppure sostituisci il centro: tutte le sue carte se ne vanno, ne arrivano di nuove.

guide-freeze = Congelare
guide-freeze-picture = Una fila di obiettivi; quello di mezzo è coperto, sotto il sigillo di chi lo ha congelato.
guide-freeze-text =
    Un obiettivo che vuoi ma non puoi ancora completare, lo puoi congelare: si volta coperto e non si può più scambiare. Tienilo bene a mente! Da quel momento nessuno può guardarlo, nemmeno tu.

    Nel proprio turno chiunque può tentarlo a memoria, indicando esattamente le carte che chiede.

    – Giusto: l’obiettivo è suo.
    – Sbagliato, e l’aveva congelato un altro: va a chi l’ha congelato, con i suoi punti.
    – Sbagliato, e l’aveva congelato lui stesso: paga almeno due punti, e la carta torna scoperta.

    Ciò che è ancora congelato alla fine costa altrettanto a chi l’ha congelato. In tutto il tavolo c’è un solo obiettivo congelato per volta, due con quattro giocatori o più.

guide-specials = Jolly e Caos
guide-specials-picture = Un jolly e il Caos.
guide-specials-text =
    Un [jolly](joker) in mano vale come un numero o un simbolo a piacere. Dopo l’uso si scarta. Nella fila degli obiettivi è bloccato: prima scambialo nel centro.

    Il [Caos](chaos) non è di nessuno: dovunque compaia, spazza via il centro e tutti gli obiettivi scoperti, e arrivano carte nuove. Le mani e gli obiettivi congelati restano.

guide-points = Punti che lavorano
guide-points-picture = Una scala di punti con i segni a 5, 10 e 20.
guide-points-text =
    Con cinque punti o più puoi rinunciare a dei punti per qualcosa che dura. In entrambi i casi costa un’azione, e i punti sono persi per sempre.

    – Una carta punti diventa un jolly permanente: vale come il proprio numero o simbolo, in ogni condizione, e non si scarta mai.
    – Una carta punti da due o più diventa un’azione in più in ogni tuo turno. Lo puoi fare due volte per partita.

    All’inizio un’azione in più vale spesso più di due punti.

guide-end = Dieci e venti
guide-end-text =
    Da tre giocatori in su, il primo ad avere dieci punti ne paga almeno due, una volta per partita. Poi chi è da solo all’ultimo posto può mettere davanti a sé carte della mano per due punti al massimo. Perciò chi è in testa a volte aspetta un momento migliore.

    Quando qualcuno ha venti punti, tutti quelli dopo di lui hanno un ultimo turno. Si pagano le penalità per gli obiettivi congelati, poi si confrontano i punti. A parità vince chi li ha ottenuti con meno carte, poi chi ha rinunciato a meno punti per i jolly permanenti.

guide-entry =
    { $count ->
        [one] Come obiettivo 1 punto per: { $condition }
       *[other] Come obiettivo { $count } punti per: { $condition }
    }
guide-group-special = Carte speciali
guide-group-worth-1 = Da 1 punto
guide-group-worth-2 = Da 2 punti
guide-group-worth-3 = Da 3 punti
guide-group-worth-4 = Da 4 punti
