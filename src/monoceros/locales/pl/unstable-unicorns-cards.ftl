### What the cards of Unstable Unicorns say, made from their programs by games/unstable_unicorns/wording.py.

## The moment: { $rest } is the sentence with the word order it has behind an opening

unstable-unicorns-when-enter = gdy ta karta trafi do twojej stajni, { $rest }
unstable-unicorns-when-turn-start = na początku twojej tury { $rest }
unstable-unicorns-when-then = następnie { $rest }
unstable-unicorns-when-if-so = jeśli to zrobisz, { $rest }
unstable-unicorns-when-and = ponadto { $rest }

## Who does it: alone, and behind an opening

unstable-unicorns-says-do = { $does }.
    .after = musisz { $does }.
unstable-unicorns-says-may = możesz { $does }.
    .after = możesz { $does }.
unstable-unicorns-says-any-player = wybierz dowolną osobę. Ta osoba { $does }.
    .after = wybierz dowolną osobę. Ta osoba { $does }.
unstable-unicorns-says-may-any-player = możesz wybrać dowolną osobę. Ta osoba { $does }.
    .after = możesz wybrać dowolną osobę. Ta osoba { $does }.
unstable-unicorns-says-another-player = wybierz inną osobę. Ta osoba { $does }.
    .after = wybierz inną osobę. Ta osoba { $does }.
unstable-unicorns-says-may-another-player = możesz wybrać inną osobę. Ta osoba { $does }.
    .after = możesz wybrać inną osobę. Ta osoba { $does }.
unstable-unicorns-says-each-player = wszyscy { $does }.
    .after = wszyscy { $does }.
unstable-unicorns-says-may-each-player = jeśli chcesz, wszyscy { $does }.
    .after = jeśli chcesz, wszyscy { $does }.
unstable-unicorns-says-each-other-player = wszyscy pozostali { $does }.
    .after = wszyscy pozostali { $does }.
unstable-unicorns-says-may-each-other-player = jeśli chcesz, wszyscy pozostali { $does }.
    .after = jeśli chcesz, wszyscy pozostali { $does }.
unstable-unicorns-says-its-player = osoba, która ją zagrała, { $does }.
    .after = osoba, która ją zagrała, { $does }.
unstable-unicorns-says-may-its-player = jeśli chcesz, osoba, która ją zagrała, { $does }.
    .after = jeśli chcesz, osoba, która ją zagrała, { $does }.

## Two things one after the other

unstable-unicorns-join-and =
    .may = { $first } i { $second }
    .do = { $first } i { $second }
    .one = { $first } i { $second }
    .each = { $first } i { $second }
unstable-unicorns-join-then =
    .may = { $first }, a następnie { $second }
    .do = { $first }, a następnie { $second }
    .one = { $first }, a następnie { $second }
    .each = { $first }, a następnie { $second }
unstable-unicorns-join-or =
    .may = albo { $first }, albo { $second }
    .do = { $first } albo { $second }
    .one = wybiera jedno: { $first } albo { $second }
    .each = wybierają jedno: { $first } albo { $second }

## What is done: what you may do, an order, what a chosen player does, what several players do

