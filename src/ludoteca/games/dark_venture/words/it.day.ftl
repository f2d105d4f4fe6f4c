# Antichi

ancient-patient-tide = La Marea Paziente
line-patient-tide = Non lascia andare niente; è soltanto lenta a prendere.
ability-patient-tide-draw-back = Risacca
ancient-old-morning = Il Vecchio Mattino
line-old-morning = Si levò per primo, e nessuno si alzò.
ability-old-morning-breakfast = Colazione
ancient-counting-dark = Il Buio che Conta
line-counting-dark = Contando è arrivato fino a te, e ricomincia.
ability-counting-dark-recount = Riconta
ancient-moth-at-the-lamp = La Falena al Lume
line-moth-at-the-lamp = Ama chiunque stia bruciando.
ability-moth-at-the-lamp-wing = Un’ala in mezzo
ancient-guest-at-both-tables = Il Commensale di Troppo
line-guest-at-both-tables = Nessuno l’ha invitato. A entrambe le tavole gli tenevano il posto.
ability-guest-at-both-tables-change-seats = Cambia posto
ancient-unfinished-map = La Mappa Incompiuta
line-unfinished-map = È sicura soltanto di dove non hai messo piede.
ability-unfinished-map-fold = Piegala

# Ore

hour-1 = Prima Alba
line-hour-one = Sorge il sole. Tutti aspettano di vedere se fa sul serio.
hour-2 = Ripensamento
line-hour-two = La luce torna indietro a prendere qualcosa che ha dimenticato.
hour-3 = Spiccioli
line-hour-three = Le tasche decidono fra loro che cosa è di chi.
hour-4 = Ora Asciutta
line-hour-four = In tutto il paese si ritirano panni che nessuno ha steso.
hour-5 = Quasi Mezzogiorno
line-hour-five = Le ombre ritirano i piedi.
hour-6 = Doppio Mezzogiorno
line-hour-six = Suonano le dodici, due volte, da due parti.
hour-7 = Pranzo Lungo
line-hour-seven = Il paese digerisce. Dopo, qualcosa manca.
hour-8 = Lite di Orologi
line-hour-eight = Ogni orologio ha ragione, e lo dice.
told-hour-eight-right = Il tuo orologio ha la meglio. L’ora ti viene pagata.
told-hour-eight-wrong = Il tuo orologio perde, e se la prende con te.
hour-9 = Ora in Prestito
line-hour-nine = Era di qualcun altro, che la sta cercando.
hour-10 = Luce Bassa
line-hour-ten = Le cose fanno l’ombra di ciò che erano.
hour-11 = Lumi
line-hour-eleven = Ogni finestra è accesa, anche nelle case che non ci sono più.
answer-hour-eleven-go-in = Entra dove arde un lume
answer-hour-eleven-walk-on = Prosegui al buio
hour-12 = Unico Tramonto
line-hour-twelve = Tramonta una volta sola. Nessuno si è mai lamentato.

# Titoli

rank-still-asleep = Ancora nel Sonno
rank-one-shoe-on = Una Scarpa Sola
rank-confidently-lost = Fuori Strada con Stile
rank-asker-of-the-way = Chi Chiede la Via
rank-reader-of-crumbs = Chi Legge le Briciole
rank-known-on-one-doorstep = Di Casa su una Soglia
rank-borrower-of-lanterns = Lanterna in Prestito
rank-standing-passenger = Posto in Piedi
rank-reader-of-leaning-signs = Chi Legge i Cartelli Storti
rank-owed-a-small-favour = In Credito di un Favore
rank-witness-of-one-noon = Testimone di un Mezzogiorno
rank-witness-of-both-noons = Testimone dei Due Mezzogiorni
rank-keeper-of-receipts = Custode delle Ricevute
rank-ear-of-the-bell = Orecchio della Campana
rank-honorary-mole = Talpa Onoraria
rank-corrector-of-maps = Chi Corregge le Mappe
rank-confidant-of-furnaces = Confidente delle Fornaci
rank-guest-of-unborn-kings = Ospite dei Re Mai Nati
rank-second-name-on-the-stone = Secondo Nome sulla Lapide
rank-steward-of-the-slant = Reggente dello Sbieco
rank-named-in-three-songs = Nome in Tre Canzoni
rank-older-than-the-story = Prima della Storia
rank-almost-the-sun = Quasi il Sole
rank-third-sunrise = Terza Alba
