# Was die Karten sagen, aus ihren Feldern gebildet; was mehr Worte braucht, sagen die Regeln.

kill-the-unicorns-says-unicorn = { $colour ->
    [pink] Ein rosa Einhorn
    [blue] Ein blaues Einhorn
    [green] Ein grünes Einhorn
    [yellow] Ein gelbes Einhorn
   *[none] Ein Einhorn ohne Farbe
 }, { $stars ->
    [one] { $stars } Punkt
   *[other] { $stars } Punkte
 } wert.
kill-the-unicorns-says-hunt = Zählt in einer Jagd { $value } für deine Summe oder bezahlt { $value } auf dem Schwarzmarkt.
kill-the-unicorns-says-recolour = Das Einhorn zählt als { $colour ->
    [pink] rosa
    [blue] blau
    [green] grün
   *[yellow] gelb
 }.
kill-the-unicorns-says-more = Das Einhorn ist am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } mehr wert.
kill-the-unicorns-says-less = Das Einhorn ist am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } weniger wert.
kill-the-unicorns-says-pate = Am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } wert.
kill-the-unicorns-says-price = Preis: { $price }.
kill-the-unicorns-says-nothing = Ohne Wirkung.
