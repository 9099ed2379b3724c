### The rules of Unstable Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## The aim

unstable-unicorns-goal-unicorns = Zapełnij swoją stajnię
    .text = Zbieraj jednorożce w swojej stajni i przeszkadzaj w tym innym. W gronie od 2 do 5 osób potrzebujesz 7 jednorożców, w gronie od 6 do 8 wystarczy 6.
unstable-unicorns-players-seats = Od dwóch do ośmiu osób
    .text = Grać może od 2 do 8 osób. Ruch może wykonać tylko ktoś, kto ma miejsce przy stole.

## Setting up

unstable-unicorns-setup-deck = 114 kart i 13 jednorożków
    .text = W grze jest 114 kart z czarnym rewersem, a oprócz nich 13 jednorożków. Karty ze wskazówkami z pudełka zastępuje pomoc na ekranie.
unstable-unicorns-setup-deal = Po pięć kart
    .text = Karty z czarnym rewersem zostają potasowane i każdy dostaje ich 5. Reszta leży zakryta na środku stołu i tworzy talię.
unstable-unicorns-setup-discard = Stos kart odrzuconych
    .text = Stos kart odrzuconych leży obok talii, z początku jest pusty i zawsze odkryty. Trafiają tam karty poświęcone, zniszczone i odrzucone.
unstable-unicorns-setup-foal = Jednorożek dla każdego
    .text = Każdy wybiera sobie jednego jednorożka i stawia go w swojej stajni. Na początku masz więc jednego jednorożca.
unstable-unicorns-setup-foal-order = Jednorożki wybiera się po kolei
    .text = Jednorożka najpierw wybiera osoba, która zaczyna grę, a potem pozostali zgodnie z ruchem wskazówek zegara.
unstable-unicorns-setup-nursery = Żłobek
    .text = Jednorożki, których nie ma w niczyjej stajni, leżą odkryte w żłobku obok talii.
unstable-unicorns-setup-start-player = Kto zaczyna
    .text = Według instrukcji zaczyna osoba w najciemniejszym stroju. My cię nie widzimy, więc decyduje los.

## Two players

unstable-unicorns-two-deck = Mniejsza talia dla dwojga
    .text = Gdy gracie we dwoje, 39 kart zostaje w pudełku: wszystkie 21 zwyczajnych jednorożców i 18 innych kart, które byłyby za mocne albo za słabe.
unstable-unicorns-two-whole = Cała talia dla dwojga
    .text = Instrukcja mówi, że bez zmian dla dwóch osób gra może być mniej zbalansowana. W tej interpretacji pomijacie je: nic nie zostaje w pudełku i nikt nie zaczyna z kartą RzeNIE.
unstable-unicorns-two-neighs = RzeNIE na początek
    .text = Gdy gracie we dwoje, przed tasowaniem każde z was dostaje jedną kartę RzeNIE. Potem jak zwykle rozdaje się po 5 kart, więc zaczynasz z 6 na ręce.
unstable-unicorns-two-plain-neighs = Takie samo RzeNIE dla obojga
    .text = Gdy gracie we dwoje, oboje dostajecie takie samo proste RzeNIE, żeby nikt nie miał przewagi.
unstable-unicorns-two-rest = Reszta bez zmian
    .text = Poza mniejszą talią i dwiema kartami RzeNIE we dwoje gra się tak samo jak zawsze. Potrzebujesz 7 jednorożców.

## The cards

unstable-unicorns-cards-kinds = Pięć rodzajów kart
    .text = Są jednorożce, karty magii, ulepszenia, kary i riposty. Jednorożec może być jednorożkiem, zwyczajnym albo magicznym jednorożcem.
unstable-unicorns-cards-unicorn = Jednorożce zostają
    .text = Zagrany jednorożec trafia do twojej stajni. Zostaje tam, dopóki coś go stamtąd nie zabierze.
unstable-unicorns-cards-foal = Jednorożki przychodzą dzięki efektom
    .text = Jednorożek to też jednorożec, ale nigdy nie ma go na ręce. Po rozpoczęciu gry trafia do stajni tylko dzięki efektowi innej karty.
unstable-unicorns-cards-basic = Zwyczajne jednorożce
    .text = Zwyczajny jednorożec nie ma żadnego efektu. Po prostu się liczy.
unstable-unicorns-cards-magical = Magiczne jednorożce
    .text = Magiczny jednorożec ma własny efekt. Niektóre działają raz, w określonej chwili, inne przez cały czas, gdy stoi on w stajni.
unstable-unicorns-cards-magic = Magia działa raz
    .text = Karta magii działa jeden raz. Od razu trafia na stos kart odrzuconych, zanim jej efekt zacznie tam czegoś szukać.
