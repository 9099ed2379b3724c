# What is said at a table of HiLo. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.

hilo-title = HiLo – Twoje królestwo
hilo-summary = Wymieniaj karty, aż twoje królestwo zapełni się gwiezdnymi talarami.

## Events

hilo-choose = { $you ->
    [yes] Na start wybierasz kartę { $place }.
   *[no] { $name } wybiera kartę startową.
}
hilo-flip = { $you ->
    [yes] Odkrywasz kartę { $place }: { $card }.
   *[no] { $name } odkrywa kartę { $place }: { $card }.
}
hilo-start-magician = { $you ->
    [yes] Odkrywasz na start czarodzieja. Zostaje on wtasowany z powrotem w stos dobierania, a na jego miejsce trafia { $card }.
   *[no] { $name } odkrywa na start czarodzieja. Zostaje on wtasowany z powrotem w stos dobierania, a na jego miejsce trafia { $card }.
}
hilo-take = { $you ->
    [yes] Bierzesz ze stosu odrzuconych kartę: { $card }.
   *[no] { $name } bierze ze stosu odrzuconych kartę: { $card }.
}
hilo-draw = { $you ->
    [yes] Dobierasz kartę: { $card }.
   *[no] { $name } dobiera kartę.
}
hilo-discard = { $you ->
    [yes] Kładziesz na stos odrzuconych kartę: { $card }.
   *[no] { $name } kładzie na stos odrzuconych kartę: { $card }.
}
hilo-place = { $you ->
    [yes] Kładziesz na miejscu { $place } kartę: { $card }. Na stos odrzuconych trafia { $out }.
   *[no] { $name } kładzie na miejscu { $place } kartę: { $card }. Na stos odrzuconych trafia { $out }.
}
hilo-swap = { $you ->
    [yes] Czary! Zamieniasz swoją kartę { $place } ({ $given }) na kartę { $spot } ({ $got }), którą ma { $other-name }.
    [target] Czary! { $name } zamienia swoją kartę { $place } ({ $given }) na twoją kartę { $spot } ({ $got }).
   *[no] Czary! { $name } zamienia swoją kartę { $place } ({ $given }) na kartę { $spot } ({ $got }), którą ma { $other-name }.
}
hilo-reshuffle = Stos dobierania się wyczerpał: po przetasowaniu stos odrzuconych staje się nowym stosem dobierania.
hilo-end = { $you ->
    [yes] Wszystkie karty w twoim układzie są odkryte: gra od razu się kończy.
   *[no] { $name } ma wszystkie karty odkryte: gra od razu się kończy.
}
hilo-uncover-rest = { $you ->
    [yes] Na koniec odkrywasz kartę { $place }: { $card }.
   *[no] Na koniec { $name } odkrywa kartę { $place }: { $card }.
}

## What you are asked for

hilo-ask-start = Wybierz kartę na start: zostanie odkryta.
hilo-ask-turn = Twoja kolej: weź kartę ze stosu odrzuconych ({ $card }) albo dobierz kartę.
hilo-ask-taken = Wzięta karta: { $card }. Połóż ją na miejsce jednej ze swoich kart.
hilo-ask-drawn = Dobrana karta: { $card }. Połóż ją na miejsce jednej ze swoich kart albo ją odrzuć i odkryj kartę.
hilo-ask-uncover = Odkryj jedną ze swoich zakrytych kart.
hilo-ask-phoenix = Feniks płonie: odkryj jeszcze jedną zakrytą kartę.
hilo-ask-cast = Czarodziej rzuca zaklęcie: zamień jedną ze swoich kart na kartę innej osoby. Na przykład: { $example }

## Choices

hilo-choice-take = weź kartę ({ $card })
hilo-choice-draw = dobierz kartę
hilo-choice-discard = odrzuć kartę ({ $card }), a potem odkryj jedną ze swoich kart
hilo-choice-place = połóż ją na miejsce tej karty
hilo-choice-flip = odkryj tę kartę

## The table

hilo-coins = { $coins ->
    [one] { $coins } talar
    [few] { $coins } talary
    [many] { $coins } talarów
   *[other] { $coins } talara
}
hilo-hidden = { $cards ->
    [one] { $cards } zakryta
    [few] { $cards } zakryte
    [many] { $cards } zakrytych
   *[other] { $cards } zakrytej
}
hilo-discard-pile = Stos odrzuconych: { $card }
hilo-discard-empty = Stos odrzuconych: pusty
hilo-draw-pile = Stos dobierania: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
hilo-held = { $you ->
    [yes] W twojej ręce: { $card }
   *[no] { $name } ma w ręce: { $card }
}
hilo-held-secret = karta, której nikt inny nie widzi

## Where the coins come from

hilo-part-joints = połączone połówki talarów
hilo-part-full-coins = całe talary na kartach
hilo-part-keeper-dragon = Opiekun smoków
hilo-part-keeper-unicorn = Opiekunka jednorożców
hilo-part-keeper-wolf = Opiekunka wilków
hilo-part-void = zepsute przez czarodzieja

## Options

hilo-option-start = Kto zaczyna
    .text = random: decyduje los; miejsce: od A do D; winner: zwycięzca ostatniej gry; next: miejsce następne po tym, które zaczynało ostatnim razem.
hilo-option-last_winners = Zwycięzcy ostatniej gry
    .text = Litery miejsc, na przykład B albo AC; potrzebne dla start=winner.
hilo-option-last_starter = Kto zaczynał ostatnią grę
    .text = Litera miejsca; potrzebna dla start=next.
hilo-option-last_magician = Czarodziej jako ostatnia karta
    .text = ends: gra kończy się przed zaklęciem; casts: najpierw rzuca zaklęcie, a gra toczy się dalej, jeśli pojawi się zakryta karta.

## Chapters of the rules

hilo-section-goal = Cel gry
hilo-section-players = Kto gra
hilo-section-deck = Karty
hilo-section-setup = Przygotowanie
hilo-section-turn = Twoja tura
hilo-section-layout = Twój układ
hilo-section-magician = Czarodziej
hilo-section-phoenix = Feniks
hilo-section-effects = Efekty
hilo-section-pile = Stos dobierania
hilo-section-end = Koniec gry
hilo-section-score = Liczenie talarów
hilo-section-win = Kto wygrywa

## Fields of the cards

hilo-field-role = Rola
hilo-field-family = Rodzina
hilo-field-half_coins = Połówki talarów
hilo-field-full_coins = Całe talary

## What the fields of the cards may say

hilo-value-resident = mieszkaniec
hilo-value-keeper = opiekun
hilo-value-animal = zwierzę
hilo-value-magician = czarodziej
hilo-value-phoenix = feniks
hilo-value-dragon = smok
hilo-value-unicorn = jednorożec
hilo-value-wolf = wilk
hilo-value-left = lewo
hilo-value-right = prawo
hilo-value-top = góra
hilo-value-bottom = dół
