### Pagine, dadi, combattimenti e finali sul tavolo nel browser.

## Pagine

page-book = Libro { $book }
page-entry = voce { $number }
page-of-quest = Una missione
page-of-figure = Un personaggio
page-of-item = Un oggetto
page-of-ancient = Un Antico
page-of-hour = Un’ora
page-stays = Per chi resta qui
page-reads = { $name } legge. Salute { $now } su { $most }.
page-with-follower = C’è anche { $name }.
page-answers = Risposte
page-with =
    { $dice ->
        [one] Per te: un dado + { $plus }.
       *[other] Per te: { $dice } dadi + { $plus }.
    }
page-band = { $when }: { $text }
page-percent = { $percent } per cento:
page-band-came = È uscito questo.
page-succeeds = Riesce nel { $percent } %.
page-certain = Sicuro.
page-came = Che cosa ne è stato
page-rolls = { $name } tira: { $purpose }
page-nothing = Non succede altro.
page-turn = Volta pagina
page-choose = Scegli una risposta
page-map = Guarda la mappa
page-back = Indietro dalla mappa
page-see-entry = Leggi la pagina
page-see-fight = Guarda il combattimento
page-cards = Torna alle carte

## Dadi

page-die = dado
page-dice =
    { $count ->
        [one] dado { $dice }
       *[other] dadi { $dice }
    }
page-part = { $label } { $value }
page-more = bonus
page-added = abilità
page-handling = uso di oggetti
page-total = totale

## Combattimenti

fight-title = Combattimento: { $place }
fight-called = { $figure }: arriva per una missione, { $quest }.
fight-round = round { $round }
fight-stays = Resta finché non volti pagina.
fight-result = Il combattimento è finito.
fight-turn = Torna alla mappa
fight-order = Primo colpo
fight-again = pari, di nuovo:
fight-strike = Colpisci { $name }
fight-flee = Fuggi con { $dice } dadi
fight-out = fuori dal combattimento
fight-side = Questa parte
fight-foes = L’altra parte
fight-strikes-first = Primo colpo: { $name }
fight-strikes = { $name } colpisce { $foe }
fight-flees = { $name } tenta la fuga
fight-damage = danni
fight-left = { $name }: salute { $before } → { $left }
fight-unhurt = { $name } non perde salute.
fight-warded =
    { $count ->
        [one] 1 è parato.
       *[other] { $count } sono parati.
    }
fight-away = { $name } riesce a fuggire.
fight-caught = { $name } non riesce a fuggire.
fight-of = { $now } su { $most }
fight-health = salute { $now } su { $most }
fight-out-falls = senza conoscenza
fight-out-dies = fuori gioco
fight-out-flees = in fuga
fight-by = per mano di { $name }, round { $round }
fight-strip = Tutti i colpi
fight-strip-lost = −{ $lost }, resta { $left }
fight-strip-beaten = −{ $lost } e cade
fight-strip-none = nessun danno
fight-strip-flees = tenta la fuga
fight-strip-away = via
fight-strip-caught = niente fuga
fight-hint = Indica un colpo: tornano i suoi dadi.
fight-dice = { $dice } dadi
fight-ends-on = è la fine con dadi da { $least } in su, { $percent } %
fight-ends = è la fine, { $percent } %
fight-takes = toglie da { $least } a { $most }, di solito { $usual }
fight-said = { $name } colpisce { $foe }: { $sum }; danni { $damage }.
fight-said-left = Salute rimasta a { $name }: { $left }.

## Eroi caduti

fallen-title = { $name } ha perso i sensi: { $place }
fallen-text = Non se ne muore. Chi è qui può prendere un oggetto per round, o trascinare il corpo con sé.
fallen-follower = { $name } può ancora agire.
fallen-wake = Risveglio: { $dice } dadi + { $plus }, serve { $wants }: { $percent } %
fallen-tries =
    { $count ->
        [0] Ogni tentativo fallito aggiunge 3 al prossimo.
       *[other] Falliti finora: { $count }. Il prossimo tentativo ha { $more } in più.
    }

## Finali

end-rank =
    { $points ->
        [one] { $name }, con 1 punto
       *[other] { $name }, con { $points } punti
    }
end-rank-place = numero { $place } di { $ranks }
end-next =
    { $points ->
        [one] manca 1 punto al prossimo
       *[other] mancano { $points } punti al prossimo
    }
end-title = Il giorno è finito
end-title-won = La giornata è vinta
end-title-lost = La giornata è perduta
end-lost = Il sole è tramontato
end-won = La giornata è compiuta
end-points = { $points } dei { $goal } punti
end-points-of =
    { $points ->
        [one] { $name }: 1 punto; ne servivano { $goal }
       *[other] { $name }: { $points } punti; ne servivano { $goal }
    }
end-hours = La giornata, ora per ora
end-hour = Ora { $hour }:
end-fell = cade { $name }
end-found = si unisce { $name }
end-woke = si sveglia { $name }
end-beaten = vittoria su { $name }
end-again = Riprova questa giornata
end-where =
    { $points ->
        [one] Dov’era 1 punto?
       *[other] Dov’erano { $points } punti?
    }
end-another = Un’altra giornata
end-look-back = Rivedi, ora per ora