unstable-unicorns-cards-upgrade = Ulepszenia pomagają
    .text = Ulepszenie ma dobry efekt. Możesz je zagrać w dowolnej stajni i tam już zostaje.
unstable-unicorns-cards-downgrade = Kary przeszkadzają
    .text = Karta kary ma przykry efekt. Zwykle zagrasz ją w cudzej stajni, ale w swojej też wolno. Tam już zostaje.
unstable-unicorns-cards-instant = Riposty o każdej porze
    .text = Tylko riposty możesz zagrywać poza swoją turą. W jednej turze może ich być dowolnie dużo.
unstable-unicorns-cards-by-kind = Liczy się rodzaj, nie nazwa
    .text = O tym, czym jest karta, decyduje tylko jej rodzaj, nigdy słowo w nazwie. Ulepszenie z jednorożcem w nazwie to nadal ulepszenie.
unstable-unicorns-cards-neigh-family = Czym jest karta RzeNIE
    .text = Wszystkie 15 ripost w tej talii to karty RzeNIE. Gdy mowa o karcie RzeNIE, pasuje każda z nich.
unstable-unicorns-cards-names = Nazwy dla każdego
    .text = Nasze karty mają nazwy odpowiednie w każdym wieku. Nazwy z instrukcji są dla dorosłych i pojawiają się tylko wtedy, gdy włączy je gospodarz.

## Words on the cards

unstable-unicorns-words-draw = Dobranie
    .text = Dobrać kartę to wziąć na rękę wierzchnią kartę z talii. Inni jej nie widzą.
unstable-unicorns-words-discard = Odrzucenie
    .text = Odrzucić kartę to położyć ją z ręki na stos kart odrzuconych. To ty wybierasz którą, chyba że napisano inaczej.
unstable-unicorns-words-sacrifice = Poświęcenie
    .text = Poświęcić kartę to położyć ją z własnej stajni na stos kart odrzuconych.
unstable-unicorns-words-destroy = Zniszczenie
    .text = Zniszczyć kartę to położyć ją z cudzej stajni na stos kart odrzuconych. Własnych kart nie możesz zniszczyć.
unstable-unicorns-words-steal = Kradzież
    .text = Ukraść kartę to przenieść ją z cudzej stajni do swojej.
unstable-unicorns-words-bring = Wprowadzenie do stajni
    .text = Karta wprowadzona do stajni trafia tam bez zagrywania. Nie zużywa to akcji.
unstable-unicorns-words-move = Przeniesienie
    .text = Przenieść kartę to przełożyć ją z jednej stajni prosto do drugiej.
unstable-unicorns-words-bounce = Powrót na rękę
    .text = Karta, która wraca na rękę, trafia ze stajni na rękę osoby, w której stajni była.
unstable-unicorns-words-pull = Wyciągnięcie karty
    .text = Wyciągnąć kartę to wziąć losową kartę z cudzej ręki bez patrzenia. Tylko wy dwoje wiecie, która to była.
unstable-unicorns-words-look = Obejrzenie
    .text = Gdy karta pozwala ci coś obejrzeć, widzisz to tylko ty. Inni wiedzą jedynie, że patrzysz.
unstable-unicorns-words-give = Oddanie
    .text = Oddać kartę to przekazać ją ze swojej ręki na cudzą. Wy dwoje wiecie, która to karta.

## Your turn

unstable-unicorns-turn-clockwise = Po kolei dookoła stołu
    .text = Gracie zgodnie z ruchem wskazówek zegara. Poczekaj na swoją turę; do tego czasu możesz tylko rżeć albo zrobić to, czego wymaga od ciebie jakiś efekt.
unstable-unicorns-turn-phases = Cztery fazy
    .text = Twoja tura ma cztery fazy: początek tury, dobieranie, twoja akcja i koniec tury.
unstable-unicorns-turn-draw = Dobierz kartę
    .text = W fazie dobierania dobierasz 1 kartę.
unstable-unicorns-turn-hand-limit = Najwyżej siedem kart
    .text = Na koniec swojej tury odrzucasz karty, aż zostanie ci na ręce najwyżej 7.
unstable-unicorns-turn-limit-cards = Gdy limit ręki się zmienia
    .text = Kieszeniorożec zwiększa twój limit ręki o 1, a Spodnie bez kieszeni zmniejszają go o 4; z oboma wynosi on 4. Nigdy nie spada poniżej 0, a po każdej odrzuconej karcie sprawdza się go od nowa.
unstable-unicorns-turn-end-effects = Koniec tury po kolei
    .text = Na koniec tury najpierw dzieje się wszystko, co ma się wtedy stać, i to jednocześnie. Dopiero potem przychodzi kolej na limit ręki.
