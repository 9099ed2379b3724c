# Co widać z linku, zanim ktoś go otworzy, i gdzie kończą się linki, które donikąd nie prowadzą.

preview-open = Masz zaproszenie: { $game }
preview-playing = { $game }: gra trwa
preview-over = Stół: { $game }
preview-replay = { $game }: partia do obejrzenia jeszcze raz
preview-analysis = { $game }: gdzie losy partii się odwróciły
preview-lost = Ten link już donikąd nie prowadzi
preview-people = Przy stole: { $names }.
preview-free = { $seats ->
    [one] Jedno miejsce jest wolne.
    [few] { $seats } miejsca są wolne.
   *[many] { $seats } miejsc jest wolnych.
}
preview-adult = Dla dorosłych (18+).
preview-house = Gry karciane z jednorożcami w przeglądarce. Bez konta, bez instalowania.

web-share-link = Udostępnij
web-share-words = Zagraj ze mną: { $game }.
web-dead-link = Ten link już donikąd nie prowadzi
web-dead-link-how = Może po drodze się uciął albo długo nikt nie przychodził do stołu i został uprzątnięty. Zapytaj osobę, która go przysłała, albo otwórz własny stół.
web-code-how = Sześć liter i cyfr; wielkość liter i spacje nie mają znaczenia. W kodzie nie ma O, 0, I, 1 ani L.
web-title-table = Stół: { $game }
web-title-replay = Powtórka: { $game }
web-title-analysis = Analiza: { $game }
