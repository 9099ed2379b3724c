# What is said at a table of Kill the Unicorns. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.
# $prize is a place of the row, counted from the draw pile; $side is above or below; $cards and $paid are sums
# such as "4 + 3"; $total is what the cards add up to.

kill-the-unicorns-title = Kill the Unicorns
kill-the-unicorns-summary = Przelicytuj innych, omiń ich pułapki i sprzedaj gnomom najpiękniejsze stado.
kill-the-unicorns-edition-de = Wydanie niemieckie
kill-the-unicorns-edition-fr = Wydanie francuskie
kill-the-unicorns-edition-en-prototype = Angielski prototyp

## Events: setting up and traps

kill-the-unicorns-pick = { $you ->
    [yes] Twoja postać: { $card }.
   *[no] { $name } wybiera postać: { $card }.
}
kill-the-unicorns-starter = { $you ->
    [yes] Na początek do twojego stada trafia { $card }.
   *[no] { $name } na początek ma w stadzie: { $card }.
}
kill-the-unicorns-round = Zaczyna się runda { $round }.
kill-the-unicorns-prize = Jednorożec { $prize } w rzędzie: { $card }.
kill-the-unicorns-draw-traps = Wszyscy dobierają po dwie pułapki.
kill-the-unicorns-set-trap = { $you ->
    [yes] { $side ->
        [above] Zastawiasz nad jednorożcem { $prize } pułapkę: { $card }.
       *[below] Zastawiasz pod jednorożcem { $prize } pułapkę: { $card }.
    }
   *[no] { $side ->
        [above] { $name } zastawia pułapkę nad jednorożcem { $prize }.
       *[below] { $name } zastawia pułapkę pod jednorożcem { $prize }.
    }
}
kill-the-unicorns-discard-trap = { $you ->
    [yes] Odrzucasz pułapkę: { $card }.
   *[no] { $name } odrzuca pułapkę: { $card }.
}

## Events: the hunt

kill-the-unicorns-hunt = Zaczyna się polowanie na jednorożca { $prize }: { $card }.
kill-the-unicorns-lead = { $you ->
    [yes] Otwierasz polowanie dla swojej drużyny.
   *[no] { $name } otwiera polowanie dla drużyny.
}
kill-the-unicorns-pass = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
kill-the-unicorns-must-pass = { $you ->
    [yes] Masz za mało kart polowania i musisz spasować.
   *[no] { $name } ma za mało kart polowania i musi spasować.
}
kill-the-unicorns-silenced = { $you ->
    [yes] Pieśń barda cię zatrzymuje: pasujesz.
   *[no] Pieśń barda działa: { $name } pasuje.
}
kill-the-unicorns-marker = { $you ->
    [yes] Dostajesz znacznik pierwszego gracza.
   *[no] { $name } dostaje znacznik pierwszego gracza.
}
kill-the-unicorns-number = { $you ->
    [yes] { $number ->
        [one] Ogłaszasz: po { $number } karcie od drużyny.
        [few] Ogłaszasz: po { $number } karty od drużyny.
        [many] Ogłaszasz: po { $number } kart od drużyny.
       *[other] Ogłaszasz: po { $number } karty od drużyny.
    }
   *[no] { $number ->
        [one] { $name } ogłasza: po { $number } karcie od drużyny.
        [few] { $name } ogłasza: po { $number } karty od drużyny.
        [many] { $name } ogłasza: po { $number } kart od drużyny.
       *[other] { $name } ogłasza: po { $number } karty od drużyny.
    }
}
kill-the-unicorns-lay = { $you ->
    [yes] { $count ->
        [one] Kładziesz { $cards }.
       *[other] Kładziesz { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } kładzie { $count } kartę polowania.
        [few] { $name } kładzie { $count } karty polowania.
        [many] { $name } kładzie { $count } kart polowania.
       *[other] { $name } kładzie { $count } karty polowania.
    }
}
kill-the-unicorns-lay-extra = { $you ->
    [yes] Z dodatkową kartą rycerza kładziesz { $cards } = { $total }.
   *[no] { $count ->
        [one] Z dodatkową kartą rycerza { $name } kładzie { $count } kartę polowania.
        [few] Z dodatkową kartą rycerza { $name } kładzie { $count } karty polowania.
        [many] Z dodatkową kartą rycerza { $name } kładzie { $count } kart polowania.
       *[other] Z dodatkową kartą rycerza { $name } kładzie { $count } karty polowania.
    }
}