unstable-unicorns-turn-skipped-phase = Faza pominięta dwa razy
    .text = Dwa efekty mogą kazać ci pominąć tę samą fazę. Tracisz i tak tylko tę jedną.
unstable-unicorns-turn-skipped-turn = Pominięta tura
    .text = Pominięta tura przepada w całości: bez efektów początku tury, karty, akcji i limitu ręki. Kilka pominięć się sumuje.
unstable-unicorns-turn-extra = Dodatkowa tura
    .text = Dodatkowa tura to cała tura. Najpierw kończysz obecną, razem z limitem ręki. Jeśli masz też pominąć turę, przepada ta dodatkowa.

## Start of the turn

unstable-unicorns-start-when = Efekty początku tury
    .text = Karty w twojej stajni, które działają na początku tury, działają teraz, zanim dobierzesz kartę.
unstable-unicorns-start-together = Wszystkie naraz
    .text = Wszystkie twoje efekty początku tury dzieją się jednocześnie, nawet jeśli któryś zmienia resztę tury. To ty wybierasz ich kolejność.
unstable-unicorns-start-batch = Z góry wiadomo, co bierze udział
    .text = Udział biorą karty, które są w twojej stajni, gdy zaczyna się tura, nawet jeśli któraś w tym czasie zniknie. Karta, która dopiero teraz przybyła, nie bierze udziału.
unstable-unicorns-start-arrivals = Co przybywa teraz, za nic nie płaci
    .text = Efekty początku tury dzieją się razem, więc żaden nie opłaca innego. Kartą, która w tym czasie trafia na twoją rękę albo do czyjejś stajni, nie można za nie zapłacić ani nie można jej wybrać, skądkolwiek przyszła. Tylko to, co dany efekt sam dobrał albo zabrał, może mu posłużyć.
unstable-unicorns-start-targets = Każda karta wybrana tylko raz
    .text = Spośród efektów początku tury najpierw idą obowiązkowe. Żadnej karty nie można przy tym wybrać dwa razy w tej samej turze.
unstable-unicorns-start-impossible = Co niewykonalne, przepada
    .text = Obowiązkowy efekt początku tury, którego nie możesz wykonać, gdy przychodzi na niego kolej, przepada. Nie wraca, nawet jeśli inny efekt początku tury później go umożliwi.
unstable-unicorns-start-forgotten = Teraz albo wcale
    .text = Gdy dobierzesz kartę, opcjonalne efekty początku tury przepadają do następnej tury. Obowiązkowych nie da się zapomnieć: padnie o nie pytanie, zanim dobierzesz kartę.

## Your action

unstable-unicorns-action-one = Jedna akcja
    .text = W fazie akcji robisz dokładnie jedną rzecz: zagrywasz jednorożca, kartę magii, ulepszenie lub karę albo dobierasz kartę. Nie możesz z tego zrezygnować.
unstable-unicorns-action-draw = Dobierz zamiast grać
    .text = Zamiast zagrywać kartę, możesz w ramach akcji dobrać 1 kartę.
unstable-unicorns-action-in-hand = Z własnej ręki
    .text = Zagrać, odrzucić albo oddać możesz tylko kartę, którą masz na ręce.
unstable-unicorns-action-own-stable = Jednorożce do własnej stajni
    .text = Jednorożce zagrywasz tylko do własnej stajni, nigdy do cudzej.
unstable-unicorns-action-illegal = Niedozwolone zagranie się nie liczy
    .text = Karta, której nie wolno zagrać, zostaje na twojej ręce, a akcja nie przepada. Wybierz coś innego.
unstable-unicorns-action-two-plays = Dwie karty w jednej turze
    .text = Gdy Drugie śniadanie pozwala ci zagrać dwie karty, każdą z nich można zatrzymać osobno, a obie przysługują ci nawet wtedy, gdy śniadanie zniknie. Możesz poprzestać na jednej. Jeśli w ramach akcji dobierasz kartę, to już wszystko.

## What cards forbid

unstable-unicorns-bans-magic = Bez magii
    .text = Dopóki w twojej stajni jest Niedowiarek XXL, nie możesz zagrywać kart magii.
unstable-unicorns-bans-basic = Bez zwyczajnych jednorożców
    .text = Dopóki w twojej stajni jest VIP-orożec, nie możesz zagrywać zwyczajnych jednorożców.
unstable-unicorns-bans-upgrade = Bez ulepszeń
    .text = Dopóki w twojej stajni jest Zamrożony budżet, nie możesz zagrywać ulepszeń.
