### The rules of Kill the Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule
### itself as .text. Where editions differ, the clauses share a topic, told in kill-the-unicorns.ftl.

## The aim

kill-the-unicorns-goal-most-points = Najpiękniejsze stado
    .text = Łap jednorożce, jak najwięcej w jednym kolorze, i uważaj na pułapki innych. Na koniec wygrywa ten, kto ma najwięcej punktów.
kill-the-unicorns-goal-four-rounds = Cztery dni polowań
    .text = Gra trwa cztery rundy. Po czwartej liczy się stada.

## Players

kill-the-unicorns-players-three-to-six = Od trzech do sześciu osób
    .text = W tym wydaniu poluje od 3 do 6 osób, po jednej na każdą z sześciu postaci w pudełku.
kill-the-unicorns-players-three-or-four = We trójkę lub we czwórkę
    .text = Prototyp ma cztery postacie, więc grają w niego 3 albo 4 osoby. Cztery mogą też zagrać w dwóch drużynach.
kill-the-unicorns-players-at-the-table = Ruch mają tylko polujący
    .text = Ruch może tu wykonać tylko ktoś, kto ma przy tym stole miejsce i postać.

## Cards

kill-the-unicorns-cards-unicorns = 28 jednorożców i 6 startowych
    .text = Każdy z czterech kolorów ma siedem jednorożców, licząc startowego. Cztery legendarne i dwa startowe nie mają koloru.
kill-the-unicorns-cards-unicorns-prototype = 36 jednorożców
    .text = Prototyp podaje 36 jednorożców, ale bez listy. Gramy z ośmioma w każdym kolorze i jednym startowym na kolor; legendarnych nie ma.
kill-the-unicorns-cards-hunt-cards = Po osiem kart polowania
    .text = Każda postać ma takie same osiem kart polowania o wartościach od 0 do 4.
kill-the-unicorns-cards-trap-cards = Po osiem pułapek
    .text = Każda postać ma osiem własnych pułapek. W każdej rundzie dobiera się dwie, więc starczają dokładnie na cztery rundy.
kill-the-unicorns-cards-six-characters = Sześć postaci
    .text = W pudełku są księżniczka, rycerz, czarodziej, szamanka, łowczyni i bard.
kill-the-unicorns-cards-four-characters = Cztery postacie
    .text = W prototypie grają księżniczka, rycerz, czarodziej i szamanka.
kill-the-unicorns-cards-extra-characters = Trzy postacie gościnne
    .text = Francuskie zasady wymieniają też kupca, złodziejkę i czarnego maga, których nie ma w pudełku. Gospodarz stołu może ich dopuścić; ich moce i pułapki to nasza propozycja.
kill-the-unicorns-cards-deck-lasts = Jednorożców nie zabraknie
    .text = W czterech rundach pojawia się najwyżej 16 jednorożców, a w stosie jest ich więcej. Nigdy więc nie trzeba go tasować od nowa.

## Setting up

kill-the-unicorns-setup-character = Wybierz postać
    .text = Przed pierwszą rundą wszyscy wybierają postacie. Razem z postacią dostajesz karty polowania, pułapki i moc.
kill-the-unicorns-setup-character-taken = Każda postać tylko raz
    .text = Nie można wybrać postaci, którą ktoś już ma albo która nie bierze udziału w tej grze.
kill-the-unicorns-setup-character-order = Kto wybiera pierwszy
    .text = Najpierw wybiera osoba ze znacznikiem, potem pozostali zgodnie z ruchem wskazówek zegara. Gospodarz może też zdać się na los.
kill-the-unicorns-setup-hunt-hand = Karty polowania na ręce
    .text = Każdą rundę zaczynasz ze wszystkimi ośmioma kartami polowania na ręce. Tylko ty możesz je oglądać.
kill-the-unicorns-setup-trap-pile = Zakryty stos pułapek
    .text = Twoje osiem pułapek leży przed tobą w potasowanym, zakrytym stosie. Nikt nie zna ich kolejności.
kill-the-unicorns-setup-starter = Startowy dla każdego
    .text = Jednorożce startowe się tasuje i każdy dostaje jednego, odkrytego. To pierwszy jednorożec w twoim stadzie. Reszta wraca do pudełka.
kill-the-unicorns-setup-row = Rząd zdobyczy
    .text = Jednorożce tworzą potasowany, zakryty stos. Te na daną rundę leżą odkryte w rzędzie, od stosu aż po czarny rynek.
kill-the-unicorns-setup-market = Po jednym na osobę
    .text = Na rynku leży tyle losowych pasztetów i tyle sztucznych rogów, ile osób gra, a do tego po jednej wacie cukrowej i jednym wróżkowym pyle w każdym z czterech kolorów.
kill-the-unicorns-setup-market-prototype = O jeden mniej niż graczy
    .text = Na rynku leżą pasztety, rogi i mydła, wszystkiego po jednym mniej niż graczy, a do tego po jednej wacie cukrowej i jednym wróżkowym pudrze w każdym kolorze.
