## After the end: figures, charts and moments

story-battles-won = Gewonnene Schlachten
story-battles-fought = Geschlagene Schlachten
story-cards-played = Gespielte Karten
story-strength-played = Gespielte Stärke
story-strength-drawn = Gezogene Stärke (Glück)
story-regions = Regionen
story-narrow = { $seat } nimmt { $region } mit nur { $count } Vorsprung.
story-tied = { $region } bekommt niemand: Gleichstand bei { $count }.
story-won = { $seat } gewinnt die Partie.
