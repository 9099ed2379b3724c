# Co mówią karty, na podstawie ich pól; co wymaga więcej słów, mówią zasady.

kill-the-unicorns-says-unicorn = { $colour ->
    [pink] Różowy jednorożec
    [blue] Niebieski jednorożec
    [green] Zielony jednorożec
    [yellow] Żółty jednorożec
   *[none] Jednorożec bez koloru
 } wart { $stars ->
    [one] { $stars } punkt
    [few] { $stars } punkty
   *[many] { $stars } punktów
 }.
kill-the-unicorns-says-hunt = Dodaje { $value } do twojej sumy w polowaniu albo jest warta { $value } na czarnym rynku.
kill-the-unicorns-says-recolour = Jednorożec liczy się jako { $colour ->
    [pink] różowy
    [blue] niebieski
    [green] zielony
   *[yellow] żółty
 }.
kill-the-unicorns-says-more = Na koniec jednorożec jest wart o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 } więcej.
kill-the-unicorns-says-less = Na koniec jednorożec jest wart o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 } mniej.
kill-the-unicorns-says-pate = Na koniec wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }.
kill-the-unicorns-says-price = Cena: { $price }.
kill-the-unicorns-says-nothing = Nie ma efektu.
