# What is said at a table of Unstable Unicorns. $you is "yes" when the reader is the player spoken of, "target"
# when something was done to the reader; $name, $other-name, $card and $out are ready-made names.

unstable-unicorns-title = Odjechane jednorożce
unstable-unicorns-summary = Zapełnij stajnię jednorożcami i rżyj na każdego, kto próbuje tego samego.

## Turns

unstable-unicorns-foal = { $you ->
    [yes] Wybierasz jednorożka: { $card }.
   *[no] { $name } wybiera jednorożka: { $card }.
}
unstable-unicorns-turn = { $you ->
    [yes] Twoja kolej.
   *[no] Teraz gra { $name }.
}
unstable-unicorns-skip-turn = { $you ->
    [yes] Tracisz tę turę.
   *[no] { $name } traci tę turę.
}
unstable-unicorns-lose-turn = { $you ->
    [yes] Stracisz następną turę.
   *[no] { $name } straci następną turę.
}
unstable-unicorns-gain-turn = { $you ->
    [yes] Po tej turze masz jeszcze jedną.
   *[no] { $name } ma po tej turze jeszcze jedną.
}
unstable-unicorns-skip-draw = { $you ->
    [yes] Pomijasz fazę dobierania.
   *[no] { $name } pomija fazę dobierania.
}
unstable-unicorns-skip-action = { $you ->
    [yes] Pomijasz fazę akcji.
   *[no] { $name } pomija fazę akcji.
}
unstable-unicorns-more-plays = { $you ->
    [yes] Możesz zagrać w tej turze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[no] { $name } może zagrać w tej turze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
unstable-unicorns-use = { $you ->
    [yes] Używasz karty: { $card }.
   *[no] { $name } używa karty: { $card }.
}

## Playing and neighing

unstable-unicorns-play = { $you ->
    [yes] Zagrywasz kartę: { $card }.
   *[no] { $name } zagrywa kartę: { $card }.
}
unstable-unicorns-aim = { $you ->
    [yes] { $card } – cel: { $other-name }.
    [target] { $card } – cel: ty.
   *[no] { $card } – cel: { $other-name }.
}
unstable-unicorns-neigh = { $you ->
    [yes] Rżysz na kartę { $out }: { $card }!
    [target] { $name } rży na twoją kartę { $out }: { $card }!
   *[no] { $name } rży na kartę { $out }: { $card }!
}
unstable-unicorns-stopped = { $you ->
    [yes] Twoja karta { $card } zostaje zatrzymana.
   *[no] Karta { $card } gracza { $name } zostaje zatrzymana.
}
unstable-unicorns-enter = { $you ->
    [yes] Do twojej stajni trafia { $card }.
   *[no] { $name } ma w stajni nową kartę: { $card }.
}

## Hands and piles

unstable-unicorns-draw = { $you ->
    [yes] Dobierasz kartę: { $card }.
   *[no] { $name } dobiera kartę.
}
unstable-unicorns-discard = { $you ->
    [yes] Odrzucasz kartę: { $card }.
   *[no] { $name } odrzuca kartę: { $card }.
}
unstable-unicorns-discard-hand = { $you ->
    [yes] { $count ->
        [one] Odrzucasz całą rękę: { $count } kartę.
        [few] Odrzucasz całą rękę: { $count } karty.
       *[other] Odrzucasz całą rękę: { $count } kart.
    }
   *[no] { $count ->
        [one] { $name } odrzuca całą rękę: { $count } kartę.
        [few] { $name } odrzuca całą rękę: { $count } karty.
       *[other] { $name } odrzuca całą rękę: { $count } kart.
    }
}
unstable-unicorns-give = { $you ->
    [yes] { $other-name } dostaje od ciebie kartę: { $card }.
    [target] { $name } daje ci kartę: { $card }.
   *[no] { $name } oddaje kartę graczowi { $other-name }.
}
unstable-unicorns-pull = { $you ->
    [yes] Wyciągasz losową kartę z ręki gracza { $other-name }: { $card }.
    [target] { $name } wyciąga ci z ręki kartę: { $card }.
   *[no] { $name } wyciąga losową kartę z ręki gracza { $other-name }.
}
unstable-unicorns-take = { $you ->
    [yes] Bierzesz kartę z ręki gracza { $other-name }: { $card }.
    [target] { $name } bierze z twojej ręki kartę: { $card }.
   *[no] { $name } bierze kartę z ręki gracza { $other-name }.
}
unstable-unicorns-scrap = { $you ->
    [yes] Odrzucasz kartę z ręki gracza { $other-name }: { $card }.
    [target] { $name } odrzuca kartę z twojej ręki: { $card }.
   *[no] { $name } odrzuca kartę z ręki gracza { $other-name }: { $card }.
}
unstable-unicorns-look-hand = { $you ->
    [yes] Oglądasz rękę gracza { $other-name }.
    [target] { $name } ogląda karty na twojej ręce.
   *[no] { $name } ogląda rękę gracza { $other-name }.
}
unstable-unicorns-look-top = { $you ->
    [yes] { $count ->
        [one] Oglądasz wierzchnią kartę talii.
        [few] Oglądasz { $count } wierzchnie karty talii.
       *[other] Oglądasz { $count } wierzchnich kart talii.
    }
   *[no] { $count ->
        [one] { $name } ogląda wierzchnią kartę talii.
        [few] { $name } ogląda { $count } wierzchnie karty talii.
       *[other] { $name } ogląda { $count } wierzchnich kart talii.
    }
}
unstable-unicorns-take-discard = { $you ->
    [yes] Bierzesz ze stosu kart odrzuconych: { $card }.
   *[no] { $name } bierze ze stosu kart odrzuconych: { $card }.
}
unstable-unicorns-search = { $you ->
    [yes] Przeszukujesz talię i znajdujesz: { $card }.
   *[no] { $name } przeszukuje talię i znajduje: { $card }.
}
unstable-unicorns-find-nothing = { $you ->
    [yes] Nie znajdujesz nic, co by pasowało.
   *[no] { $name } nie znajduje nic, co by pasowało.
}
unstable-unicorns-shuffle = Talia zostaje potasowana.
unstable-unicorns-reshuffle = { $cards ->
    [one] Stos kart odrzuconych zostaje wtasowany w talię: ma ona teraz { $cards } kartę.
    [few] Stos kart odrzuconych zostaje wtasowany w talię: ma ona teraz { $cards } karty.
   *[other] Stos kart odrzuconych zostaje wtasowany w talię: ma ona teraz { $cards } kart.
}
unstable-unicorns-reveal = { $you ->
    [yes] Odkrywasz wierzchnią kartę talii: { $card }.
   *[no] { $name } odkrywa wierzchnią kartę talii: { $card }.
}

## Stables

unstable-unicorns-bring = { $you ->
    [yes] Wprowadzasz do swojej stajni: { $card }.
   *[no] { $name } wprowadza do swojej stajni: { $card }.
}
unstable-unicorns-sacrifice = { $you ->
    [yes] Poświęcasz kartę: { $card }.
   *[no] { $name } poświęca kartę: { $card }.
}
unstable-unicorns-destroy = { $you ->
    [yes] Niszczysz kartę ze stajni gracza { $other-name }: { $card }.
    [target] { $name } niszczy twoją kartę: { $card }.
   *[no] { $name } niszczy kartę ze stajni gracza { $other-name }: { $card }.
}
unstable-unicorns-steal = { $you ->
    [yes] Kradniesz kartę ze stajni gracza { $other-name }: { $card }.
    [target] { $name } kradnie ci kartę: { $card }.
   *[no] { $name } kradnie kartę ze stajni gracza { $other-name }: { $card }.
}
unstable-unicorns-move = { $you ->
    [yes] Przenosisz kartę: { $card }. Ma ją teraz { $other-name }.
    [target] { $name } przenosi do twojej stajni kartę: { $card }.
   *[no] { $name } przenosi kartę: { $card }. Ma ją teraz { $other-name }.
}
unstable-unicorns-lend = { $you ->
    [yes] Wypożyczasz kartę: { $card }. Do końca tury ma ją { $other-name }.
    [target] { $name } wypożycza ci do końca tury kartę: { $card }.
   *[no] { $name } wypożycza kartę: { $card }. Do końca tury ma ją { $other-name }.
}
unstable-unicorns-come-home = { $you ->
    [yes] Wraca do ciebie { $card }.
   *[no] { $name } odzyskuje kartę: { $card }.
}
unstable-unicorns-stay = { $you ->
    [yes] { $card } nie może wrócić. Tę kartę ma nadal { $other-name }.
    [target] { $card } nie może wrócić i zostaje u ciebie.
   *[no] { $card } nie może wrócić. Tę kartę ma nadal { $other-name }.
}
unstable-unicorns-take-back = { $you ->
    [yes] Bierzesz z powrotem na rękę: { $card }.
   *[no] { $name } bierze z powrotem na rękę: { $card }.
}
unstable-unicorns-bounce = { $you ->
    [yes] Zwracasz kartę: { $card }. Na rękę bierze ją { $other-name }.
    [target] { $name } zwraca na twoją rękę kartę: { $card }.
   *[no] { $name } zwraca kartę: { $card }. Na rękę bierze ją { $other-name }.
}
unstable-unicorns-fly = { $you ->
    [yes] { $card } przylatuje z powrotem na twoją rękę.
   *[no] { $name } ma z powrotem na ręce kartę: { $card }.
}
unstable-unicorns-home = { $card } wraca do żłobka.
unstable-unicorns-shut = { $you ->
    [yes] Nie masz już jednorożców: { $card } odpada.
   *[no] { $name } nie ma już jednorożców: { $card } odpada.
}
unstable-unicorns-guard = { $you ->
    [yes] Zamiast karty { $out } poświęcasz kartę { $card }.
   *[no] { $name } zamiast karty { $out } poświęca kartę { $card }.
}

## Party variants

unstable-unicorns-sip = { $you ->
    [yes] Łyk dla ciebie.
   *[no] Łyk bierze { $name }.
}
unstable-unicorns-sip-named = { $you ->
    [yes] Trzy karty RzeNIE w jednej turze: wskazujesz, kto bierze łyk – { $other-name }.
    [target] Trzy karty RzeNIE w jednej turze: { $name } wskazuje ciebie. Łyk dla ciebie.
   *[no] Trzy karty RzeNIE w jednej turze: { $name } wskazuje, kto bierze łyk – { $other-name }.
}
unstable-unicorns-swap = { $you ->
    [yes] { $count ->
        [one] Wymieniasz całą rękę, { $count } kartę, i płacisz za to.
        [few] Wymieniasz całą rękę, { $count } karty, i płacisz za to.
       *[other] Wymieniasz całą rękę, { $count } kart, i płacisz za to.
    }
   *[no] { $count ->
        [one] { $name } wymienia całą rękę, { $count } kartę, i płaci za to.
        [few] { $name } wymienia całą rękę, { $count } karty, i płaci za to.
       *[other] { $name } wymienia całą rękę, { $count } kart, i płaci za to.
    }
}
unstable-unicorns-layer-off = { $you ->
    [yes] { $count ->
        [one] Zdejmujesz coś.
       *[other] Zdejmujesz { $count } rzeczy.
    }
   *[no] { $count ->
        [one] { $name } coś zdejmuje.
       *[other] { $name } zdejmuje { $count } rzeczy.
    }
}
unstable-unicorns-layer-on = { $you ->
    [yes] { $count ->
        [one] Zakładasz coś.
       *[other] Zakładasz { $count } rzeczy.
    }
   *[no] { $count ->
        [one] { $name } coś zakłada.
       *[other] { $name } zakłada { $count } rzeczy.
    }
}

## The end

unstable-unicorns-win = { $you ->
    [yes] Twoja stajnia jest pełna: wygrywasz!
   *[no] { $name } ma pełną stajnię i wygrywa!
}
unstable-unicorns-win-most = { $you ->
    [yes] Talia jest pusta, a ty masz najwięcej jednorożców: wygrywasz!
   *[no] Talia jest pusta, { $name } ma najwięcej jednorożców i wygrywa!
}
unstable-unicorns-longest = { $you ->
    [yes] Remis, ale twoje jednorożce mają najdłuższe nazwy: wygrywasz!
   *[no] Remis, ale { $name } ma jednorożce o najdłuższych nazwach i wygrywa!
}
unstable-unicorns-all-lose = Remis co do litery: wszyscy przegrywają!
unstable-unicorns-standstill = Gra utknęła w miejscu i kończy się tak, jakby zabrakło kart w talii.

## What you are asked for

unstable-unicorns-ask-foal = Wybierz jednorożka na początek.
unstable-unicorns-ask-use = Zaczynasz turę: użyj którejś ze swoich kart albo graj dalej.
unstable-unicorns-ask-action = Twoja kolej: zagraj kartę albo dobierz.
unstable-unicorns-ask-second = Możesz zagrać jeszcze jedną kartę albo zakończyć turę.
unstable-unicorns-ask-neigh = { $name } zagrywa kartę { $card }: rżysz czy pasujesz?
unstable-unicorns-ask-may = { $card }: chcesz z tego skorzystać?
unstable-unicorns-ask-player = { $card }: wybierz osobę.
unstable-unicorns-ask-stable = { $card }: do której stajni?
unstable-unicorns-ask-either = { $card }: wybierz jedno z dwojga.
unstable-unicorns-ask-guard = { $card } w niebezpieczeństwie: chcesz pomóc?
unstable-unicorns-ask-limit = { $cards ->
    [one] Masz za dużo kart: odrzuć { $cards } kartę.
    [few] Masz za dużo kart: odrzuć { $cards } karty.
   *[other] Masz za dużo kart: odrzuć { $cards } kart.
}
unstable-unicorns-ask-call = Wskaż kogoś, kto bierze łyk, albo odpuść.
unstable-unicorns-ask-hand-discard = { $cards ->
    [one] { $card }: odrzuć { $cards } kartę.
    [few] { $card }: odrzuć { $cards } karty.
   *[other] { $card }: odrzuć { $cards } kart.
}
unstable-unicorns-ask-hand-give = { $card }: którą kartę z ręki oddajesz?
unstable-unicorns-ask-hand-bring = { $card }: którą kartę z ręki wprowadzasz do stajni?
unstable-unicorns-ask-card-sacrifice = { $card }: którą kartę ze swojej stajni poświęcasz?
unstable-unicorns-ask-card-destroy = { $card }: którą kartę niszczysz?
unstable-unicorns-ask-card-steal = { $card }: którego jednorożca kradniesz?
unstable-unicorns-ask-card-move = { $card }: którego jednorożca przenosisz?
unstable-unicorns-ask-card-lend = { $card }: którego jednorożca wypożyczasz?
unstable-unicorns-ask-card-bounce = { $card }: która karta wraca na rękę?
unstable-unicorns-ask-card-return = { $card }: który z twoich jednorożków idzie do żłobka?
unstable-unicorns-ask-found-take = { $card }: którą kartę bierzesz na rękę?
unstable-unicorns-ask-found-scrap = { $card }: która karta trafia na stos kart odrzuconych?
unstable-unicorns-ask-found-search = { $card }: którą kartę bierzesz z talii?
unstable-unicorns-ask-found-bring = { $card }: którego jednorożka wprowadzasz do stajni?
unstable-unicorns-ask-found-nothing = { $card }: nie ma takiej karty.

## Choices

unstable-unicorns-choice-draw = dobierz kartę
unstable-unicorns-choice-end = dalej
unstable-unicorns-choice-pass = pas
unstable-unicorns-choice-yes = tak
unstable-unicorns-choice-no = nie
unstable-unicorns-choice-nothing = nic tu nie pasuje
unstable-unicorns-choice-swap = wymień całą rękę, raz w ciągu gry
unstable-unicorns-choice-player = { $you ->
    [yes] ty
   *[no] { $name }
}
unstable-unicorns-choice-play = zagraj: { $card }
unstable-unicorns-choice-neigh = rżyj: { $card }
unstable-unicorns-choice-pick = { $card }
unstable-unicorns-choice-use = użyj: { $card }

## The table

unstable-unicorns-count = { $count } z { $goal ->
    [one] { $goal } jednorożca
   *[other] { $goal } jednorożców
}
unstable-unicorns-holds = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
   *[other] { $cards } kart na ręce
}
unstable-unicorns-deck = { $cards ->
    [one] Talia: { $cards } karta
    [few] Talia: { $cards } karty
   *[other] Talia: { $cards } kart
}
unstable-unicorns-discard-pile = Stos kart odrzuconych: { $card }
unstable-unicorns-discard-empty = Stos kart odrzuconych: pusty
unstable-unicorns-nursery = { $cards ->
    [one] Żłobek: { $cards } jednorożek
    [few] Żłobek: { $cards } jednorożki
   *[other] Żłobek: { $cards } jednorożków
}
unstable-unicorns-your-hand = Twoja ręka
unstable-unicorns-known-hand = Na ręce, o ile wiesz: { $card }
unstable-unicorns-known-top = Na wierzchu talii, o ile wiesz: { $card }
unstable-unicorns-empty-stable = pusta stajnia
unstable-unicorns-stack = Właśnie zagrywana: { $card }
unstable-unicorns-cows = w krowich strojach
unstable-unicorns-blank = w szarych mundurkach
unstable-unicorns-strike = W żłobku trwa strajk
unstable-unicorns-skips = { $turns ->
    [one] traci { $turns } turę
    [few] traci { $turns } tury
   *[other] traci { $turns } tur
}