kill-the-unicorns-setup-start-player = Kto zaczyna
    .text = Według zasad zaczyna ten, kto ostatnio widział prawdziwego jednorożca. Przy naszym stole decyduje los albo gospodarz wskazuje miejsce.

## The round

kill-the-unicorns-round-phases = Cztery kroki
    .text = Runda ma cztery kroki: zastawianie pułapek, polowanie na jednorożca, odkrywanie kart, a po wszystkich polowaniach czarny rynek.
kill-the-unicorns-round-four-unicorns = Cztery jednorożce na rundę
    .text = W każdej rundzie w rzędzie pojawiają się cztery jednorożce, bez względu na liczbę graczy.
kill-the-unicorns-round-unicorn-each = Jednorożec na osobę
    .text = W każdej rundzie w rzędzie pojawia się tyle jednorożców, ile osób gra.
kill-the-unicorns-round-hands-return = Karty wracają na rękę
    .text = Gdy rynek się zamyka, wszyscy biorą z powrotem na rękę wszystkie swoje karty polowania na następną rundę.
kill-the-unicorns-round-new-row = Nowy rząd
    .text = Wykłada się nowy rząd jednorożców i zaczyna się następna runda.
kill-the-unicorns-round-marker-stays = Znacznik zostaje
    .text = Nową rundę zaczyna ten, kto jako ostatni wygrał polowanie, nawet jeśli znacznik przez pasowanie powędrował dalej. Jeśli nikt jeszcze żadnego nie wygrał, znacznik zostaje na miejscu. Zakupy nie mają tu nic do rzeczy.
kill-the-unicorns-round-marker-stays-prototype = Tu znacznik też zostaje
    .text = Prototyp nie mówi, kto zaczyna nową rundę. U nas znacznik zostaje u tego, kto wygrał ostatnie polowanie.

## Turns

kill-the-unicorns-turn-clockwise = Po kolei
    .text = Wszystko odbywa się zgodnie z ruchem wskazówek zegara, począwszy od osoby ze znacznikiem. Poczekaj na swoją kolej.
kill-the-unicorns-turn-first-player = Znacznik pierwszego gracza
    .text = Kto ma znacznik, jest pierwszy: przy zastawianiu pułapek, przy otwieraniu polowania i na rynku.

## Setting traps

kill-the-unicorns-trap-draw-two = Dobierz dwie pułapki
    .text = Na początku rundy każdy dobiera dwie pułapki ze swojego stosu i ogląda je w tajemnicy.
kill-the-unicorns-trap-in-turn = Pułapki po kolei
    .text = Począwszy od osoby ze znacznikiem i zgodnie z ruchem wskazówek zegara każdy zastawia jedną ze swoich dwóch pułapek, zakrytą, przy jednorożcu z rzędu.
kill-the-unicorns-trap-place-then-discard = Najpierw zastaw, potem odrzuć
    .text = Najpierw zastawiasz wybraną pułapkę, a potem odrzucasz drugą, odkrytą.
kill-the-unicorns-trap-discard-then-place = Najpierw odrzuć, potem zastaw
    .text = Najpierw odrzucasz odkrytą jedną z dwóch pułapek. Potem zastawiasz tę, którą masz jeszcze na ręce.
kill-the-unicorns-trap-two-per-unicorn = Dwie przy jednorożcu
    .text = Przy jednorożcu leżą najwyżej dwie pułapki, jedna nad nim, druga pod nim. Jeśli miejsce jest zajęte, wybierz inne.
kill-the-unicorns-trap-two-in-french = Tu też dwie
    .text = W naszym egzemplarzu francuskich zasad brakuje zdania o liczbie pułapek, ale dalej jest mowa o dwóch. Pozwalamy na jedną nad jednorożcem i jedną pod nim.
kill-the-unicorns-trap-one-per-unicorn = Jedna przy jednorożcu
    .text = Pod jednorożcem mieści się tylko jedna pułapka. Jeśli jakaś już tam leży, wybierz innego jednorożca.
kill-the-unicorns-trap-no-peeking = Nie podglądamy
    .text = Zastawionej pułapki nikt nie może już odwrócić ani obejrzeć, nawet ten, kto ją zastawił.
kill-the-unicorns-trap-remembered = Twoja pamięć
    .text = Pamiętasz przecież, co zastawiasz, więc nasz stół dalej ci to pokazuje. Dla innych pozostaje to zakryte.
kill-the-unicorns-trap-not-shown = Zapamiętaj swoje pułapki
    .text = Zastawionej pułapki stół nie pokazuje już nikomu, nawet temu, kto ją zastawił: zapamiętaj, co grasz.

## The hunt

kill-the-unicorns-hunt-one-at-a-time = Jeden po drugim
    .text = Na jednorożce poluje się po kolei, od stosu aż po czarny rynek. Żadnego nie wolno pominąć.
kill-the-unicorns-hunt-open = Kto otwiera polowanie
    .text = Aby otworzyć polowanie, osoba ze znacznikiem kładzie zakryte 1, 2 lub 3 karty polowania.
