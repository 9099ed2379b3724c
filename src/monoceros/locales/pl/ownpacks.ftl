# A card pack of one's own at a table.

problem-no-own-pack = Przy tym stole gra się zwykłymi kartami, a nie czyimś własnym zestawem.
problem-pack-too-large = Ten zestaw kart jest za duży: najwyżej { $most } KiB. Podaj tylko to, co w twoim pudełku jest inne.

web-pack = Karty z twojego pudełka (nieobowiązkowo)
web-pack-how = Zestaw kart w pliku TOML, w którym zapisano, co różni się od zwykłych kart.
web-pack-choose = Wybierz plik
web-pack-remove = Graj zwykłymi kartami
web-pack-reading = Sprawdzamy karty…
web-pack-good = W porządku: { $pack }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}.
web-pack-door = Gra się własnymi kartami gospodarza: { $pack }.
web-pack-look = Obejrzyj karty
web-pack-download = Pobierz zestaw
web-pack-cards = To karty stołu, który ma własny zestaw: { $pack }.
web-cards-known = Przy każdej wartości widać, skąd ją znamy. To, co nie jest potwierdzone, warto sprawdzić w swoim pudełku.

web-box-differs = Moje pudełko jest inne
web-box-done = Gotowe
web-box-card = Popraw tę kartę
web-box-how = Popraw to, co na twoich kartach jest inne, i sprawdź. Potem możesz z tym grać, zachować plik albo udostępnić link.
web-box-count = { $cards ->
    [0] Nie poprawiono jeszcze żadnej karty.
    [one] Poprawiono { $cards } kartę.
    [few] Poprawiono { $cards } karty.
   *[many] Poprawiono { $cards } kart.
}
web-box-check = Sprawdź
web-box-use = Użyj przy moich stołach
web-box-kept = Zapamiętano w tej przeglądarce: otwierając stół, wybierz „Moje pudełko”.
web-box-link = Link do twojego pudełka
web-box-mine = Moje pudełko
web-cards-removed = Poza talią dla dwojga ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
})