## Where the score comes from

unstable-unicorns-part-unicorns = jednorożce w stajni
unstable-unicorns-part-letters = litery w ich nazwach

## Options

unstable-unicorns-option-start = Kto zaczyna
    .text = random: decyduje los; albo miejsce, od A do H.
unstable-unicorns-option-targeting = Kiedy wybiera się cel
    .text = simple: mówisz, dla kogo jest karta, zanim inni mogą rżeć; advanced: dopiero potem.
unstable-unicorns-option-deck_language = Język kart
    .text = W jakim języku liczy się litery nazw przy remisie: en, de, fr albo pl. Każdy i tak czyta karty w swoim języku.
unstable-unicorns-option-adult = Tylko dorośli (18+)
    .text = yes: wszyscy przy stole są dorośli; pojawiają się nazwy z instrukcji i można wybrać wariant imprezowy.
unstable-unicorns-option-party = Wariant imprezowy
    .text = off: żaden; sips i layers: dwa warianty imprezowe z instrukcji, tylko dla dorosłych. Stół ogłasza tę chwilę, nic więcej.
unstable-unicorns-option-new_hand = Nowa ręka w wariantach imprezowych
    .text = before-action: tylko przed swoją akcją; when-asked: zawsze, gdy gra o coś cię pyta, także o to, czy zarżysz.
