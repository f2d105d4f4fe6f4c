### La guida: le regole da leggere in cinque minuti. `[parole](carta)` indica una carta del glossario.

guide-lead = L’Italia intorno al 1500. Assolda Mercenari, vinci battaglie e metti il tuo sigillo su più regioni degli altri, o su poche collegate tra loro.

guide-token = Dove si combatte
guide-token-picture = La mappa d’Italia con lo stendardo del Condottiere su Firenze.
guide-token-text =
    Lo stendardo rosso è il segnalino Condottiere. Chi lo ha sceglie la prossima regione per cui combattere: una qualsiasi tra quelle libere, senza sigillo.

    Tutti cominciano con dieci carte. Chi ha il segnalino ha già visto le sue prima di scegliere, e gioca per primo.

guide-turn = Il tuo turno
guide-turn-picture = Una mano di dieci carte; il Mercenario 4 è sollevato.
guide-turn-text =
    Nel tuo turno giochi una carta davanti a te, oppure passi. Tutto qui.

    Passare è definitivo: sei fuori fino alla prossima battaglia. La tua linea resta, e può ancora vincere. Nessuno è mai obbligato a giocare, nemmeno chi ha scelto la regione.

    Quando tutti gli altri hanno passato puoi continuare da solo, una carta alla volta. La battaglia finisce quando tutti hanno passato.

guide-total = Chi vince la battaglia
guide-total-picture = Due linee di battaglia: due Mercenari per un totale di 7 accanto a tre per un totale di 4.
guide-total-text =
    I Mercenari hanno un numero da 1 a 6, oppure il 10, che si somma alla tua linea. Il totale più alto prende la regione, non importa con quante carte: qui 7 batte tre carte che insieme fanno 4.

    Chi vince mette un sigillo sulla regione e prende lo stendardo: sarà lui a scegliere la prossima.

    Quello che giochi poi è perso, che tu vinca o no. Quello che tieni serve nella prossima battaglia. Vincere di un punto vale quanto vincere di dieci.

guide-tie = La parità
guide-tie-picture = Due linee di battaglia con 6 ciascuna.
guide-tie-text =
    Se le linee migliori sono pari, nessuno ottiene la regione. Resta libera, e lo stendardo va al vicino di sinistra di chi l’aveva scelta.

    Così una regione che non puoi vincere, a volte puoi almeno negarla.

guide-seasons = Inverno e Primavera
guide-seasons-picture = Sopra, l’Inverno: i Mercenari 2, 5 e 6 contano 1 ciascuno. Sotto, la Primavera: il 6 conta 9.
guide-seasons-text =
    Le stagioni cambiano tutte le linee insieme, anche la tua.

    – [Inverno](winter): ogni Mercenario conta 1, qualunque sia il suo numero. È la risposta al 10 di qualcuno.
    – [Primavera](spring): i Mercenari più forti in gioco contano 3 in più ciascuno.

    Una stagione nuova scaccia l’altra. Le carte che non sono Mercenari non badano al tempo che fa.

guide-cards = Le altre carte
guide-cards-picture = Vescovo, Tamburino, Cortigiana, Eroina, Spaventapasseri e Resa.
guide-cards-text =
    – [Vescovo](bishop): si scartano i Mercenari più forti di tutte le linee, anche i tuoi. Poi il Favore del Papa è tuo: dove lo metti, nessuno può cominciare una battaglia.
    – [Tamburino](drummer): raddoppia i Mercenari della tua linea. Un secondo non aggiunge nulla.
    – [Cortigiana](courtesan): conta 1. Chi da solo ne mostra di più prende lo stendardo, anche se la regione la vince un altro.
    – [Eroina](heroine): 10, e nulla la tocca.
    – [Spaventapasseri](scarecrow): riporta in mano uno dei tuoi Mercenari. Ottimo per un bluff.
    – [Resa](surrender): chiude subito la battaglia. Vince la linea più forte in quel momento: giocala quando sei in testa.

guide-round = Niente carte nuove
guide-round-picture = Una mano di dieci carte, poi di sei, poi di una.
guide-round-text =
    Dopo una battaglia nessuno pesca. La prossima comincia con quello che ti resta in mano, e così via, finché al massimo un giocatore ha ancora carte. Solo allora si rimescola e si ridistribuisce: dieci carte a testa, più una per ogni regione che controlli.

    L’ultimo che ha carte può tenerne fino a due. Una mano senza Mercenari si può buttare dopo una battaglia, tutta o niente.

    È il cuore del gioco: chi spende tutto per la prima regione guarda gli altri prendersi le successive.

guide-winning = La vittoria
guide-winning-picture = La mappa: tre regioni confinanti portano lo stesso sigillo.
guide-winning-text =
    Con quattro, cinque o sei giocatori si vince con cinque regioni, oppure con tre collegate. Con due o tre giocatori ne servono sei, oppure quattro collegate.

    La vittoria arriva subito, alla fine di una battaglia. Se non resta alcuna regione per cui combattere, vince chi ne ha di più; chi è in parità combatte una battaglia finale.

    Tieni d’occhio i confini: una regione che unirebbe le terre di qualcuno vale molto più di tutte le altre.

guide-table = Intorno al tavolo
guide-table-text =
    Si può parlare, minacciare, promettere e mostrare le proprie carte. Nessuna promessa vincola, e le carte non passano mai di mano.

    Prima della partita ci si può accordare su altro: pescare dopo ogni battaglia, giocare una serie a punti, esigere regni più grandi, attaccare regioni che hanno già un sigillo, o giocare coperta la maggior parte delle carte.

guide-group-mercenaries = Mercenari
guide-group-seasons = Stagioni
guide-group-specials = Altre carte