kill-the-unicorns-hunt-same-number = Wszyscy kładą tyle samo
    .text = Jeśli chcesz polować, kładziesz dokładnie tyle kart polowania, ile osoba, która polowanie otworzyła. Dodatkowa karta Rycerza się nie liczy.
kill-the-unicorns-hunt-from-hand = Tylko z ręki
    .text = Możesz położyć tylko te karty polowania, które masz jeszcze na ręce. Położone karty są zużyte do końca rundy.
kill-the-unicorns-hunt-pass = Można spasować
    .text = Nikt nie musi polować. Pasując, nie kładziesz kart i zachowujesz je na później.
kill-the-unicorns-hunt-must-pass = Za mało kart
    .text = Jeśli nie masz już tylu kart polowania, ilu to polowanie wymaga, musisz spasować.
kill-the-unicorns-hunt-passes-by-itself = Przymusowy pas
    .text = Kto mógłby tylko spasować, nie jest o nic pytany, a tuż przed takim pasem nikt nie jest pytany o moc.
kill-the-unicorns-hunt-passed = Pas to pas
    .text = Jeśli nie bierzesz udziału w polowaniu, nie możesz złapać tego jednorożca.
kill-the-unicorns-hunt-marker-moves = Gdy pierwszy gracz pasuje
    .text = Jeśli pasuje osoba ze znacznikiem, znacznik przechodzi w lewo, a jego nowy właściciel może otworzyć polowanie.
kill-the-unicorns-hunt-marker-moves-french = Tu znacznik też wędruje
    .text = W naszym egzemplarzu francuskich zasad tego zdania brakuje. Tak jak w niemieckich znacznik przechodzi w lewo, gdy pierwszy gracz pasuje, i tam można otworzyć polowanie.
kill-the-unicorns-hunt-next-opens = Otwiera następna osoba
    .text = Jeśli pierwszy gracz nie chce polować, polowanie może otworzyć następna osoba zgodnie z ruchem wskazówek zegara.
kill-the-unicorns-hunt-all-pass = Wszyscy pasują
    .text = Jeśli nikt nie chce polować, jednorożec ucieka razem z pułapkami. Znacznik wraca tam, gdzie był na początku polowania.
kill-the-unicorns-hunt-lone-hunter = Samotne polowanie
    .text = Kto poluje sam, nie ma z kim zremisować i wygrywa, nawet z sumą 0.

## The reveal

kill-the-unicorns-reveal-together = Odkrywamy karty
    .text = Gdy wszyscy położyli karty albo spasowali, odkrywa się karty polowania na tego jednorożca i sumuje ich wartości.
kill-the-unicorns-reveal-highest-wins = Wygrywa najwyższa suma
    .text = Polowanie wygrywa najwyższa suma. Przynajmniej zwykle: uważaj na pułapki.
kill-the-unicorns-reveal-ties-cancel = Remisy się znoszą
    .text = Każda suma, którą mają co najmniej dwie osoby, jest nieważna. Wygrywa najwyższa z pozostałych. Gdy dwie osoby mają po 1, a dwie po 0, nie wygrywa nikt.
kill-the-unicorns-reveal-zero-can-win = Zero też może wygrać
    .text = Można wygrać z sumą 0, jeśli jest najwyższą z pozostałych. Ale i zera mogą zremisować.
kill-the-unicorns-reveal-runs-away = Jednorożec ucieka
    .text = Jeśli nie zostanie żadna suma, nikt nie wygrywa. Jednorożca się odrzuca, jego pułapki też.
kill-the-unicorns-reveal-runaway-traps = Pułapki uciekiniera
    .text = Instrukcja mówi tylko, że pułapki uciekiniera się odrzuca. Te, których nikt nie odkrył, kładziemy zakryte pod stosy odrzuconych ich właścicieli.
kill-the-unicorns-reveal-runaway-traps-open = Pułapki uciekiniera odkryte
    .text = Pułapki uciekiniera odrzuca się jak wszystkie inne: odkryte na stosy odrzuconych ich właścicieli.
kill-the-unicorns-reveal-runaway-traps-french = Uciekinier po francusku
    .text = Wszystkie pułapki zagrane w rundzie odrzuca się odkryte przed ich właścicielami, także te przy uciekinierze.
kill-the-unicorns-reveal-trap-after-winner = Najpierw zwycięzca, potem pułapka
    .text = Gdy remisy są skreślone i wiadomo, kto wygrał, zwycięzca odkrywa pułapkę przy jednorożcu.
kill-the-unicorns-reveal-trap-before-winner = Najpierw pułapka, potem zwycięzca
    .text = Po kartach polowania odkrywa się pułapkę pod jednorożcem. Dopiero wtedy wiadomo, kto wygrywa.
kill-the-unicorns-reveal-one-of-two = Jedna z dwóch
    .text = Jeśli przy jednorożcu leżą dwie pułapki, odkrywa się tylko jedną. Zwycięzca wybiera ją bez patrzenia.
kill-the-unicorns-reveal-winner-picks = Wybór w ciemno
    .text = Z dwóch pułapek zwycięzca odkrywa jedną, wybraną w ciemno. Nigdy więcej niż jedną na jednorożca.