unstable-unicorns-bans-needs-basic = Potrzebny zwyczajny jednorożec
    .text = Tę kartę możesz zagrać tylko wtedy, gdy w twojej stajni jest zwyczajny jednorożec.
unstable-unicorns-bans-bringing = Wprowadzić to nie zagrać
    .text = Zakaz zagrywania nie zatrzymuje karty wprowadzanej do stajni ani ukradzionej. Karta, która wymaga zwyczajnego jednorożca, też może w ten sposób trafić do stajni bez niego.

## The stable

unstable-unicorns-stable-active = Karty działają w stajni
    .text = Jednorożce, ulepszenia i kary nic nie robią na twojej ręce. Działają tylko w stajni.
unstable-unicorns-stable-enter = Trafić do stajni
    .text = Jednorożec trafia do stajni za każdym razem, gdy zostaje zagrany, wprowadzony albo ukradziony. Za każdym razem działa też jego efekt na tę chwilę.
unstable-unicorns-stable-moved-in = Przeniesienie to też wejście
    .text = Jednorożec przeniesiony do innej stajni również do niej trafia, nawet gdy wypożyczony wraca do domu.
unstable-unicorns-stable-new-owner = Efekt należy do nowej stajni
    .text = Gdy karta trafia do stajni, jej efekt należy do osoby, której jest to stajnia. Jeśli jest opcjonalny, skorzystaj od razu albo przepada.
unstable-unicorns-stable-enter-anyway = Wejść może zawsze
    .text = Jednorożca możesz zagrać, nawet jeśli nie da się zrobić tego, czego żąda przy wejściu. Jeśli żąda poświęcenia, możesz poświęcić właśnie jego.
unstable-unicorns-stable-leave = Opuścić stajnię
    .text = Jednorożec opuszcza stajnię, gdy zostaje poświęcony, zniszczony albo ukradziony.
unstable-unicorns-stable-flyers = Latające wracają na rękę
    .text = Komarożec i Gołębiorożec po poświęceniu lub zniszczeniu wracają na rękę i nigdy nie trafiają na stos kart odrzuconych. Kradzież, przeniesienie i powrót na rękę się nie liczą.

## Effects

unstable-unicorns-effects-mandatory = Musisz
    .text = Jeśli na karcie nie ma słowa „możesz”, to musisz. Tu nie można odmówić.
unstable-unicorns-effects-optional = Możesz
    .text = Jeśli na karcie jest słowo „możesz”, decyzja należy do ciebie.
unstable-unicorns-effects-both = „I” znaczy oba
    .text = Gdy dwie rzeczy łączy słowo „i”, robisz obie.
unstable-unicorns-effects-then = „Następnie” znaczy potem
    .text = To, co stoi po słowie „następnie”, dzieje się tylko wtedy, gdy wszystko przed nim naprawdę zrobiono.
unstable-unicorns-effects-if-done = Jeśli to zrobisz
    .text = To, co stoi po słowach „jeśli to zrobisz”, dzieje się tylko wtedy, gdy zdecydujesz się na to, co jest przed nimi.
unstable-unicorns-effects-downgrades = Jak pozbyć się kary
    .text = Jeśli możesz poświęcić dowolną kartę ze swojej stajni, może to być karta kary. To dobry sposób, by się jej pozbyć.
unstable-unicorns-effects-one-at-a-time = Jedno po drugim
    .text = Efekt trzeba dokończyć, zanim zdarzy się coś innego. Najpierw odpowiedz na to, o co właśnie pada pytanie.

## Choosing

unstable-unicorns-target-any-player = Dowolna osoba
    .text = Dowolna osoba to naprawdę każdy przy stole, również ty.
unstable-unicorns-target-another-player = Inna osoba
    .text = Inna osoba to każdy oprócz ciebie. Siebie tu nie wybierzesz.
unstable-unicorns-target-each-player = Wszyscy
    .text = Wszyscy to każda osoba przy stole, również ty. Działają po kolei, począwszy od osoby, której jest to karta; „wszyscy pozostali” ją pomijają.
unstable-unicorns-target-fits = Musi pasować
    .text = Możesz wybrać tylko osobę lub kartę, o której naprawdę mówi efekt: właściwego rodzaju i we właściwym miejscu.
unstable-unicorns-target-option = Dwa sposoby wybierania
    .text = Przed grą ustalacie, czy cel karty wybiera się przed rżeniem, czy po nim. Tak zostaje do samego końca.
unstable-unicorns-target-before = Najpierw wybór, potem RzeNIE
    .text = W prostym wariancie mówisz, kogo ma dotknąć karta, już przy zagrywaniu. Wtedy każdy może zdecydować, czy rży.
