# A card pack of one's own at a table.

problem-no-own-pack = An diesem Tisch wird mit den üblichen Karten gespielt, nicht mit einem eigenen Satz.
problem-pack-too-large = Dieser Kartensatz ist zu groß: höchstens { $most } KiB. Nenne nur, was in deiner Schachtel anders ist.

web-pack = Karten aus deiner eigenen Schachtel (optional)
web-pack-how = Ein Kartensatz als TOML-Datei, die sagt, was anders ist als bei den üblichen Karten.
web-pack-choose = Datei wählen
web-pack-remove = Mit den üblichen Karten spielen
web-pack-reading = Die Karten werden geprüft …
web-pack-good = Passt: { $pack }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
web-pack-door = Gespielt wird mit eigenen Karten des Gastgebers: { $pack }.
web-pack-look = Karten ansehen
web-pack-download = Kartensatz herunterladen
web-pack-cards = Das sind die Karten eines Tisches mit eigenem Kartensatz: { $pack }.
web-cards-known = Bei jeder Angabe steht, woher wir sie kennen. Was nicht belegt ist, lohnt einen Blick in deine Schachtel.