kill-the-unicorns-reveal-single-trap = Nie ma w czym wybierać
    .text = Pod jednorożcem leży najwyżej jedna pułapka, więc po prostu się ją odkrywa.
kill-the-unicorns-reveal-other-trap = Druga pozostaje tajna
    .text = Druga pułapka trafia zakryta pod stos odrzuconych swojego właściciela.
kill-the-unicorns-reveal-other-trap-french = Drugą odrzuca się odkrytą
    .text = Wszystkie pułapki zagrane w rundzie odrzuca się odkryte przed ich właścicielami. Druga pułapka trafia więc odkryta na stos odrzuconych swojego właściciela.
kill-the-unicorns-reveal-effect-at-once = Pułapka działa od razu
    .text = Odkryta pułapka działa od razu, zanim ktokolwiek weźmie jednorożca.
kill-the-unicorns-reveal-new-winner = Wszystko może się zmienić
    .text = Niektóre pułapki oddają zwycięstwo komuś innemu albo nikomu.
kill-the-unicorns-reveal-take = Jednorożec dla zwycięzcy
    .text = Po pułapce zwycięzca bierze jednorożca do swojego stada.
kill-the-unicorns-reveal-discard = Położone karty są zużyte
    .text = Gdy jednorożec został zabrany, położone karty polowania i odkryta pułapka trafiają odkryte na stosy odrzuconych swoich właścicieli.
kill-the-unicorns-reveal-pinned = Przypięte zostają
    .text = Pułapka z pinezką zostaje przy swoim jednorożcu do końca gry.
kill-the-unicorns-reveal-winner-starts = Zwycięzca zaczyna
    .text = Kto złapał jednorożca, dostaje znacznik pierwszego gracza.
kill-the-unicorns-reveal-no-winner-stays = Nikt nie wygrał: znacznik zostaje
    .text = Jeśli nikt nie wygrał polowania, znacznik zatrzymuje ten, kto go teraz ma, nawet jeśli trafił do niego przez pasowanie.
kill-the-unicorns-reveal-no-winner-back = Nikt nie wygrał: znacznik wraca
    .text = Jeśli nikt nie wygrał polowania, znacznik wraca do osoby, która miała go na początku polowania.
kill-the-unicorns-reveal-next-unicorn = Pora na następnego
    .text = Jeśli w rzędzie są jeszcze jednorożce, poluje się na następnego. Jeśli nie, otwiera się rynek.

## The traps

kill-the-unicorns-traps-athletic-unicorn = Wysportowany jednorożec
    .text = Przypinana, i to całkiem miła: na koniec ten jednorożec jest wart o 2 punkty więcej.
kill-the-unicorns-traps-smelly-unicorn = Śmierdzący jednorożec
    .text = Przypinana: na koniec ten jednorożec jest wart o 3 punkty mniej.
kill-the-unicorns-traps-unicorn-pee = Siusiu jednorożca
    .text = Przypinana: na koniec ten jednorożec jest wart o 2 punkty mniej.
kill-the-unicorns-traps-size-doesnt-matter = Rozmiar nie gra roli
    .text = Polowanie wygrywa nie najwyższa, lecz najniższa ważna suma.
kill-the-unicorns-traps-no-use-running = Nie ma co uciekać
    .text = Polowanie wygrywa druga co do wysokości ważna suma. Jeśli jest tylko jedna, to ona.
kill-the-unicorns-traps-ties-first = Najpierw remisy
    .text = Pułapki, które zmieniają zwycięzcę, patrzą tylko na ważne sumy: remisy są już wtedy skreślone.
kill-the-unicorns-traps-bicorn = Dwurożec
    .text = Przypinana: na koniec ten jednorożec liczy się jak dwa w swoim kolorze, ale jego gwiazdki tylko raz.
kill-the-unicorns-traps-trojan-unicorn = Jednorożec trojański
    .text = Zanim ktoś weźmie zdobycz, właściciel tej pułapki zamienia jednego swojego jednorożca na jednego ze stada zwycięzcy. Sam wybiera oba.
kill-the-unicorns-traps-trojan-luggage = Z całym bagażem
    .text = Zamieniony jednorożec zabiera ze sobą do nowego stada swoje pułapki i żetony.
kill-the-unicorns-traps-trojan-nothing = Bez zamiany
    .text = Jeśli polowanie wygrał właściciel pułapki albo któreś z dwóch stad jest puste, nic się nie dzieje.
kill-the-unicorns-traps-zombicorn = Zomborożec
    .text = Zanim zwycięzca weźmie zdobycz, odrzuca jednego wybranego jednorożca ze swojego stada.
kill-the-unicorns-traps-zombicorn-luggage = Zjedzony w całości
    .text = Pułapki i żetony z odrzuconego jednorożca też znikają.
kill-the-unicorns-traps-zombicorn-nothing = Nie ma czego gryźć
    .text = Jeśli zwycięzca nie ma jeszcze jednorożca, zomborożec nic nie robi. Samej zdobyczy nigdy nie rusza.
kill-the-unicorns-traps-pink-ribbon = Różowa wstążka
    .text = Przypinana pułapka księżniczki: ten jednorożec liczy się jako różowy.
