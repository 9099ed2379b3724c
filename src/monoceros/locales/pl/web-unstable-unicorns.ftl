# Co mówi plansza Unstable Unicorns w przeglądarce. $you to "yes", gdy mowa o osobie, która czyta.

## Miejsca

web-unstable-unicorns-piles = Stosy
web-unstable-unicorns-pile-deck = Talia
web-unstable-unicorns-pile-discard = Odrzucone
web-unstable-unicorns-pile-nursery = Żłobek
web-unstable-unicorns-deck = { $cards ->
    [one] Talia, została { $cards } karta
    [few] Talia, zostały { $cards } karty
   *[many] Talia, zostało { $cards } kart
}
web-unstable-unicorns-top-known = { $cards ->
    [one] znasz wierzchnią kartę
    [few] znasz { $cards } wierzchnie karty
   *[many] znasz { $cards } wierzchnich kart
}
web-unstable-unicorns-discard = { $cards ->
    [0] Stos kart odrzuconych jest pusty
    [one] Stos kart odrzuconych, { $cards } karta, na wierzchu { $card }
    [few] Stos kart odrzuconych, { $cards } karty, na wierzchu { $card }
   *[many] Stos kart odrzuconych, { $cards } kart, na wierzchu { $card }
}
web-unstable-unicorns-nursery = { $cards ->
    [one] Żłobek, { $cards } jednorożek
    [few] Żłobek, { $cards } jednorożki
   *[many] Żłobek, { $cards } jednorożków
}
web-unstable-unicorns-strike = trwa strajk
web-unstable-unicorns-look = naciśnij, by przejrzeć
web-unstable-unicorns-top = Wierzch talii, jaki znasz
web-unstable-unicorns-found = Co znajdujesz w talii
web-unstable-unicorns-hand-of = Ręka: { $name }
web-unstable-unicorns-known = { $cards ->
    [one] Znasz { $cards } kartę z tej ręki
    [few] Znasz { $cards } karty z tej ręki
   *[many] Znasz { $cards } kart z tej ręki
}
web-unstable-unicorns-unknown = { $cards ->
    [one] I { $cards } karta, której nie znasz.
    [few] I { $cards } karty, których nie znasz.
   *[many] I { $cards } kart, których nie znasz.
}
web-unstable-unicorns-nothing-here = Nic tu nie ma.
web-unstable-unicorns-stable = { $you ->
    [yes] Twoja stajnia
   *[no] Stajnia: { $name }
}
web-unstable-unicorns-bare = pusta stajnia
web-unstable-unicorns-in-hand = Twoja ręka
web-unstable-unicorns-your-hand = { $cards ->
    [one] Twoja ręka, { $cards } karta
    [few] Twoja ręka, { $cards } karty
   *[many] Twoja ręka, { $cards } kart
}
web-unstable-unicorns-no-hand = Brak kart na ręce
web-unstable-unicorns-cow = w stroju krowy, nie liczy się
web-unstable-unicorns-blank = w szarym mundurku, bez efektu
web-unstable-unicorns-lent = pożyczony do końca tury

## Gracze

web-unstable-unicorns-you = ty
web-unstable-unicorns-seat = { $you ->
    [yes] Ty
   *[no] { $name }
}
web-unstable-unicorns-turn-of = trwa tura
web-unstable-unicorns-count = { $count ->
    [one] { $count } jednorożec z { $goal }
    [few] { $count } jednorożce z { $goal }
   *[many] { $count } jednorożców z { $goal }
}
web-unstable-unicorns-holds = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
web-unstable-unicorns-skips = { $turns ->
    [one] traci turę
    [few] traci { $turns } tury
   *[many] traci { $turns } tur
}
web-unstable-unicorns-extra = { $turns ->
    [one] potem dodatkowa tura
    [few] potem { $turns } dodatkowe tury
   *[many] potem { $turns } dodatkowych tur
}
web-unstable-unicorns-cows = krowie stroje
web-unstable-unicorns-blanks = szare mundurki
web-unstable-unicorns-limit = limit ręki: { $cards }

## Zagrywana karta

web-unstable-unicorns-stack = Zagrywana karta
web-unstable-unicorns-quiet = Nikt teraz nie zagrywa karty.
web-unstable-unicorns-asking = Karta, która o coś pyta
web-unstable-unicorns-read = przeczytaj w powiększeniu: { $card }
web-unstable-unicorns-plays = { $you ->
    [yes] Zagrywasz: { $card }
   *[no] { $name } zagrywa: { $card }
}
web-unstable-unicorns-plays-at = { $you ->
    [yes] Zagrywasz: { $card } → { $targets }
   *[no] { $name } zagrywa: { $card } → { $targets }
}
web-unstable-unicorns-neighs = { $you ->
    [yes] Odpowiadasz: { $card }
   *[no] { $name } odpowiada: { $card }
}
web-unstable-unicorns-passes = Na razie karta działa: { $card }
web-unstable-unicorns-stopped = Na razie karta jest zatrzymana: { $card }
web-unstable-unicorns-threatened = W niebezpieczeństwie: { $card }

## O co jesteś pytany

web-unstable-unicorns-ask-plays = Twoja tura: zagraj do { $plays } kart albo dobierz.

## Co robią inni

web-unstable-unicorns-wait-foal = { $name }: wybór jednorożka.
web-unstable-unicorns-wait-use = { $name } zaczyna turę.
web-unstable-unicorns-wait-action = { $name } myśli, co zagrać.
web-unstable-unicorns-wait-neigh = Czy ktoś zarży?
web-unstable-unicorns-wait-may = { $name } może użyć karty.
web-unstable-unicorns-wait-choose = { $name } wybiera.
web-unstable-unicorns-wait-either = { $name } wybiera.
web-unstable-unicorns-wait-guard = { $name } może uratować jednorożca.
web-unstable-unicorns-wait-limit = { $name } ma za dużo kart i odrzuca.
web-unstable-unicorns-wait-call = { $name } może kogoś wskazać.