## Events: powers

kill-the-unicorns-peek = { $you ->
    [yes] { $side ->
        [above] Oglądasz w tajemnicy pułapkę nad jednorożcem { $prize }: { $card }.
       *[below] Oglądasz w tajemnicy pułapkę pod jednorożcem { $prize }: { $card }.
    }
   *[no] { $side ->
        [above] { $name } w tajemnicy ogląda pułapkę nad jednorożcem { $prize }.
       *[below] { $name } w tajemnicy ogląda pułapkę pod jednorożcem { $prize }.
    }
}
kill-the-unicorns-silence = { $you ->
    [yes] Zaczynasz pieśń: { $other-name } musi spasować.
    [target] { $name } zaczyna pieśń: musisz spasować.
   *[no] { $name } zaczyna pieśń: { $other-name } musi spasować.
}
kill-the-unicorns-fetch = { $you ->
    [yes] Wyczarowujesz na przód rzędu: { $card }. Na miejscu { $prize } czeka teraz { $out }.
   *[no] { $name } wyczarowuje na przód rzędu: { $card }. Na miejscu { $prize } czeka teraz { $out }.
}
kill-the-unicorns-exchange = { $you ->
    [yes] Bierzesz z powrotem kartę { $out } i kładziesz { $got }.
   *[no] { $name } bierze z powrotem kartę { $out } i kładzie { $got }.
}
kill-the-unicorns-steal = { $you ->
    [yes] Zamieniasz kartę { $given } na kartę { $got } gracza { $other-name }.
    [target] { $name } zamienia kartę { $given } na twoją: { $got }.
   *[no] { $name } zamienia kartę { $given } na kartę { $got } gracza { $other-name }.
}
kill-the-unicorns-cancel = { $you ->
    [yes] Unieważniasz pułapkę: { $card }.
   *[no] { $name } unieważnia pułapkę: { $card }.
}
kill-the-unicorns-recover = { $you ->
    [yes] Bierzesz z powrotem na rękę kartę { $card }.
   *[no] { $name } bierze z powrotem na rękę kartę { $card }.
}
kill-the-unicorns-bargain = { $you ->
    [yes] Targujesz się: o 2 mniej.
   *[no] { $name } się targuje: o 2 mniej.
}

## Events: the reveal

kill-the-unicorns-reveal = { $you ->
    [yes] { $count ->
        [one] Odkrywasz { $cards }.
       *[other] Odkrywasz { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } odkrywa { $cards }.
       *[other] { $name } odkrywa { $cards } = { $total }.
    }
}
kill-the-unicorns-tied = { $count } razy { $total }: te sumy się znoszą.
kill-the-unicorns-ahead = { $you ->
    [yes] Twoja suma { $total } jest najwyższa z pozostałych.
   *[no] { $name } z sumą { $total } jest na czele.
}
kill-the-unicorns-trap = { $you ->
    [yes] Odkryta zostaje twoja pułapka: { $card }!
   *[no] Odkryta zostaje pułapka: { $card }! Właściciel: { $name }.
}
kill-the-unicorns-other-trap = { $you ->
    [yes] Twoja pułapka przy jednorożcu { $prize } trafia na twój stos odrzuconych ({ $card }).
   *[no] Pułapka przy jednorożcu { $prize } ({ $card }) trafia na stos odrzuconych. Właściciel: { $name }.
}
kill-the-unicorns-pinned = { $got } ma przypiętą pułapkę: { $card }.
kill-the-unicorns-new-winner = { $you ->
    [yes] Sytuacja się odwraca: wygrywasz z sumą { $total }!
   *[no] Sytuacja się odwraca: { $name } wygrywa z sumą { $total }!
}
kill-the-unicorns-same-winner = { $you ->
    [yes] Nic to nie zmienia: nadal wygrywasz z sumą { $total }.
   *[no] Nic to nie zmienia: { $name } nadal wygrywa z sumą { $total }.
}
kill-the-unicorns-swap = { $you ->
    [yes] Zamiana! { $other-name } dostaje: { $given }. Dostajesz: { $got }.
    [target] Zamiana! Dostajesz: { $given }. { $name } dostaje: { $got }.
   *[no] Zamiana! { $other-name } dostaje: { $given }. { $name } dostaje: { $got }.
}
kill-the-unicorns-trojan-nothing = { $you ->
    [yes] Twój jednorożec trojański nie ma czego zamienić.
   *[no] Jednorożec trojański nie ma czego zamienić. Właściciel: { $name }.
}
kill-the-unicorns-lose = { $you ->
    [yes] Zomborożec zabiera ci jednorożca: { $card }.
   *[no] { $name } oddaje zomborożcowi jednorożca: { $card }.
}
kill-the-unicorns-zombicorn-nothing = { $you ->
    [yes] Zomborożec nie ma czego ugryźć w twoim stadzie.
   *[no] { $name } ma puste stado: zomborożec nie ma czego ugryźć.
}
kill-the-unicorns-drop = { $you ->
    [yes] Przynęta kosztuje cię kartę polowania: { $card }.
   *[no] { $name } płaci za przynętę kartą polowania: { $card }.
}
kill-the-unicorns-bait-nothing = { $you ->
    [yes] Przynęta nic cię nie kosztuje: masz pustą rękę.
   *[no] { $name } ma pustą rękę, więc przynęta nic nie kosztuje.
}
kill-the-unicorns-catch = { $you ->
    [yes] Łapiesz jednorożca: { $card }!
   *[no] { $name } łapie jednorożca: { $card }!
}
kill-the-unicorns-run-away = Ucieka: { $card }.