kill-the-unicorns-traps-blue-spell = Niebieskie zaklęcie
    .text = Przypinana pułapka czarodzieja: ten jednorożec liczy się jako niebieski.
kill-the-unicorns-traps-green-brew = Zielony wywar
    .text = Przypinana pułapka szamanki: ten jednorożec liczy się jako zielony.
kill-the-unicorns-traps-golden-ballad = Złota ballada
    .text = Przypinana pułapka barda: ten jednorożec liczy się jako żółty.
kill-the-unicorns-traps-colourless = Bezbarwnych nie przefarbujesz
    .text = Pułapka zmieniająca kolor nie działa na bezbarwnego jednorożca.
kill-the-unicorns-traps-clanking-armour = Brzęcząca zbroja
    .text = Jednorożec się płoszy i ucieka: tego polowania nie wygrywa nikt.
kill-the-unicorns-traps-costly-bait = Kosztowna przynęta
    .text = Zwycięzca odrzuca z ręki jedną wybraną kartę polowania. Przy pustej ręce nic się nie dzieje.

## The black market

kill-the-unicorns-market-order = Spacer po rynku
    .text = Po wszystkich polowaniach każdy może raz zrobić zakupy, zgodnie z ruchem wskazówek zegara, począwszy od osoby ze znacznikiem.
kill-the-unicorns-market-one-purchase = Jeden zakup na rundę
    .text = W każdej rundzie możesz kupić na rynku jedną rzecz, nie więcej.
kill-the-unicorns-market-buy-nothing = Nie trzeba kupować
    .text = Nikt nie musi nic kupować. Kto ma znacznik i nic nie kupi, i tak go zachowuje.
kill-the-unicorns-market-price = Płaci się kartami polowania
    .text = Cenę ze straganu płacisz wartościami kart polowania, które masz jeszcze na ręce.
kill-the-unicorns-market-cannot-pay = Za drogo
    .text = Możesz kupić tylko to, na co starczy kart polowania z twojej ręki.
kill-the-unicorns-market-payment = Reszty nie wydajemy
    .text = Płacisz odkrytymi kartami polowania, które jak najmniej przekraczają cenę. Reszty się nie wydaje.
kill-the-unicorns-market-sold-out = Co sprzedane, to sprzedane
    .text = Żetonów się nie uzupełnia. Gdy ostatni zostanie sprzedany, więcej już nie ma.
kill-the-unicorns-market-on-a-unicorn = Żeton trafia od razu na jednorożca
    .text = Żeton od razu kładziesz na jednorożcu ze swojego stada; tylko pasztet leży przed tobą. Bez odpowiedniego jednorożca nie możesz go kupić.
kill-the-unicorns-market-yours-to-keep = Co twoje, to twoje
    .text = Nikt nie może zabrać z twojego jednorożca kupionego żetonu. Może odejść tylko razem z jednorożcem.
kill-the-unicorns-market-several-tokens = Kilka żetonów na jednym
    .text = Na tym samym jednorożcu możesz położyć kilka żetonów. Punkty się sumują, a z kilku kolorów liczy się ostatni.
kill-the-unicorns-market-same-colour = Ten sam kolor
    .text = Watę cukrową lub wróżkowy pył możesz położyć i na jednorożcu, który już ma ten kolor. Po prostu się nie zmieni.
kill-the-unicorns-market-butchery = Jednorożcowa masarnia
    .text = Odrzuć jednego ze swoich jednorożców razem z przypiętą pułapką i weź za niego pasztet.
kill-the-unicorns-market-butchered-tokens = Żetony wypadają z gry
    .text = Żetony z jednorożca oddanego do masarni wypadają z gry.
kill-the-unicorns-market-butchered-tokens-french = Wszystko się odrzuca
    .text = Jednorożca oddanego do masarni odrzuca się razem z pułapką i wszystkimi żetonami.
kill-the-unicorns-market-butchered-tokens-prototype = Żetony w prototypie
    .text = Prototyp nie mówi nic o żetonach z jednorożca oddanego do masarni. U nas wypadają z gry.
kill-the-unicorns-market-pate-choice = Wybierz pasztet
    .text = Pasztety leżą odkryte na straganie, a kupujący wybiera jeden z nich.
kill-the-unicorns-market-pate-value = Pasztety to punkty
    .text = Na koniec pasztet jest wart tyle punktów, ile na nim napisano.
kill-the-unicorns-market-false-horn = Róg
    .text = Połóż róg na jednym ze swoich jednorożców: będzie wart o 2 punkty więcej.
kill-the-unicorns-market-fairy-dust = Wróżkowy pył
    .text = Połóż wróżkowy pył na jednym ze swoich jednorożców: zmieni kolor na kolor żetonu i będzie wart o 2 punkty więcej.
kill-the-unicorns-market-cotton-candy = Wata cukrowa
    .text = Połóż watę cukrową na jednym ze swoich jednorożców: zmieni kolor na kolor żetonu.
