## Boty, turnieje, podpowiedzi i analiza

tournament-title = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
tournament-rating = Ranking
tournament-interval = Przedział 95%
tournament-meeting = { $bot } wyprzedza { $other } w { $rate } spotkań ({ $interval }, policzono { $games })

solve-title = { $game }, wydanie { $edition }: rozdania: { $deals }, przebiegi gry: { $histories }, zbiory informacyjne: { $sets } ({ $each })
solve-policy = Gracz
solve-worth = Wartość dla każdego miejsca
solve-response = Najlepsza odpowiedź
solve-exploitability = Podatność
solve-about = Podatność: ile średnio zyskuje miejsce, które odpowiada najlepiej, jak się da; 0 to równowaga. Najlepsza odpowiedź zna zwyczaje innych, nigdy ich karty.
solve-written = Zapisano: { $file }

hint-thought-through = Po przemyśleniu do końca to wypada najlepiej.
hint-only-move = Nic innego nie możesz teraz zrobić.
hint-all-alike = Tu wszystko jest równie dobre: zaufaj przeczuciu.
hilo-hint-take = Odkryta karta pasuje: około { $coins ->
    [one] jednego talara
    [few] { $coins } talarów
    [many] { $coins } talarów
   *[other] { $coins } talara
 } więcej.
hilo-hint-draw = Karta ze stosu obiecuje średnio około { $coins ->
    [one] jednego talara
    [few] { $coins } talarów
    [many] { $coins } talarów
   *[other] { $coins } talara
 }.
hilo-hint-lay-off = Ta karta nigdzie ci nie pomoże; lepiej sprawdź, co masz.
hilo-hint-uncover = To przybliża cię do końca i może cię zaskoczyć.
hilo-hint-swap = Zamiana, która przyniesie ci około { $coins ->
    [one] jednego talara
    [few] { $coins } talarów
    [many] { $coins } talarów
   *[other] { $coins } talara
 }.
hilo-hint-harmless = To szkodzi najmniej.
hilo-hint-place = Tu przyniesie około { $coins ->
    [one] jednego talara
    [few] { $coins } talarów
    [many] { $coins } talarów
   *[other] { $coins } talara
 }.
hilo-hint-now = Tu od razu daje { $coins ->
    [one] jednego talara
    [few] { $coins } talary
    [many] { $coins } talarów
   *[other] { $coins } talara
 }.
hilo-hint-over-hidden = Zajmie miejsce karty, której nie znasz: nie tracisz nic pewnego.
hilo-hint-over-idle = Karta w tym miejscu nic ci nie daje; ta może dać.
hilo-hint-end = To kończy grę, póki prowadzisz.
hilo-hint-end-behind = To kończy grę, a twoje zakryte karty mogą jeszcze odwrócić jej losy.

unstable-unicorns-hint-keep-neigh = Zachowaj RzeNIE na coś, co zaboli bardziej.
unstable-unicorns-hint-neigh = Żeby to zatrzymać, warto zagrać RzeNIE.
unstable-unicorns-hint-draw = Nowe karty są teraz warte więcej niż cokolwiek, co możesz zagrać.
unstable-unicorns-hint-unicorn = Jeszcze jeden jednorożec w twojej stajni.
unstable-unicorns-hint-win = To wystarczy do wygranej!
unstable-unicorns-hint-hinder = To hamuje kogoś, kto jest zbyt blisko wygranej.
unstable-unicorns-hint-effect = To, co robi ta karta, pomoże ci teraz najbardziej.

analyse-running = Trwa analiza
analyse-chances = Szanse na wygraną w czasie, oczami widza
analyse-turns = Zwroty akcji
analyse-better = Co byłoby lepsze
analyse-instead = lepiej: { $best }, strata: { $cost }
analyse-flawless = Nie ma się do czego przyczepić.
analyse-shares = Szczęście i umiejętności
analyse-player = Kto
analyse-given-away = Oddane
analyse-skill = Umiejętności
analyse-luck = Szczęście
analyse-result = Wynik
analyse-note = Każdą decyzję oceniamy według tego, co było wtedy wiadomo osobie, która ją podjęła. Nie wymieniamy strat, które mogą być dziełem przypadku; na umiejętności składają się wszystkie decyzje.

bench-search = Przeszukiwanie, jako wielokrotność { $peer }
bench-iterations = iteracje/s

kill-the-unicorns-hint-bid = Dobra szansa na tego jednorożca za { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
 }.
kill-the-unicorns-hint-save = Oszczędzaj karty: przyjdą jeszcze lepsze jednorożce.
kill-the-unicorns-hint-buy = Twojemu stadu się to opłaci.
kill-the-unicorns-hint-no-buy = Na rynku nic nie jest teraz warte swojej ceny.