unstable-unicorns-target-after = Najpierw RzeNIE, potem wybór
    .text = W zaawansowanym wariancie każdy decyduje, czy rży, zanim powiesz, kogo ma dotknąć twoja karta.
unstable-unicorns-target-usual = Zwykle prosty sposób
    .text = Jeśli gospodarz nie wybierze inaczej, najpierw mówisz, kogo ma dotknąć karta, a dopiero potem inni mogą rżeć.
unstable-unicorns-target-stable = Stajnię podaje się zawsze od razu
    .text = Wybór stajni dla ulepszenia albo karty kary jest częścią zagrania. Podajesz ją, zanim ktokolwiek może zarżeć, w prostym i w zaawansowanym wariancie.
unstable-unicorns-target-stable-after = Stajnia też jest celem
    .text = W tej interpretacji, w zaawansowanym wariancie, stajnię dla ulepszenia albo karty kary podajesz dopiero wtedy, gdy wszyscy przepuścili kartę.
unstable-unicorns-target-coming-in = Jednorożce też podają cel
    .text = W prostym wariancie już przy zagraniu jednorożca z ręki mówisz, kogo dotyczy jego efekt, albo że z niego nie korzystasz. Jeśli jednorożec trafia do stajni w inny sposób, wybierasz dopiero wtedy.
unstable-unicorns-target-once-in = Jednorożce nie podają celu z góry
    .text = W tej interpretacji efekt jednorożca zaczyna się w stajni, więc dopiero wtedy wybierasz, kogo dotyczy, także w prostym wariancie.
unstable-unicorns-target-gone = Gdy wybór już nie pasuje
    .text = Jeśli w chwili działania karta nie może już dotknąć wybranej osoby, ta część po prostu odpada.

## Searching

unstable-unicorns-search-show = Pokaż, co udało się znaleźć
    .text = Gdy szukasz karty i ją znajdziesz, pokazujesz ją wszystkim, zanim weźmiesz ją na rękę.
unstable-unicorns-search-shuffle = Tasuje się zawsze
    .text = Po szukaniu talia zostaje potasowana, nawet jeśli nic się nie znalazło.

## What cannot be done

unstable-unicorns-impossible-not-playable = Niewykonalne, więc nie do zagrania
    .text = Nie możesz zagrać karty z ręki, jeśli każe ci zrobić coś, czego zrobić się nie da.
unstable-unicorns-impossible-skipped = Niewykonalne, więc pominięte
    .text = Jeśli karta w stajni albo karta zagrana przez kogoś innego żąda od ciebie czegoś niewykonalnego, tę część się pomija.
unstable-unicorns-impossible-partly = Tyle, ile jest
    .text = Jeśli cudza karta każe ci odrzucić więcej kart, niż masz, odrzucasz te, które masz; tak samo przy karcie Tak źle i tak niedobrze. Własną cenę płacisz w całości albo wcale.
unstable-unicorns-impossible-in-full = Wszystko albo nic
    .text = W tej interpretacji kto nie może odrzucić wszystkich kart, których żąda cudza karta, nie odrzuca żadnej i nie można go do tego wybrać.
unstable-unicorns-impossible-each-player = Najpierw ty
    .text = Jeśli karta żąda czegoś od wszystkich, możesz ją zagrać tylko wtedy, gdy i ty możesz to zrobić. Gdy wszyscy mają odrzucić kartę albo całą rękę, potrzebujesz na ręce jeszcze jednej karty.
unstable-unicorns-impossible-whole-hand = Cała ręka to co najmniej jedna karta
    .text = Jeśli ceną jest cała ręka, musi w niej być co najmniej jedna karta, nie licząc zagrywanej.
unstable-unicorns-impossible-encore = Dwie karty za bis
    .text = Aby zagrać Bis, bis, bis, musisz mieć na ręce dwie inne karty do odrzucenia.
unstable-unicorns-impossible-group-discount = Bez grupy nie ma zniżki
    .text = Aby zagrać kartę Zniżka grupowa, musisz mieć w stajni co najmniej jednego zwyczajnego jednorożca.
unstable-unicorns-impossible-empty-hand = Puste pudełko
    .text = Z pustej ręki niczego nie wyciągniesz. Jeśli jest mniej kart, niż możesz wyciągnąć, bierzesz tyle, ile jest.
unstable-unicorns-impossible-one-way-out = Jedno wyjście
    .text = Jeśli osoba wybrana kartą Tak źle i tak niedobrze może zrobić tylko jedną z dwóch rzeczy, musi zrobić właśnie tę. Kogoś, kto nie może zrobić żadnej, wybrać nie wolno.

