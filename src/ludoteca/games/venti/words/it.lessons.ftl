### Le tre carte prima di una prima partita, e la lezione.

## Tre carte

first-goal = Raccogli carte, soddisfa condizioni, guadagna punti.
first-turn = Tre azioni: pescare, completare, scambiare, sostituire, congelare … come vuoi tu.
first-end = Qualcuno arriva a venti; tutti gli altri hanno un ultimo turno. Vince chi ha più punti.

## La lezione

learn-draw = Si vince con venti punti. L’obiettivo A chiede un 2 e un 5, e tu hai un 2. Pesca il 5 dal centro.
learn-draw-no = Si può, ma il 5 è ciò che manca per l’obiettivo A.
learn-fulfil = Proprio un 2 e un 5. Completa A: le due carte si scartano, l’obiettivo è tuo con i suoi punti.
learn-fulfil-no = Si può, ma due punti ti aspettano: completa A.
learn-joker = Un turno ha tre azioni, da mescolare come vuoi; ne resta una. Pesca il jolly: vale qualsiasi numero o simbolo.
learn-joker-no = Si può, ma un jolly aiuta con quasi ogni obiettivo.
learn-chaos = Caos! Dovunque compaia, il centro e tutti gli obiettivi scoperti lasciano il posto a carte nuove. Le mani e gli obiettivi congelati restano.
learn-exchange = Come obiettivo una carta vale per condizione e punti, altrove per numero e simbolo. Scambia C con il 4 che chiede 1 e 6.
learn-exchange-no = Si può, ma prima porta in gioco un obiettivo che il tuo 6 e il jolly completano.
learn-wild = Il tuo 6, e il jolly come 1: completa C.
learn-wild-no = Si può, ma C dà due punti, e altri potrebbero prenderlo.
learn-freeze = B chiede 0, 4 e 7: tre punti, e tu hai un 4. Ricordalo e congelalo: nessuno potrà più guardarlo.
learn-freeze-no = Si può, ma finché è scoperto chiunque può completare B o scambiarlo.
learn-thaw = Chiunque può tentare a memoria un obiettivo congelato. Se un altro sbaglia, è tuo. Se alla fine è ancora congelato, paghi.
learn-recall = Tre azioni. Che cosa chiedeva B? Hai già una delle sue carte. Pesca la seconda.
learn-recall-no = Si può, ma B chiedeva 0, 4 e 7.
learn-recall-more = E la terza.
learn-recall-more-no = Si può, ma B chiedeva 0, 4 e 7.
learn-attempt = Tenta B con le sue carte esatte: sceglile nella tua mano, poi mostrale. Un errore ti costerebbe due punti.
learn-attempt-no = Si può, ma B chiedeva proprio 0, 4 e 7.
learn-later = Tre punti! Ora due giri passano in fretta: tutti pescano, Anna completa.
learn-ten = B chiede 1, 2 e 5, e tu li hai. Completalo.
learn-ten-no = Si può, ma in B ci sono tre punti pronti.
learn-pay = In tre o più, chi arriva per primo a dieci paga due punti, una volta a partita. Dai una carta da due.
learn-pay-no = Si può, ma quella carta ne vale tre; due bastano.
learn-gift = Chi è ultimo da solo può mettere giù carte della mano per due punti al massimo: Bruno lo fa. Alcuni turni passano in fretta.
learn-last = Anna ha venti punti: tutti gli altri hanno un ultimo turno, e tu ne hai 17. C chiede quattro uguali. Pesca il 6 o il jolly.
learn-last-no = Si può, ma con le tue ultime tre azioni puoi fare quattro uguali.
learn-last-more = Tre su quattro. Pesca anche l’altra.
learn-last-more-no = Si può, ma manca ancora una carta per quattro punti.
learn-win = Quattro punti fanno 21, uno più di Anna, e vince chi ne ha di più. Completa C.
learn-win-no = Si può, ma questa è la tua ultima azione della partita.
learn-end = 21 a 20: hai vinto. I jolly permanenti e le azioni aggiuntive, da cinque punti in su, ti aspettano nella prossima partita.