unstable-unicorns-option-winning = Kiedy wygrywa pełna stajnia
    .text = settled: gdy żaden efekt już nie czeka; at-once: w chwili, gdy ostatni trafia do stajni, także Jednorożec bez krzesła.
unstable-unicorns-option-pair_deck = Talia dla dwojga
    .text = small: bez 39 kart wymienionych w instrukcji i z jedną kartą RzeNIE dla każdego; whole: wszystkie karty, bez tego prezentu.
unstable-unicorns-option-stable_named = Stajnia ulepszeń i kar
    .text = when-played: podawana od razu w obu wariantach; like-players: w zaawansowanym dopiero wtedy, gdy inni mogli już zarżeć.
unstable-unicorns-option-enter_named = Kogo dotyczy efekt jednorożca
    .text = when-played: podajesz przy zagraniu, w prostym wariancie; coming-in: gdy jednorożec jest w stajni.
unstable-unicorns-option-short_discard = Za mało kart do odrzucenia
    .text = partly: odrzucasz te, które masz; in-full: wtedy nie odrzucasz żadnej.

## Chapters of the rules

unstable-unicorns-section-goal = Cel gry
unstable-unicorns-section-players = Kto gra
unstable-unicorns-section-setup = Przygotowanie
unstable-unicorns-section-two = We dwoje
unstable-unicorns-section-cards = Karty
unstable-unicorns-section-words = Słowa na kartach
unstable-unicorns-section-turn = Twoja tura
unstable-unicorns-section-start = Początek tury
unstable-unicorns-section-action = Twoja akcja
unstable-unicorns-section-bans = Czego karty zabraniają
unstable-unicorns-section-stable = Stajnia
unstable-unicorns-section-effects = Efekty
unstable-unicorns-section-target = Wybieranie
unstable-unicorns-section-search = Szukanie
unstable-unicorns-section-impossible = Czego zrobić się nie da
unstable-unicorns-section-neigh = RzeNIE!
unstable-unicorns-section-foals = Jednorożki
unstable-unicorns-section-guard = Obrońcy
unstable-unicorns-section-cows = Krowie stroje
unstable-unicorns-section-uniforms = Szare mundurki
unstable-unicorns-section-special = Poszczególne karty
unstable-unicorns-section-win = Kto wygrywa
unstable-unicorns-section-party = Warianty imprezowe