## Events: the market and the end

kill-the-unicorns-market = Otwiera się czarny rynek.
kill-the-unicorns-buy = { $you ->
    [yes] Kupujesz: { $card } (dla: { $got }). Płacisz { $paid }.
   *[no] { $name } kupuje: { $card } (dla: { $got }). Cena: { $paid }.
}
kill-the-unicorns-butcher = { $you ->
    [yes] Do masarni trafia { $out }. Płacisz { $paid } i dostajesz: { $card }.
   *[no] Do masarni trafia { $out }. { $name } płaci { $paid } i dostaje: { $card }.
}
kill-the-unicorns-wash = { $you ->
    [yes] Myjesz jednorożca ({ $got }, { $card }) i płacisz { $paid }. Znika { $out }.
   *[no] { $name } myje jednorożca ({ $got }, { $card }) i płaci { $paid }. Znika { $out }.
}
kill-the-unicorns-buy-nothing = { $you ->
    [yes] Nic nie kupujesz.
   *[no] { $name } nic nie kupuje.
}
kill-the-unicorns-hands-return = Wszyscy biorą z powrotem swoje karty polowania.
kill-the-unicorns-double-rainbow = { $you ->
    [yes] Podwójna tęcza! Od razu wygrywasz.
   *[no] Podwójna tęcza! { $name } od razu wygrywa.
}
kill-the-unicorns-end = Koniec czwartej rundy: teraz liczą gnomy.

## What you are asked for. $card is the unicorn being hunted, an uncovered trap or the token being bought; $needed
## is how many hunt cards are to be laid, 0 when you open.

kill-the-unicorns-ask-character = Wybierz swoją postać.
kill-the-unicorns-ask-trap-discard = Odrzuć jedną z dwóch pułapek; drugą zaraz zastawisz.
kill-the-unicorns-ask-trap = Zastaw pułapkę przy jednorożcu.
kill-the-unicorns-ask-lead = Ustalcie w drużynie, kto otwiera.
kill-the-unicorns-ask-before-lay = Trwa polowanie: { $card }. Używasz mocy czy pasujesz?
kill-the-unicorns-ask-announce = { $card }: ile kart ma położyć każda drużyna? Możesz też spasować.
kill-the-unicorns-ask-lay = { $needed ->
    [0] { $card }: otwórz polowanie, kładąc 1, 2 lub 3 karty, albo spasuj.
    [one] { $card }: połóż { $needed } kartę polowania albo spasuj.
    [few] { $card }: połóż { $needed } karty polowania albo spasuj.
    [many] { $card }: połóż { $needed } kart polowania albo spasuj.
   *[other] { $card }: połóż { $needed } karty polowania albo spasuj.
}
kill-the-unicorns-ask-lay-team = { $card }: kart polowania od twojej drużyny ma być razem { $needed }. Połóż swoją część, przynajmniej jedną.
kill-the-unicorns-ask-after-reveal = Karty leżą odkryte: używasz mocy czy pasujesz?
kill-the-unicorns-ask-choose-trap = Czekają na ciebie dwie pułapki: którą odkrywasz?
kill-the-unicorns-ask-trap-revealed = { $card }: unieważniasz tę pułapkę czy pasujesz?
kill-the-unicorns-ask-trojan = Twój jednorożec trojański: zamień jednego swojego jednorożca na jednego ze zwycięskiego stada.
kill-the-unicorns-ask-zombicorn = Zomborożec jest głodny: którego jednorożca oddajesz?
kill-the-unicorns-ask-bait = Przynęta ma swoją cenę: którą kartę polowania oddajesz?
kill-the-unicorns-ask-after-hunt = Polowanie skończone: bierzesz kartę z powrotem czy pasujesz?
kill-the-unicorns-ask-market = Czarny rynek: kup jedną rzecz albo spasuj.
kill-the-unicorns-ask-target = { $card }: dla którego z twoich jednorożców?

