# What can be wrong with a card pack of Kill the Unicorns; as in mistakes.ftl, the place is put in front.

mistake-kill-pack-missing = Karcie „{ $card }” ({ $kind }) brakuje pola { $field }.
    .way-out = Podaj wartość pola { $field }, tak jak na innych kartach { $kind }.
mistake-kill-pack-extra = Karta „{ $card }” ({ $kind }) nie może mieć pola { $field }.
    .way-out = Usuń { $field } albo popraw kind.
mistake-kill-pack-number = Karta „{ $card }” ma { $field } = { $found }.
    .way-out = Wybierz od { $least } do { $most }.
mistake-kill-pack-too-few-unicorns = Liczba jednorożców do upolowania to tylko { $found }.
    .way-out = Na cztery rundy potrzeba ich co najmniej { $needed }, nie licząc startowych.
mistake-kill-pack-too-few-starters = Liczba jednorożców startowych to tylko { $found }.
    .way-out = Każda z postaci ({ $needed }) musi mieć swojego.
mistake-kill-pack-colours = Liczba jednorożców koloru { $colour } to { $found }, a koloru { $other } to { $expected }.
    .way-out = Każdego koloru jest tyle samo, razem ze startowymi; popraw copies.
mistake-kill-pack-uneven = Kart „{ $card }” ({ $copies }) nie da się rozdzielić po równo między postacie ({ $characters }).
    .way-out = Wszyscy mają takie same karty polowania, więc wybierz wielokrotność liczby { $characters }.
mistake-kill-pack-hand = Kart polowania wychodzi { $found } na rękę.
    .way-out = Każda postać ma ich { $expected }; popraw copies.
mistake-kill-pack-owner = Pułapka „{ $card }” ma należeć do talii „{ $found }”.
    .way-out = Do wyboru: { $known }.
mistake-kill-pack-decks = Pułapek „{ $card }” jest { $copies }, a liczba postaci wymienionych w decks to { $decks }.
    .way-out = Każdy egzemplarz należy do jednej postaci; wymień ich tyle, ile jest egzemplarzy.
mistake-kill-pack-trap-deck = Liczba pułapek w talii „{ $character }” to { $found }.
    .way-out = Potrzeba { $expected }: po dwie na każdą z czterech rund.
mistake-kill-pack-stall = Liczba straganów { $item } na czarnym rynku to { $found }.
    .way-out = Ma być dokładnie jeden.
mistake-kill-pack-token-colour = Liczba żetonów { $item } koloru { $colour } to { $found }.
    .way-out = W każdym kolorze ma być dokładnie jeden.
mistake-kill-pack-tokens = Liczba żetonów { $item } to tylko { $found }.
    .way-out = Pełny stół potrzebuje co najmniej { $needed }.
mistake-kill-pack-power = „{ $other }” i „{ $card }” mają tę samą moc: { $power }.
    .way-out = Każda moc należy do jednej postaci. Jeszcze wolne: { $known }.
mistake-kill-pack-pinned = W pułapce „{ $card }” z efektem { $effect } nie zgadza się pinned albo points.
    .way-out = Te efekty zostają przypięte (pinned = true) i mogą zmieniać punkty: { $known }. Przy wszystkich innych wpisz pinned = false i points = 0.
