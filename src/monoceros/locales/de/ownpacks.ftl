# A card pack of one's own at a table.

problem-no-own-pack = An diesem Tisch wird mit den üblichen Karten gespielt, nicht mit einem eigenen Kartensatz.
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
web-pack-door = Gespielt wird mit einem eigenen Kartensatz: { $pack }.
web-pack-look = Karten ansehen
web-pack-download = Kartensatz herunterladen
web-pack-cards = Das sind die Karten eines Tisches mit eigenem Kartensatz: { $pack }.
web-cards-known = Bei jeder Angabe steht, woher wir sie kennen. Was nicht belegt ist, lohnt einen Blick in deine Schachtel.

web-box-differs = Meine Schachtel ist anders
web-box-done = Fertig
web-box-card = Diese Karte berichtigen
web-box-how = Berichtige, was auf deinen Karten anders ist, und lass es prüfen. Danach kannst du damit spielen, es als Datei behalten oder als Link weitergeben.
web-box-count = { $cards ->
    [0] Noch keine Karte berichtigt.
    [one] { $cards } Karte berichtigt.
   *[other] { $cards } Karten berichtigt.
}
web-box-check = Prüfen
web-box-use = An meinen Tischen verwenden
web-box-kept = In diesem Browser gemerkt: Wähle „Meine Schachtel“, wenn du einen Tisch öffnest.
web-box-link = Ein Link zu deiner Schachtel
web-box-mine = Meine Schachtel
web-cards-removed = Zu zweit nicht im Stapel ({ $cards } Karten)