## Neigh

unstable-unicorns-neigh-plays-only = RzeNIE zatrzymuje zagranie
    .text = Karta RzeNIE zatrzymuje kartę właśnie zagrywaną z ręki. Nie zatrzymuje efektów kart w stajni ani kart wprowadzanych, kradzionych czy odkrywanych.
unstable-unicorns-neigh-another-player = Tylko przeciw innym
    .text = Rżeć możesz tylko na kartę, którą zagrywa ktoś inny, nigdy na własną.
unstable-unicorns-neigh-answers = Rżyj albo pasuj
    .text = Gdy karta czeka na odpowiedzi, możesz zrobić tylko jedno z dwojga: zagrać kartę RzeNIE albo spasować.
unstable-unicorns-neigh-counter = Rżeć w odpowiedzi
    .text = RzeNIE wymierzone w twoją kartę samo jest kartą innej osoby, więc możesz na nie odpowiedzieć rżeniem.
unstable-unicorns-neigh-everyone = Wszyscy naraz
    .text = Pytanie pada do wszystkich pozostałych w tej samej chwili, bez względu na to, czy mają RzeNIE. Kto zarży pierwszy, zatrzymuje kartę; nikt się nie dowie, kto już spasował.
unstable-unicorns-neigh-closed = Spasowane to spasowane
    .text = Gdy wszyscy spasują, karta działa. Nikt nie może do niej wrócić, a bez otwartego pytania nie ma na co rżeć ani kiedy pasować.
unstable-unicorns-neigh-stack = Ostatnia jako pierwsza
    .text = Karty RzeNIE układają się w stos i rozstrzyga się je od góry. Gdy RzeNIE zostanie zatrzymane, karta pod nim znów jest na wierzchu i pytanie o nią pada ponownie.
unstable-unicorns-neigh-cancelled = Zatrzymana karta
    .text = Zatrzymana karta trafia na stos kart odrzuconych i nie działa. Mimo to była twoją akcją.
unstable-unicorns-neigh-surcharge = Dopłata
    .text = RzeNIE z dopłatą każe osobie, której kartę zatrzymano, odrzucić jeszcze 1 kartę, ale tylko jeśli samo nie zostanie zatrzymane. Z pustą ręką nie ma czym płacić.
unstable-unicorns-neigh-final = Bez odpowiedzi
    .text = Na kartę RzeNIE i kropka nie można rżeć.
unstable-unicorns-neigh-final-stack = Kropka, ale nie dla wszystkich
    .text = RzeNIE i kropka rozstrzyga tylko o karcie tuż pod nim. Jeśli było to RzeNIE, karta pod spodem znów jest na wierzchu i można na nią rżeć od nowa.

## Foals

unstable-unicorns-foals-home = Jednorożki wracają do domu
    .text = Jednorożek, który opuszcza stajnie, idzie do żłobka, cokolwiek innego miało się z nim stać. Nigdy nie ma go na ręce, w talii ani na stosie kart odrzuconych.
unstable-unicorns-foals-counted = Jednorożek liczy się jako zapłata
    .text = Poświęcony lub zniszczony jednorożek idzie do żłobka, a mimo to liczy się jako poświęcony lub zniszczony. Jednorożki można kraść i przenosić jak inne jednorożce.
unstable-unicorns-foals-strike = Strajk w żłobku
    .text = Dopóki w czyjejś stajni jest Strajkorożec, żaden jednorożek nie może trafić do żadnej stajni, ani ze żłobka, ani skądinąd. Te, które już są w stajniach, zostają.
unstable-unicorns-foals-strike-loan = W czasie strajku nie ma powrotu
    .text = Jeśli wypożyczony jednorożek nie może wrócić z powodu strajku, zostaje tam, gdzie jest.

## Guards

unstable-unicorns-guard-wrapped = Dobrze zapakowane
    .text = Jednorożców w stajni z Folią bąbelkową nie można zniszczyć. Nadal można je poświęcić, ukraść, przenieść albo zwrócić na rękę.
unstable-unicorns-guard-instead = Lepiej ja
    .text = Jeśli masz obrońcę, możesz poświęcić go zamiast jednorożca. Ochroniarożec robi to, gdy jednorożec miałby zostać zniszczony, a Kartonowy sobowtór także wtedy, gdy miałby zostać poświęcony. Jeśli masz kilku, wybierasz jednego.
unstable-unicorns-guard-chain = Obrońca obrońcy
    .text = Gdy poświęca się Ochroniarożec, może go zastąpić Kartonowy sobowtór.