kill-the-unicorns-market-prices-prototype = Ceny w prototypie
    .text = Zasady prototypu nie podają cen na straganach. Bierzemy ceny z gotowej gry; tylko mydło ma cenę na żetonie.
kill-the-unicorns-market-prices = Ceny na straganach
    .text = Masarnia kosztuje 2, sztuczny róg 3, wata cukrowa 3, a wróżkowy pył 6.
kill-the-unicorns-market-soap = Mydło
    .text = Umyj jednego ze swoich jednorożców: odrzuć przypięte do niego Siusiu jednorożca albo Śmierdzącego jednorożca.
kill-the-unicorns-market-soap-price = Mydło ma własną cenę
    .text = Liczba na mydle to jego cena.
kill-the-unicorns-market-soap-needs-smell = Tylko dla brudnych
    .text = Mydła można użyć tylko na jednorożcu z przypiętym Siusiu jednorożca albo Śmierdzącym jednorożcem.

## Your herd

kill-the-unicorns-herd-arrange = Układaj, jak chcesz
    .text = Swoje jednorożce możesz w każdej chwili układać według kolorów. Nic nie jest ostateczne przed końcowym liczeniem.
kill-the-unicorns-herd-legendary = Legendarne jednorożce
    .text = Legendarny jednorożec jest wart 4 punkty, ale nie ma koloru. Do zestawu trafi tylko dzięki wacie cukrowej albo wróżkowemu pyłowi.
kill-the-unicorns-herd-starters = Startowe i świniorożce
    .text = Może wyglądają dziwnie, ale jednorożce startowe i świniorożce liczą się jak wszystkie inne.

## Counting points

kill-the-unicorns-score-stars = Gwiazdki
    .text = Każda gwiazdka na twoich jednorożcach to jeden punkt.
kill-the-unicorns-score-bonuses = Żetony, pasztety i pułapki
    .text = Do tego dolicza się punkty żetonów i pasztetów oraz dodaje lub odejmuje punkty pułapek przypiętych do twoich jednorożców.
kill-the-unicorns-score-sets = Zestawy w jednym kolorze
    .text = Jednorożce w tym samym kolorze tworzą zestaw: dwa dają 2 punkty, trzy 5, cztery 8, a pięć 12.
kill-the-unicorns-score-five-at-most = Pięć wystarczy
    .text = Więcej niż pięć jednorożców w jednym kolorze nie daje nic dodatkowo.
kill-the-unicorns-score-one-set-per-colour = Jeden zestaw na kolor
    .text = Każdy kolor liczy się tylko jako jeden zestaw: sześć w jednym kolorze to nie dwa zestawy po trzy.
kill-the-unicorns-score-new-set = Po pięciu nowy zestaw
    .text = Zestaw ma najwyżej pięć jednorożców. Od szóstego zaczyna się nowy zestaw w tym samym kolorze.
kill-the-unicorns-score-new-set-prototype = Nowy zestaw w prototypie
    .text = W tekście prototypu nowy zestaw zaczyna się po czterech, ale tabela płaci za pięć. U nas zestaw ma do pięciu, potem zaczyna się nowy.
kill-the-unicorns-score-rainbow = Tęcza
    .text = Po jednym jednorożcu w każdym z czterech kolorów to tęcza, która daje 8 punktów.
kill-the-unicorns-score-used-once = Każdy liczy się raz
    .text = Jednorożec liczy się albo w zestawie swojego koloru, albo w tęczy, nigdy w obu.
kill-the-unicorns-score-bicorn = Dwurożec liczy się podwójnie
    .text = Dwurożec może stać w dwóch zestawach lub tęczach albo dwa razy w tym samym zestawie.
kill-the-unicorns-score-best-sets = Jak najlepiej dla ciebie
    .text = Nasz stół dzieli twoje jednorożce na zestawy i tęcze tak, żeby dały najwięcej punktów.

## The end

kill-the-unicorns-end-after-four-rounds = Po czwartej rundzie
    .text = Gdy zamyka się rynek czwartej rundy, gra się kończy i liczy się punkty. Potem nikt nie może już wykonać ruchu.
kill-the-unicorns-end-double-rainbow = Podwójna tęcza
    .text = Po dwa jednorożce w każdym z czterech kolorów wygrywają grę od razu, bez względu na punkty.
kill-the-unicorns-end-double-rainbow-check = Kiedy liczy się podwójna tęcza
    .text = Podwójna tęcza wygrywa w chwili, gdy się pojawi: po złapaniu jednorożca, po zamianie jednorożca trojańskiego, po zakupie. Dopóki trwają polowania, dwurożec liczy się w niej pojedynczo.
kill-the-unicorns-end-final-bicorn-twice = Dwurożec w ostatniej tęczy
    .text = Przy końcowym liczeniu dwurożec liczy się podwójnie także w podwójnej tęczy. Ukończona w ten sposób wygrywa bez względu na punkty.
kill-the-unicorns-end-final-bicorn-once = Dwurożec to w ostatniej tęczy jeden
    .text = Podwójna tęcza wymaga ośmiu jednorożców, także przy końcowym liczeniu. Dwurożec liczy się podwójnie tylko do punktów.