## The moments at which powers are used

kill-the-unicorns-window-before-lay = zanim zostaną położone karty polowania
kill-the-unicorns-window-after-reveal = po odkryciu kart polowania
kill-the-unicorns-window-trap-revealed = gdy odkryta zostaje pułapka
kill-the-unicorns-window-after-hunt = po polowaniu

## Choices

kill-the-unicorns-choice-pass = pasuj
kill-the-unicorns-choice-pick = wybierz postać: { $card }
kill-the-unicorns-choice-discard = odrzuć: { $card }
kill-the-unicorns-choice-lead = otwiera { $name }
kill-the-unicorns-choice-number = kart od każdej drużyny: { $number }
kill-the-unicorns-choice-lay = połóż karty polowania
kill-the-unicorns-choice-peek = { $side ->
    [above] obejrzyj pułapkę powyżej
   *[below] obejrzyj pułapkę poniżej
}
kill-the-unicorns-choice-silence = niech pasuje { $name }
kill-the-unicorns-choice-fetch = na przód rzędu: { $card }
kill-the-unicorns-choice-exchange = weź z powrotem { $out }, połóż { $got }
kill-the-unicorns-choice-steal = zamień { $given } na { $got }
kill-the-unicorns-choice-cancel = unieważnij pułapkę
kill-the-unicorns-choice-reveal = { $side ->
    [above] odkryj pułapkę powyżej
   *[below] odkryj pułapkę poniżej
}
kill-the-unicorns-choice-swap = oddaj: { $given }, weź: { $got }
kill-the-unicorns-choice-lose = oddaj: { $card }
kill-the-unicorns-choice-drop = oddaj: { $card }
kill-the-unicorns-choice-recover = weź z powrotem: { $card }
kill-the-unicorns-choice-buy = kup: { $card }, cena { $price }
kill-the-unicorns-choice-on = { $card }

## The table

kill-the-unicorns-round-of = Runda { $round } z { $rounds }
kill-the-unicorns-hunt-of = polowanie { $hunt } z { $hunts }
kill-the-unicorns-draw-pile = Stos: { $cards ->
    [one] { $cards } jednorożec
    [few] { $cards } jednorożce
    [many] { $cards } jednorożców
   *[other] { $cards } jednorożca
}
kill-the-unicorns-in-hand = { $cards ->
    [one] { $cards } karta polowania
    [few] { $cards } karty polowania
    [many] { $cards } kart polowania
   *[other] { $cards } karty polowania
}
kill-the-unicorns-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
kill-the-unicorns-set-bonus = zestawy +{ $points }
kill-the-unicorns-rainbow-bonus = tęcza +{ $points }
kill-the-unicorns-first-player = pierwszy gracz
kill-the-unicorns-power-ready = moc gotowa
kill-the-unicorns-power-used = moc zużyta
kill-the-unicorns-power-off = bez mocy
kill-the-unicorns-your-hand = Twoja ręka
kill-the-unicorns-your-traps = Twoje pułapki
kill-the-unicorns-laid = położone
kill-the-unicorns-passed = pasuje
kill-the-unicorns-total = suma { $total }
kill-the-unicorns-black-market = Czarny rynek
kill-the-unicorns-sold-out = wyprzedane
kill-the-unicorns-gone = nie ma

## Where the points come from

kill-the-unicorns-part-stars = gwiazdki
kill-the-unicorns-part-tokens = żetony na jednorożcach
kill-the-unicorns-part-pates = pasztety
kill-the-unicorns-part-traps = przypięte pułapki
kill-the-unicorns-part-sets = zestawy w jednym kolorze
kill-the-unicorns-part-rainbows = tęcze

## Options

kill-the-unicorns-option-characters = Postacie
    .text = pick: każdy wybiera po kolei; random: decyduje los.
kill-the-unicorns-option-extra_characters = Dodatkowe postacie
    .text = on: do wyboru są też kupiec, złodziejka i czarny mag. Ich moce to nasza propozycja.