unstable-unicorns-guard-price = Obrońca płaci cenę
    .text = Jeśli obrońca pada zamiast jednorożca, którego masz poświęcić, poświęcenie liczy się jako wykonane. To, co po nim następuje, dochodzi do skutku.

## Cows

unstable-unicorns-cows-no-win = Krowy nie wygrywają
    .text = Jednorożce w stajni, w której trwa Bal w krowich strojach, się nie liczą. Nie możesz z nimi wygrać.
unstable-unicorns-cows-unnamed = Krowa to nie jednorożec
    .text = Przebrane jednorożce zachowują rodzaj i efekty. Efekty, które mówią o jednorożcach, ich nie dotyczą; te, które mówią o dowolnej karcie, dotyczą.
unstable-unicorns-cows-at-once = Od razu w przebraniu
    .text = Jednorożec jest przebrany od chwili, gdy trafi do stajni. Dlatego Niedomknięta furtka nie odsyła takich krów i sama też nie odpada.
unstable-unicorns-cows-unguarded = Krów nikt nie chroni
    .text = Folia bąbelkowa i obrońcy nie chronią przebranych jednorożców.

## Uniforms

unstable-unicorns-uniforms-blank = W mundurku bez efektu
    .text = Jednorożce w stajni, w której obowiązują Szare mundurki, nie mają żadnego efektu, nawet przy wejściu. Podwójne liczą się raz, zakazy znikają, latające nie wracają. Jednorożków to nie dotyczy.
unstable-unicorns-uniforms-kind = Rodzaj zostaje
    .text = W mundurku magiczny jednorożec uchodzi za zwyczajnego, ale jego rodzaj się nie zmienia. Tam, gdzie potrzebny jest zwyczajny jednorożec, nie pomoże.
unstable-unicorns-uniforms-cows = Mundurek pod przebraniem
    .text = Gdy w jednej stajni są i mundurki, i krowie stroje, wchodzące jednorożce nadal nic nie robią.

## Particular cards

unstable-unicorns-special-loan = Wypożyczony
    .text = Jednorożec, którego wypożyczył Biblioteczny jednorożec, wraca na koniec tury, jeśli wciąż jest w tamtej stajni. Biblioteczny jednorożec może też wypożyczyć samego siebie.
unstable-unicorns-special-exchange = Tam i z powrotem
    .text = Jednorożec z wymiany może od razu ukraść z powrotem samego siebie.
unstable-unicorns-special-gate = Furtka odpada
    .text = Niedomknięta furtka zostaje poświęcona od razu, gdy w jej stajni nie ma już żadnej karty jednorożca. Nie czeka na niczyją turę.
unstable-unicorns-special-chain = Każdy łańcuch ma koniec
    .text = Karty z własnego pudełka mogłyby wywoływać się nawzajem bez końca. Po pięćdziesięciu efektach wejścia do stajni kolejne przepadają do końca tury.
unstable-unicorns-special-start-over = Wszystko od nowa zostaje poza talią
    .text = Wszystko od nowa trafia na stos kart odrzuconych dopiero po swoim efekcie, więc nie zostaje wtasowane w talię.

## Winning

unstable-unicorns-win-first = Kto pierwszy
    .text = Wygrywa osoba, która jako pierwsza ma w stajni dość jednorożców. Gra się wtedy kończy i nikt nie może już wykonać ruchu.
unstable-unicorns-win-seven = Siedem dla dwóch do pięciu osób
    .text = Gdy przy stole jest od 2 do 5 osób, do wygranej potrzebujesz 7 jednorożców.
unstable-unicorns-win-six = Sześć dla sześciu do ośmiu osób
    .text = Gdy przy stole jest od 6 do 8 osób, do wygranej potrzebujesz 6 jednorożców.
unstable-unicorns-win-worth = Za ile liczy się jednorożec
    .text = Każdy jednorożec w twojej stajni liczy się za 1, chyba że karta mówi inaczej.
unstable-unicorns-win-when = Kiedy sprawdzamy
    .text = Czy ktoś wygrał, sprawdza się wtedy, gdy żaden efekt już nie czeka, nigdy w środku efektu. Jednorożec, przez którego wszyscy coś poświęcają, robi to, zanim może dać zwycięstwo.
unstable-unicorns-win-at-once = Ostatni jednorożec wygrywa od razu
    .text = W tej interpretacji jednorożec, z którym masz ich dość, daje zwycięstwo w chwili, gdy trafia do stajni, zanim zadziała on sam albo cokolwiek innego.
unstable-unicorns-win-order = Gdy uda się to kilku osobom naraz
    .text = Jeśli w tej chwili dość jednorożców ma kilka osób, pierwszeństwo ma ta, której tura trwa, a potem pozostali zgodnie z ruchem wskazówek zegara.