kill-the-unicorns-end-double-rainbow-twice = Dwie podwójne tęcze
    .text = Jeśli w tej samej chwili podwójną tęczę mają dwa stada, wygrywają oba.
kill-the-unicorns-end-most-points = Wygrywa najwięcej punktów
    .text = Po czwartej rundzie wygrywa ten, kto ma najwięcej punktów.
kill-the-unicorns-end-tie-cancels = Na koniec remisy też się znoszą
    .text = Równe wyniki się znoszą: wygrywa następny niższy, którego nie ma nikt inny.
kill-the-unicorns-end-all-tied = Same remisy
    .text = Jeśli nie ma wyniku, który ma tylko jedna osoba, nie wygrywa nikt.
kill-the-unicorns-end-tie-unicorns = Większe stado
    .text = Jeśli kilka osób ma najwięcej punktów, wygrywa ta, która ma najwięcej jednorożców.
kill-the-unicorns-end-tie-shared = Wspólne zwycięstwo w prototypie
    .text = Jeśli i jednorożców jest tyle samo, zwycięstwo jest wspólne.

## Powers

kill-the-unicorns-power-once-a-round = Raz na rundę
    .text = Mocy swojej postaci możesz użyć raz w każdej rundzie.
kill-the-unicorns-power-once-a-round-prototype = Raz na rundę w prototypie
    .text = Prototyp nie mówi, jak często można używać mocy. Gramy jak w gotowej grze: raz w każdej rundzie.
kill-the-unicorns-power-first-to-announce = Kto pierwszy, ten lepszy
    .text = Jeśli dwie osoby chcą użyć mocy w tej samej chwili, pierwsza jest ta, która pierwsza to ogłosi.
kill-the-unicorns-power-asked-together = Wszyscy pytani naraz
    .text = Gdy można by użyć mocy, wszyscy, których to może dotyczyć, są pytani jednocześnie. Kto zadziała pierwszy, ma pierwszeństwo, potem pozostali są pytani znowu.
kill-the-unicorns-power-right-moment = Wszystko w swoim czasie
    .text = Mocy można użyć tylko we właściwej chwili i tylko wtedy, gdy jest na czym jej użyć.
kill-the-unicorns-power-not-yours = To nie twoja moc
    .text = Możesz używać tylko mocy własnej postaci, i tylko jeśli gra się z mocami.
kill-the-unicorns-power-princess = Księżniczka
    .text = Zanim ktoś położy karty polowania, możesz w tajemnicy obejrzeć jedną pułapkę przy jednorożcu, na którego trwa polowanie.
kill-the-unicorns-power-princess-needs-trap = Musi być co oglądać
    .text = Księżniczka może zajrzeć tylko tam, gdzie przy jednorożcu, na którego trwa polowanie, leży pułapka, której nie widzi.
kill-the-unicorns-power-princess-until-laid = Jak długo księżniczka może zaglądać
    .text = Gdy tylko ktokolwiek położy karty polowania, księżniczka nie może już użyć mocy w tym polowaniu.
kill-the-unicorns-power-princess-until-opened = Księżniczka przed otwarciem
    .text = Gdy tylko pierwszy gracz położy karty polowania, księżniczka nie może już użyć mocy w tym polowaniu.
kill-the-unicorns-power-princess-prototype = Księżniczka w prototypie
    .text = Prototyp nie podaje chwili dla księżniczki. Tak jak we francuskich zasadach może zaglądać, dopóki pierwszy gracz nie położy kart.
kill-the-unicorns-power-bard = Bard
    .text = Wskaż osobę: w tym polowaniu musi spasować.
kill-the-unicorns-power-bard-until-laid = Jak długo bard może śpiewać
    .text = Gdy tylko ktokolwiek położy karty polowania, bard nie może już nikogo zmusić do pasu w tym polowaniu.
kill-the-unicorns-power-bard-laid-is-safe = Kto położył, jest bezpieczny
    .text = Kto położył karty polowania, tego nie można już zmusić do pasu. Innych nadal można.
kill-the-unicorns-power-bard-another-player = Kogoś innego, proszę
    .text = Bard może wskazać tylko kogoś innego, kto w tym polowaniu jeszcze nie podjął decyzji i mógłby położyć karty.
kill-the-unicorns-power-knight = Rycerz
    .text = Kładąc karty polowania, możesz dołożyć jedną więcej, niż trzeba.
kill-the-unicorns-power-shaman = Szamanka
    .text = Gdy odkryta zostaje pułapka, możesz ją unieważnić. Trafia bez skutku na stos odrzuconych swojego właściciela.
kill-the-unicorns-power-wizard = Czarodziej
    .text = Gdy karty polowania są odkryte, a remisy jeszcze nieskreślone, możesz zamienić jedną położoną kartę na kartę z ręki.
kill-the-unicorns-power-huntress = Łowczyni
    .text = Po polowaniu, w którym bierzesz udział i nie wygrywasz, możesz wziąć jedną z położonych kart z powrotem na rękę.
kill-the-unicorns-power-merchant = Kupiec
    .text = Twój zakup sam z siebie kosztuje o 2 mniej.