unstable-unicorns-does-discard =
    .may = odrzucić { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
    .do = odrzuć { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
    .one = odrzuca { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
    .each = odrzucają po { $amount ->
        [one] 1 karcie
        [few] { $amount } karty
       *[other] { $amount } kart
    }
unstable-unicorns-does-discard-hand =
    .may = odrzucić wszystkie karty z ręki (co najmniej 1)
    .do = odrzuć wszystkie karty z ręki (co najmniej 1)
    .one = odrzuca wszystkie karty z ręki
    .each = odrzucają wszystkie karty z ręki
unstable-unicorns-does-draw =
    .may = dobrać { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
    .do = dobierz { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    }
    .each = dobierają po { $amount ->
        [one] 1 karcie
        [few] { $amount } karty
       *[other] { $amount } kart
    }
unstable-unicorns-does-draw-per-basic =
    .may = dobrać po 1 karcie za każdego zwyczajnego jednorożca w swojej stajni
    .do = dobierz po 1 karcie za każdego zwyczajnego jednorożca w swojej stajni
    .each = dobierają po 1 karcie za każdego zwyczajnego jednorożca w swojej stajni
unstable-unicorns-does-redraw-hand =
    .each = odrzucają wszystkie karty z ręki i dobierają tyle samo
unstable-unicorns-does-sacrifice-card =
    .may = poświęcić dowolną kartę
    .do = poświęć dowolną kartę
    .one = poświęca kartę
    .each = poświęcają po jednej karcie
unstable-unicorns-does-sacrifice-unicorn =
    .may = poświęcić jednorożca
    .do = poświęć jednorożca
    .one = poświęca jednorożca
    .each = poświęcają po jednym jednorożcu
unstable-unicorns-does-sacrifice-basic =
    .may = poświęcić zwyczajnego jednorożca
    .do = poświęć zwyczajnego jednorożca
    .one = poświęca zwyczajnego jednorożca
    .each = poświęcają po jednym zwyczajnym jednorożcu
unstable-unicorns-does-sacrifice-downgrade =
    .may = poświęcić kartę kary
    .do = poświęć kartę kary
    .one = poświęca kartę kary
    .each = poświęcają po jednej karcie kary
unstable-unicorns-does-sacrifice-all-downgrade =
    .may = poświęcić wszystkie swoje karty kar
    .do = poświęć wszystkie swoje karty kar
    .one = poświęca wszystkie swoje karty kar
    .each = poświęcają wszystkie swoje karty kar
unstable-unicorns-does-destroy-card =
    .may = zniszczyć dowolną kartę
    .do = zniszcz dowolną kartę
unstable-unicorns-does-destroy-unicorn =
    .may = zniszczyć jednorożca
    .do = zniszcz jednorożca
unstable-unicorns-does-destroy-upgrade =
    .may = zniszczyć ulepszenie
    .do = zniszcz ulepszenie
unstable-unicorns-does-destroy-downgrade =
    .may = zniszczyć kartę kary
    .do = zniszcz kartę kary
unstable-unicorns-does-destroy-all-upgrade-from-another-player =
    .may = zniszczyć wszystkie ulepszenia w stajni innej osoby
    .do = zniszcz wszystkie ulepszenia w stajni innej osoby
unstable-unicorns-does-steal-unicorn =
    .may = ukraść jednorożca
    .do = ukradnij jednorożca
unstable-unicorns-does-steal-baby =
    .may = ukraść jednorożka
    .do = ukradnij jednorożka
unstable-unicorns-does-steal-unicorn-from-there =
    .may = ukraść jednorożca z tej samej stajni
    .do = ukradnij jednorożca z tej samej stajni
unstable-unicorns-does-move-this-to-another-player =
    .may = przenieść tę kartę do stajni innej osoby
    .do = przenieś tę kartę do stajni innej osoby
unstable-unicorns-does-move-unicorn-to-other-stable =
    .may = przenieść jednorożca z dowolnej stajni do innej, byle nie do swojej
    .do = przenieś jednorożca z dowolnej stajni do innej, byle nie do swojej
unstable-unicorns-does-lend-unicorn-to-another-player =
    .may = wypożyczyć jednego ze swoich jednorożców do stajni innej osoby; wraca on na koniec twojej tury, jeśli nadal tam jest
    .do = wypożycz jednego ze swoich jednorożców do stajni innej osoby; wraca on na koniec twojej tury, jeśli nadal tam jest
unstable-unicorns-does-bring-baby-from-nursery =
    .may = wprowadzić jednorożka ze żłobka do swojej stajni
    .do = wprowadź jednorożka ze żłobka do swojej stajni
unstable-unicorns-does-bring-basic-from-hand =
    .may = wprowadzić zwyczajnego jednorożca z ręki do swojej stajni
    .do = wprowadź zwyczajnego jednorożca z ręki do swojej stajni
unstable-unicorns-does-bring-upgrade-from-hand =
    .may = wprowadzić ulepszenie z ręki do swojej stajni
    .do = wprowadź ulepszenie z ręki do swojej stajni
unstable-unicorns-does-bounce-unicorn =
    .may = wziąć jednego ze swoich jednorożców z powrotem na rękę
    .do = weź jednego ze swoich jednorożców z powrotem na rękę
unstable-unicorns-does-bounce-card-from-another-player =
    .may = zwrócić innej osobie na rękę dowolną kartę z jej stajni
    .do = zwróć innej osobie na rękę dowolną kartę z jej stajni
unstable-unicorns-does-bounce-unicorn-from-another-player =
    .may = zwrócić innej osobie na rękę jednorożca z jej stajni
    .do = zwróć innej osobie na rękę jednorożca z jej stajni
unstable-unicorns-does-return-baby =
    .each = odsyłają po jednym swoim jednorożku do żłobka
unstable-unicorns-does-pull-from-another-player =
    .may = wyciągnąć z ręki innej osoby { $amount ->
        [one] 1 losową kartę
        [few] { $amount } losowe karty
       *[other] { $amount } losowych kart
    }
    .do = wyciągnij z ręki innej osoby { $amount ->
        [one] 1 losową kartę
        [few] { $amount } losowe karty
       *[other] { $amount } losowych kart
    }
unstable-unicorns-does-pull-from-each-other-player =
    .may = wyciągnąć po { $amount ->
        [one] 1 losowej karcie
        [few] { $amount } losowe karty
       *[other] { $amount } losowych kart
    } z ręki każdej innej osoby
    .do = wyciągnij po { $amount ->
        [one] 1 losowej karcie
        [few] { $amount } losowe karty
       *[other] { $amount } losowych kart
    } z ręki każdej innej osoby
unstable-unicorns-does-take-card-from-another-player =
    .may = obejrzeć karty na ręce innej osoby i wziąć dowolną z nich
    .do = obejrzyj karty na ręce innej osoby i weź dowolną z nich
unstable-unicorns-does-take-unicorn-from-another-player =
    .may = obejrzeć karty na ręce innej osoby i wziąć stamtąd jednorożca na swoją rękę
    .do = obejrzyj karty na ręce innej osoby i weź stamtąd jednorożca na swoją rękę
unstable-unicorns-does-take-card-from-discard =
    .may = wziąć na rękę dowolną kartę ze stosu kart odrzuconych
    .do = weź na rękę dowolną kartę ze stosu kart odrzuconych
unstable-unicorns-does-take-neigh-from-discard =
    .may = wziąć na rękę kartę RzeNIE ze stosu kart odrzuconych
    .do = weź na rękę kartę RzeNIE ze stosu kart odrzuconych
unstable-unicorns-does-scrap-card-from-another-player =
    .may = obejrzeć karty na ręce innej osoby i położyć dowolną z nich na stos kart odrzuconych
    .do = obejrzyj karty na ręce innej osoby i połóż dowolną z nich na stos kart odrzuconych
unstable-unicorns-does-scrap-unicorn-from-another-player =
    .may = obejrzeć karty na ręce innej osoby i położyć jednorożca stamtąd na stos kart odrzuconych
    .do = obejrzyj karty na ręce innej osoby i połóż jednorożca stamtąd na stos kart odrzuconych
unstable-unicorns-does-give-to-another-player =
    .may = oddać komukolwiek poza sobą { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } z ręki
    .do = oddaj komukolwiek poza sobą { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } z ręki
unstable-unicorns-does-search-named-from-deck =
    .may = poszukać w talii karty „{ $card }”, pokazać ją wszystkim i wziąć na rękę; potem talia zostaje potasowana
    .do = poszukaj w talii karty „{ $card }”, pokaż ją wszystkim i weź na rękę; potem talia zostaje potasowana
unstable-unicorns-does-search-unicorn-from-deck =
    .may = poszukać w talii jednorożca, pokazać go wszystkim i wziąć na rękę; potem talia zostaje potasowana
    .do = poszukaj w talii jednorożca, pokaż go wszystkim i weź na rękę; potem talia zostaje potasowana
unstable-unicorns-does-search-downgrade-from-deck =
    .may = poszukać w talii karty kary, pokazać ją wszystkim i wziąć na rękę; potem talia zostaje potasowana
    .do = poszukaj w talii karty kary, pokaż ją wszystkim i weź na rękę; potem talia zostaje potasowana
unstable-unicorns-does-peek-from-deck =
    .may = obejrzeć { $amount ->
        [one] wierzchnią kartę talii i odłożyć ją z powrotem
        [few] { $amount } wierzchnie karty talii i odłożyć je w tej samej kolejności
       *[other] { $amount } wierzchnich kart talii i odłożyć je w tej samej kolejności
    }
    .do = obejrzyj { $amount ->
        [one] wierzchnią kartę talii i odłóż ją z powrotem
        [few] { $amount } wierzchnie karty talii i odłóż je w tej samej kolejności
       *[other] { $amount } wierzchnich kart talii i odłóż je w tej samej kolejności
    }
unstable-unicorns-does-peek-hand-from-each-other-player =
    .may = obejrzeć karty na rękach wszystkich pozostałych
    .do = obejrzyj karty na rękach wszystkich pozostałych
unstable-unicorns-does-reveal-from-deck =
    .may = pokazać wszystkim wierzchnią kartę talii: jeśli to jednorożec, wprowadź go do swojej stajni, jeśli nie, weź kartę na rękę
    .do = pokaż wszystkim wierzchnią kartę talii: jeśli to jednorożec, wprowadź go do swojej stajni, jeśli nie, weź kartę na rękę
unstable-unicorns-does-skip-draw =
    .may = pominąć swoją fazę dobierania
    .do = pomiń swoją fazę dobierania
    .one = pomija fazę dobierania w swojej następnej turze
unstable-unicorns-does-skip-action =
    .may = pominąć swoją fazę akcji
    .do = pomiń swoją fazę akcji
    .one = pomija fazę akcji w swojej następnej turze
unstable-unicorns-does-skip-turn =
    .may = pominąć całą swoją następną turę
    .do = pomiń całą swoją następną turę
    .one = pomija całą swoją następną turę
unstable-unicorns-does-add-turn =
    .may = rozegrać po tej turze jeszcze jedną
    .do = rozegraj po tej turze jeszcze jedną
unstable-unicorns-does-play =
    .may = postanowić, że w swojej fazie akcji zagrasz { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } zamiast jednej
    .do = zagraj w swojej fazie akcji { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } zamiast jednej
unstable-unicorns-does-reshuffle-discard =
    .may = wtasować stos kart odrzuconych w talię
    .do = wtasuj stos kart odrzuconych w talię
unstable-unicorns-does-cancel =
    .may = zatrzymać kartę, którą właśnie zagrywa inna osoba, i położyć ją na stos kart odrzuconych
    .do = zatrzymaj kartę, którą właśnie zagrywa inna osoba, i połóż ją na stos kart odrzuconych

## What a card does all the while, and what it needs

unstable-unicorns-plain = Bez efektu. Po prostu się liczy.
unstable-unicorns-needs-basic = Możesz zagrać tę kartę tylko wtedy, gdy w twojej stajni jest zwyczajny jednorożec.
unstable-unicorns-static-counts = Liczy się jako { $amount ->
    [one] 1 jednorożec
    [few] { $amount } jednorożce
   *[other] { $amount } jednorożców
}.
unstable-unicorns-static-more = Twój limit ręki rośnie o { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}.
unstable-unicorns-static-fewer = Twój limit ręki maleje o { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
   *[other] { $amount } kart
}.
unstable-unicorns-static-forbids-magic = Nie możesz zagrywać kart magii.
unstable-unicorns-static-forbids-basic = Nie możesz zagrywać zwyczajnych jednorożców.
unstable-unicorns-static-forbids-upgrade = Nie możesz zagrywać ulepszeń.
unstable-unicorns-static-guards-destroy = Jeśli któryś z twoich jednorożców miałby zostać zniszczony, możesz zamiast niego poświęcić tę kartę.
unstable-unicorns-static-guards-any = Jeśli któryś z twoich jednorożców miałby zostać poświęcony lub zniszczony, możesz zamiast niego poświęcić tę kartę.
unstable-unicorns-static-unbreakable = Twoich jednorożców nie można zniszczyć.
unstable-unicorns-static-strike = Żaden jednorożek nie może trafić do żadnej stajni.
unstable-unicorns-static-blank = Twoje jednorożce nie mają efektów i uchodzą za zwyczajne. Jednorożków to nie dotyczy.
unstable-unicorns-static-cows = Twoje jednorożce nie liczą się jako jednorożce, a efekty, które mówią o jednorożcach, ich nie dotyczą.
unstable-unicorns-static-flies-home = Jeśli ta karta zostanie poświęcona lub zniszczona, wraca na twoją rękę, zamiast trafić na stos kart odrzuconych.
unstable-unicorns-static-nursery-home = Jeśli ten jednorożek miałby trafić gdziekolwiek poza stajnię, wraca do żłobka.
unstable-unicorns-static-shuts = Gdy tylko w twojej stajni zabraknie jednorożców, poświęć tę kartę.
unstable-unicorns-static-final = Na tę kartę nikt nie może już rżeć.