## Co oznacza wybór

web-unstable-unicorns-do-draw = Dobierz kartę
web-unstable-unicorns-do-end-use = Dalej
web-unstable-unicorns-do-end-action = Zakończ turę
web-unstable-unicorns-do-pass = Przepuść
web-unstable-unicorns-do-yes = Tak
web-unstable-unicorns-do-no = Nie
web-unstable-unicorns-do-nothing = Nic nie ma
web-unstable-unicorns-do-first = Pierwsze
web-unstable-unicorns-do-second = Drugie
web-unstable-unicorns-do-swap = Nowa ręka (raz na grę)
web-unstable-unicorns-do-player = Wybierz: { $name }
web-unstable-unicorns-do-play = Zagraj: { $card }
web-unstable-unicorns-do-pick = Wybierz: { $card }
web-unstable-unicorns-do-pick-of = Wybierz: { $card } ({ $name })
web-unstable-unicorns-do-use = Użyj: { $card }

## Pierwsze kroki

web-unstable-unicorns-help-foal = Witaj! Każdy zaczyna z jednym jednorożkiem. Dotknij tego, który najbardziej ci się podoba: to twój pierwszy jednorożec.
web-unstable-unicorns-help-use = Niektóre karty działają na początku twojej tury. Dotknij świecącej karty, by jej użyć, albo idź dalej.
web-unstable-unicorns-help-action = Zagraj jedną kartę: dotknij jej albo przeciągnij ją na stół. Jednorożce zbierają się w stajni, a pełna stajnia wygrywa. Nic nie pasuje? Dobierz kartę z talii.
web-unstable-unicorns-help-neigh = Ktoś zagrywa kartę. Kartą RzeNIE możesz ją teraz zatrzymać; wszyscy są pytani jednocześnie. Jeśli jej nie masz, po prostu przepuść.
web-unstable-unicorns-help-may = Ta karta coś ci proponuje. Możesz, ale nie musisz.
web-unstable-unicorns-help-player = Dotknij imienia gracza.
web-unstable-unicorns-help-card = Dotknij świecącej karty. Przytrzymaj kartę, by ją przeczytać.
web-unstable-unicorns-help-hand = Dotknij karty na swojej ręce.
web-unstable-unicorns-help-found = Dotknij jednej z rozłożonych kart.
web-unstable-unicorns-help-either = Dwa wyjścia, a ty wybierasz.
web-unstable-unicorns-help-guard = Inna karta może przyjąć cios za twojego jednorożca.
web-unstable-unicorns-help-limit = { $cards ->
    [one] Twój limit ręki to 1 karta: więcej nie zostaje ci na koniec tury.
    [few] Twój limit ręki to { $cards } karty: więcej nie zostaje ci na koniec tury.
   *[other] Twój limit ręki to { $cards } kart: więcej nie zostaje ci na koniec tury.
}
web-unstable-unicorns-help-call = To tylko w wariancie imprezowym.

## Koniec

web-unstable-unicorns-nobody = Nikt nie wygrywa: remis nawet po policzeniu liter.
web-unstable-unicorns-letters = { $letters ->
    [one] Rozstrzygnięcie remisu: { $letters } litera w nazwach jednorożców
    [few] Rozstrzygnięcie remisu: { $letters } litery w nazwach jednorożców
   *[many] Rozstrzygnięcie remisu: { $letters } liter w nazwach jednorożców
}

## Opening a table

web-unstable-unicorns-targeting-simple = Zanim inni mogą zarżeć
web-unstable-unicorns-targeting-advanced = Gdy inni mogli już zarżeć
web-unstable-unicorns-party-off = Bez wariantu
web-unstable-unicorns-party-sips = Z łykami
web-unstable-unicorns-party-layers = Z warstwami
web-unstable-unicorns-new_hand-before-action = Tylko przed swoją akcją
web-unstable-unicorns-new_hand-when-asked = Zawsze, gdy gra o coś pyta
web-unstable-unicorns-winning-settled = Gdy żaden efekt nie czeka
web-unstable-unicorns-winning-at-once = Gdy ostatni trafia do stajni
web-unstable-unicorns-pair_deck-small = Mniejsza, z kartą RzeNIE dla każdego
web-unstable-unicorns-pair_deck-whole = Cała talia
web-unstable-unicorns-stable_named-when-played = Podawana przy zagraniu
web-unstable-unicorns-stable_named-like-players = Podawana jak cele
web-unstable-unicorns-enter_named-when-played = Podajesz przy zagraniu
web-unstable-unicorns-enter_named-coming-in = Wybierasz, gdy jest w stajni
web-unstable-unicorns-short_discard-partly = Tyle, ile jest
web-unstable-unicorns-short_discard-in-full = Wszystko albo nic
unstable-unicorns-window-neigh = RzeNIE
web-unstable-unicorns-in-stables = Wybierz jedną z nich
web-unstable-unicorns-neigh = Ihaha!
web-unstable-unicorns-hand-cost = Odrzucasz { $cards ->
    [one] swoją drugą kartę
    [few] swoje { $cards } karty
    [many] swoich { $cards } kart
   *[other] swoich { $cards } karty
}.
web-unstable-unicorns-swap-cost = Odrzuca { $cards ->
    [one] twoją jedyną kartę
    [few] twoje { $cards } karty
   *[other] twoich { $cards } kart
} w zamian za nową rękę. Raz na grę.
