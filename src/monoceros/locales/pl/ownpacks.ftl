# A card pack of one's own at a table.

problem-no-own-pack = Przy tym stole gra się zwykłymi kartami, a nie własną talią.
problem-pack-too-large = Ta talia jest za duża: najwyżej { $most } KiB. Podaj tylko to, co w twoim pudełku jest inne.

web-pack = Karty z twojego pudełka (nieobowiązkowo)
web-pack-how = Talia w pliku TOML, który mówi, czym różni się od zwykłych kart.
web-pack-choose = Wybierz plik
web-pack-remove = Graj zwykłymi kartami
web-pack-reading = Sprawdzam karty …
web-pack-good = W porządku: { $pack }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}.
web-pack-door = Gra się własnymi kartami gospodarza: { $pack }.
web-pack-look = Obejrzyj karty
web-pack-download = Pobierz talię
web-pack-cards = To karty stołu, który ma własną talię: { $pack }.
web-cards-known = Przy każdej wartości widać, skąd ją znamy. Co nie jest potwierdzone, warto sprawdzić w swoim pudełku.
