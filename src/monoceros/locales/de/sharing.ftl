# Was von einem Link zu sehen ist, bevor ihn jemand öffnet, und wo Links enden, die nirgends hinführen.

preview-open = Du bist eingeladen: { $game }
preview-playing = { $game }: Hier wird gespielt
preview-over = Ein Tisch mit { $game }
preview-replay = { $game }: eine Partie zum Ansehen
preview-analysis = { $game }: wo sich die Partie entschied
preview-lost = Dieser Link führt nirgends mehr hin
preview-people = Am Tisch: { $names }.
preview-free = { $seats ->
    [one] Ein Platz ist frei.
   *[other] { $seats } Plätze sind frei.
}
preview-adult = Für Erwachsene (18+).
preview-house = Einhorn-Kartenspiele im Browser. Ohne Konto, ohne Installation.

web-share-link = Teilen
web-share-words = Spiel mit mir { $game }.
web-dead-link = Dieser Link führt nirgends mehr hin
web-dead-link-how = Vielleicht wurde er unterwegs abgeschnitten, oder der Tisch wurde abgeräumt, weil lange niemand kam. Frag die Person, die dir den Link geschickt hat, oder öffne selbst einen Tisch.
web-code-how = Sechs Buchstaben und Ziffern; groß oder klein und Leerzeichen sind egal. O, 0, I, 1 und L kommen nicht vor.
web-title-table = Tisch: { $game }
web-title-replay = Wiederholung: { $game }
web-title-analysis = Analyse: { $game }