kill-the-unicorns-power-thief = Złodziejka
    .text = Gdy karty polowania są odkryte, a remisy jeszcze nieskreślone, możesz zamienić jedną swoją położoną kartę na kartę innej osoby, tylko na to polowanie.
kill-the-unicorns-power-black-mage = Czarny mag
    .text = Zanim ktoś położy karty polowania, możesz zamienić jednorożca, na którego trwa polowanie, z innym, który jeszcze czeka w rzędzie, razem z pułapkami.

## Variants

kill-the-unicorns-variant-expert = Dla ekspertów
    .text = Karty polowania i pułapki odrzuca się zakryte, a stos odrzuconych może przeglądać tylko jego właściciel.
kill-the-unicorns-variant-expert-paid = Eksperci płacą zakrytymi
    .text = Karty polowania, którymi eksperci płacą na rynku, pokazuje się, a potem odrzuca zakryte, jak wszystkie inne.
kill-the-unicorns-variant-beginner = Dla początkujących
    .text = W szybkiej pierwszej grze pomija się i pułapki, i moce. Mogą grać wszystkie postacie.
kill-the-unicorns-variant-no-traps = Moce bez pułapek
    .text = Jeśli pomija się tylko pułapki, księżniczka i szamanka nie mogą grać: ich moce wymagają pułapek.
kill-the-unicorns-variant-no-powers = Pułapki bez mocy
    .text = Jeśli pomija się tylko moce, kupiec, złodziejka i czarny mag nie mogą grać.

## The team game

kill-the-unicorns-team-two-teams = Dwoje na dwoje
    .text = Cztery osoby tworzą dwie wylosowane drużyny. Siadają tak, że drużyny grają na zmianę.
kill-the-unicorns-team-seats = Jak się losuje
    .text = Program losuje, kto z kim gra i w jakiej kolejności grają cztery osoby. Miejsca zachowują swoje litery.
kill-the-unicorns-team-three-unicorns = Trzy jednorożce w grze drużynowej
    .text = W grze drużynowej w każdej rundzie pojawiają się trzy jednorożce, o jednego więcej niż drużyn.
kill-the-unicorns-team-two-traps = Dwie pułapki w grze drużynowej
    .text = W grze drużynowej przy jednorożcu mieszczą się dwie pułapki, jedna nad nim i jedna pod nim. Jeśli miejsce jest już zajęte, wybierz drugie.
kill-the-unicorns-team-picks-trap = Wybiera zwycięska drużyna
    .text = Jeśli przy jednorożcu leżą dwie pułapki, zwycięska drużyna wybiera tę, która zostanie odkryta.
kill-the-unicorns-team-other-trap = Drugą się odrzuca
    .text = Niewybrana pułapka trafia odkryta na stos odrzuconych swojego właściciela.
kill-the-unicorns-team-first-player = Zaczyna drużyna
    .text = Znacznik pierwszego gracza należy do drużyny. Partnerzy ustalają, które z nich otwiera polowanie.
kill-the-unicorns-team-first-member = Kto zaczyna w drużynie
    .text = Drużyna jest pytana przed każdym polowaniem. Zastawianie pułapek i zakupy zaczyna ta osoba, która w ostatnio wygranym polowaniu pierwsza położyła karty za drużynę, a do tego czasu ta, którą wylosowano na pierwszego gracza.
kill-the-unicorns-team-two-to-five = Od dwóch do pięciu kart
    .text = Kto otwiera, ten mówi, ile kart polowania łącznie kładzie każda drużyna: 2, 3, 4 czy 5.
kill-the-unicorns-team-at-least-one = Każdy przynajmniej jedną
    .text = Partnerzy nie muszą kłaść tylu samo kart, ale każde z nich przynajmniej jedną.
kill-the-unicorns-team-completes = Partner uzupełnia
    .text = Pierwsza osoba w drużynie kładzie część kart. Druga kładzie dokładnie tyle, ile brakuje.
kill-the-unicorns-team-stays-out = Gdy drużyna rezygnuje
    .text = Drużyna poluje razem albo wcale. Rezygnuje, jeśli pierwsza osoba pasuje albo obie razem nie mają dość kart.
kill-the-unicorns-team-totals-add = Sumy się dodaje
    .text = Karty polowania obojga partnerów dają razem sumę drużyny.
kill-the-unicorns-team-shared-herd = Jedno stado dla dwojga
    .text = To, co drużyna złapie, trafia do wspólnego stada.
kill-the-unicorns-team-market = Zakupy w drużynie
    .text = Na rynku każdy partner może raz kupić coś dla wspólnego stada, płacąc kartami polowania z własnej ręki.
kill-the-unicorns-team-score = Wspólna wygrana
    .text = Stado liczy się raz dla całej drużyny, a partnerzy wygrywają lub przegrywają razem.
kill-the-unicorns-team-open-talk = Mówcie tak, by wszyscy słyszeli
    .text = Partnerzy mogą ze sobą rozmawiać, ale tylko tak, żeby słyszeli wszyscy przy stole.