unstable-unicorns-win-deck-out = Talia się kończy
    .text = Jeśli talia się wyczerpie, zanim ktoś zbierze dość jednorożców, wygrywa osoba, która ma ich najwięcej.
unstable-unicorns-win-deck-out-when = Kiedy pusta talia kończy grę
    .text = Gdy talię opuści ostatnia karta, dokańcza się trwający efekt i jak zwykle sprawdza, czy ktoś wygrał. Dopiero wtedy gra się kończy.
unstable-unicorns-win-standstill = Gra bez końca się nie zdarza
    .text = Jeśli przez dwie kolejki nikt nie miał nic do zdecydowania albo minęło tysiąc tur, gra kończy się tak, jakby skończyła się talia. Z kartami z pudełka to się nie zdarza.
unstable-unicorns-win-refill = Talię uzupełnia tylko jedna karta
    .text = Stosu kart odrzuconych nigdy nie tasuje się samoczynnie. Talię może uzupełnić tylko karta Wszystko od nowa.
unstable-unicorns-win-letters = Liczenie liter
    .text = Jeśli talia się wyczerpała i jest remis, remisujący liczą litery w nazwach jednorożców w swoich stajniach. Wygrywa osoba, która ma najwięcej liter.
unstable-unicorns-win-names = Które nazwy się liczą
    .text = Język kart ustala się przed grą i jest on taki sam dla wszystkich. Liczą się tylko litery, bez spacji, łączników, apostrofów i cyfr.
unstable-unicorns-win-all-lose = Przegrywają wszyscy
    .text = Jeśli remis jest też w literach, wszyscy przegrywają.

## Party variants

unstable-unicorns-party-adults = Tylko dla dorosłych
    .text = Oba warianty imprezowe są dla dorosłych. Są wyłączone, dopóki gospodarz nie włączy ich razem z ustawieniem 18+, które każdy widzi przy wejściu.
unstable-unicorns-party-calls = Stół tylko zapowiada
    .text = W wariancie imprezowym stół wskazuje chwilę i osobę, nic więcej. Co z tym zrobicie, to wasza sprawa, a odmówić zawsze wolno.
unstable-unicorns-party-sip-unicorn = Łyk za utraconego jednorożca
    .text = W wariancie z łykami bierzesz łyk za każdym razem, gdy któryś z twoich jednorożców zostaje poświęcony albo zniszczony.
unstable-unicorns-party-sip-draw = Bez łyku za zapominanie
    .text = Przy prawdziwym stole należałby się łyk za zapomnienie o dobraniu karty. Tu nie da się zapomnieć, więc to się nie zdarza.
unstable-unicorns-party-sip-neighs = Łyk po trzech RzeNIACH
    .text = W wariancie z łykami, gdy w jednej turze padły co najmniej 3 karty RzeNIE, osoba, której karta wygrała, może wskazać kogoś, kto bierze łyk.
unstable-unicorns-party-layer-discard = Karta mniej, warstwa mniej
    .text = W wariancie z warstwami zdejmujesz coś za każdą odrzuconą kartę, także za karty wymienianej ręki.
unstable-unicorns-party-layer-downgrade = Kara, więc warstwa mniej
    .text = W wariancie z warstwami zdejmujesz coś, gdy do twojej stajni trafia karta kary.
unstable-unicorns-party-layer-upgrade = Ulepszenie, więc warstwa więcej
    .text = W wariancie z warstwami zakładasz coś, gdy do twojej stajni trafia ulepszenie. Instrukcja mówi o „karcie nagrody”; przyjmujemy, że oznacza to ulepszenie.
unstable-unicorns-party-swap = Nowa ręka, jeden raz
    .text = W wariancie imprezowym każdy może raz w ciągu gry odrzucić całą rękę i dobrać tyle samo kart. Ma to swoją cenę: pusta szklanka albo jeszcze jedna warstwa.
unstable-unicorns-party-swap-when = Kiedy wolno wymienić rękę
    .text = Rękę możesz wymienić w swojej turze, gdy masz właśnie wybrać akcję. Musisz mieć na ręce co najmniej jedną kartę.
unstable-unicorns-party-swap-when-asked = Wymiana ręki przy każdym pytaniu
    .text = W tej interpretacji możesz wymienić rękę zawsze, gdy gra o coś cię pyta, także o to, czy chcesz zarżeć. Potem pytanie pada jeszcze raz. Musisz mieć na ręce co najmniej jedną kartę.
unstable-unicorns-party-house = Wasze pomysły
    .text = Jeśli macie własne zasady, śmiało: gospodarz może je zapisać dla wszystkich przy stole.