## Fields of the cards

unstable-unicorns-field-type = Rodzaj
unstable-unicorns-field-two_player = W talii dla dwojga
unstable-unicorns-field-play = Przy zagraniu
unstable-unicorns-field-enter = Przy wejściu do stajni
unstable-unicorns-field-turn_start = Na początku tury
unstable-unicorns-field-instant = W odpowiedzi
unstable-unicorns-field-static = Przez cały czas
unstable-unicorns-field-needs = Wymaga w stajni

## What the fields of the cards may say

unstable-unicorns-type-baby = jednorożek
unstable-unicorns-type-basic = zwyczajny jednorożec
unstable-unicorns-type-magical = magiczny jednorożec
unstable-unicorns-type-magic = karta magii
unstable-unicorns-type-upgrade = ulepszenie
unstable-unicorns-type-downgrade = kara
unstable-unicorns-type-instant = riposta
unstable-unicorns-value-baby = { unstable-unicorns-type-baby }
unstable-unicorns-value-basic = { unstable-unicorns-type-basic }
unstable-unicorns-value-magical = { unstable-unicorns-type-magical }
unstable-unicorns-value-magic = { unstable-unicorns-type-magic }
unstable-unicorns-value-upgrade = { unstable-unicorns-type-upgrade }
unstable-unicorns-value-downgrade = { unstable-unicorns-type-downgrade }
unstable-unicorns-value-instant = { unstable-unicorns-type-instant }
unstable-unicorns-value-yes = tak
unstable-unicorns-value-no = nie