kill-the-unicorns-option-expert = Dla ekspertów
    .text = on: karty polowania i pułapki odrzuca się zakryte.
kill-the-unicorns-option-beginner = Dla początkujących
    .text = no-traps: bez pułapek; no-powers: bez mocy (tylko w wydaniu francuskim); no-traps-no-powers: bez jednych i drugich.
kill-the-unicorns-option-teams = Dwoje na dwoje
    .text = on: cztery osoby tworzą dwie wylosowane drużyny ze wspólnymi stadami.
kill-the-unicorns-option-start = Kto zaczyna
    .text = random: decyduje los; miejsce: od A do F; winner: zwycięzca ostatniej gry; next: miejsce następne po tym, które zaczynało ostatnim razem.
kill-the-unicorns-option-last_winners = Zwycięzcy ostatniej gry
    .text = Litery miejsc, na przykład B albo AC; potrzebne dla start=winner.
kill-the-unicorns-option-last_starter = Kto zaczynał ostatnią grę
    .text = Litera miejsca; potrzebna dla start=next.
kill-the-unicorns-option-no_winner_marker = Znacznik po polowaniu bez zwycięzcy
    .text = stays: zatrzymuje go ten, kto go ma; back: wraca do osoby, która miała go na początku polowania.
kill-the-unicorns-option-runaway_traps = Pułapki uciekiniera
    .text = hidden: zakryte pod stosy odrzuconych; open: odkryte na wierzch.
kill-the-unicorns-option-own_traps = Twoje zastawione pułapki
    .text = shown: stół dalej ci je pokazuje; remembered: musisz je zapamiętać.
kill-the-unicorns-option-final_bicorn = Dwurożec w podwójnej tęczy na końcu
    .text = twice: przy końcowym liczeniu liczy się podwójnie; once: jest jednym jednorożcem.

## Chapters of the rules

kill-the-unicorns-section-goal = Cel gry
kill-the-unicorns-section-players = Kto gra
kill-the-unicorns-section-cards = Co jest w pudełku
kill-the-unicorns-section-setup = Przygotowanie
kill-the-unicorns-section-round = Runda
kill-the-unicorns-section-turn = Czyja kolej
kill-the-unicorns-section-trap = Zastawianie pułapek
kill-the-unicorns-section-hunt = Polowanie
kill-the-unicorns-section-reveal = Odkrywanie kart
kill-the-unicorns-section-traps = Pułapki jedna po drugiej
kill-the-unicorns-section-market = Czarny rynek
kill-the-unicorns-section-herd = Twoje stado
kill-the-unicorns-section-score = Liczenie punktów
kill-the-unicorns-section-end = Koniec gry
kill-the-unicorns-section-power = Postacie i moce
kill-the-unicorns-section-variant = Warianty
kill-the-unicorns-section-team = Gra drużynowa

## Questions the editions answer differently

kill-the-unicorns-topic-players = Ile osób może grać?
kill-the-unicorns-topic-unicorn-deck = Jakie są jednorożce?
kill-the-unicorns-topic-characters = Jakie są postacie?
kill-the-unicorns-topic-extra-characters = Czy są dodatkowe postacie?
kill-the-unicorns-topic-trap-cards = Których pułapek nie ma wszędzie?
kill-the-unicorns-topic-market-stock = Co leży na rynku?
kill-the-unicorns-topic-unicorns-per-round = Ile jednorożców jest w rundzie?
kill-the-unicorns-topic-next-round = Kto zaczyna następną rundę?
kill-the-unicorns-topic-trap-order = Kiedy odrzuca się drugą pułapkę?
kill-the-unicorns-topic-traps-per-unicorn = Ile pułapek mieści się przy jednorożcu?
kill-the-unicorns-topic-first-passes = A gdy pierwszy gracz pasuje?
kill-the-unicorns-topic-trap-moment = Kiedy odkrywa się pułapkę?
kill-the-unicorns-topic-which-trap = Kto wybiera pułapkę do odkrycia?
kill-the-unicorns-topic-other-trap = Co się dzieje z drugą pułapką?
kill-the-unicorns-topic-no-winner = Gdzie jest znacznik, gdy nikt nie wygrał polowania?
kill-the-unicorns-topic-runaway-traps = Co się dzieje z pułapkami uciekiniera?
kill-the-unicorns-topic-token-safe = Czy można komuś zabrać żeton?
kill-the-unicorns-topic-butchered-tokens = Co się dzieje z żetonami w masarni?
kill-the-unicorns-topic-prices = Jakie są ceny na rynku?
kill-the-unicorns-topic-soap = Czy jest mydło?
kill-the-unicorns-topic-legendaries = Czy są legendarne jednorożce?
kill-the-unicorns-topic-over-five = A więcej niż pięć w jednym kolorze?
kill-the-unicorns-topic-end-tie = Kto wygrywa przy remisie na koniec?
kill-the-unicorns-topic-power-use = Jak często można użyć mocy?
kill-the-unicorns-topic-princess-moment = Jak długo księżniczka może zaglądać?
kill-the-unicorns-topic-bard-moment = Kogo bard może jeszcze zmusić do pasu?
kill-the-unicorns-topic-expert = Czy jest wariant dla ekspertów?
kill-the-unicorns-topic-beginner = Co mogą pominąć początkujący?
kill-the-unicorns-topic-team = Czy jest gra drużynowa?

## Fields of the cards

kill-the-unicorns-field-kind = Rodzaj
kill-the-unicorns-field-colour = Kolor
kill-the-unicorns-field-stars = Gwiazdki
kill-the-unicorns-field-value = Wartość
kill-the-unicorns-field-effect = Działanie
kill-the-unicorns-field-points = Punkty
kill-the-unicorns-field-pinned = Przypinana
kill-the-unicorns-field-decks = Wśród pułapek postaci
kill-the-unicorns-field-extra_decks = Także wśród pułapek postaci
kill-the-unicorns-field-power = Moc
kill-the-unicorns-field-item = Stragan
kill-the-unicorns-field-price = Cena

## What the fields of the cards may say

kill-the-unicorns-value-unicorn = jednorożec
kill-the-unicorns-value-pigicorn = świniorożec
kill-the-unicorns-value-legendary = legendarny jednorożec
kill-the-unicorns-value-starter = jednorożec startowy
kill-the-unicorns-value-hunt = karta polowania
kill-the-unicorns-value-trap = pułapka
kill-the-unicorns-value-character = postać
kill-the-unicorns-value-stall = stragan
kill-the-unicorns-value-token = żeton
kill-the-unicorns-value-pink = różowy
kill-the-unicorns-value-blue = niebieski
kill-the-unicorns-value-green = zielony
kill-the-unicorns-value-yellow = żółty
kill-the-unicorns-value-points = zmienia punkty
kill-the-unicorns-value-lowest_wins = wygrywa najniższa suma
kill-the-unicorns-value-second_wins = wygrywa druga suma
kill-the-unicorns-value-counts_twice = liczy się podwójnie
kill-the-unicorns-value-swap = zamiana jednorożców
kill-the-unicorns-value-lose_one = zwycięzca traci jednorożca
kill-the-unicorns-value-recolour = zmienia kolor
kill-the-unicorns-value-scare = jednorożec ucieka
kill-the-unicorns-value-lose_hunt_card = zwycięzca traci kartę polowania
kill-the-unicorns-value-princess = księżniczka
kill-the-unicorns-value-knight = rycerz
kill-the-unicorns-value-wizard = czarodziej
kill-the-unicorns-value-shaman = szamanka
kill-the-unicorns-value-huntress = łowczyni
kill-the-unicorns-value-bard = bard
kill-the-unicorns-value-merchant = kupiec
kill-the-unicorns-value-thief = złodziejka
kill-the-unicorns-value-black_mage = czarny mag
kill-the-unicorns-value-butchery = jednorożcowa masarnia
kill-the-unicorns-value-false_horn = róg
kill-the-unicorns-value-fairy_dust = wróżkowy pył
kill-the-unicorns-value-cotton_candy = wata cukrowa
kill-the-unicorns-value-soap = mydło
kill-the-unicorns-value-yes = tak
kill-the-unicorns-value-no = nie
kill-the-unicorns-value-peek = podgląda pułapkę
kill-the-unicorns-value-extra = dokłada kartę
kill-the-unicorns-value-exchange = wymienia kartę
kill-the-unicorns-value-cancel = unieważnia pułapkę
kill-the-unicorns-value-recover = odzyskuje kartę
kill-the-unicorns-value-silence = każe komuś spasować
kill-the-unicorns-value-discount = kupuje taniej
kill-the-unicorns-value-steal = zamienia zagrane karty
kill-the-unicorns-value-fetch = zamienia jednorożce w rzędzie
