### The rules of HiLo in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## Setup

hilo-goal = Zbierz najwięcej gwiezdnych talarów
    .text = Zbuduj własne małe królestwo. Wymieniaj karty tak sprytnie, żeby na końcu twój układ był wart jak najwięcej gwiezdnych talarów.
hilo-players = Od dwóch do czterech osób
    .text = W HiLo grają 2, 3 lub 4 osoby w wieku od 6 lat. Ruch może wykonać tylko ktoś, kto ma miejsce przy stole.
hilo-deck = Talia 69 kart
    .text = Gra się talią 69 kart. Żetony z pudełka, których jest 56, służą tylko do liczenia gwiezdnych talarów na końcu.
hilo-setup-deal = Dwanaście zakrytych kart dla każdego
    .text = Tak jak wszyscy dostajesz 12 zakrytych kart. Leżą przed tobą w dwóch rzędach po sześć i tworzą twój układ.
hilo-setup-piles = Dwa stosy kart
    .text = Karty, które zostały po rozdaniu, tworzą stos dobierania na środku stołu. Jego wierzchnia karta trafia odkryta obok i zaczyna stos odrzuconych.
hilo-setup-first-discard = Wyjątkowa pierwsza karta
    .text = Jeśli stos odrzuconych zaczyna się od czarodzieja albo feniksa, karta po prostu tam zostaje. Zadziała dopiero wtedy, gdy ktoś weźmie ją do swojego układu.
hilo-setup-start-player = Kto zaczyna
    .text = Według instrukcji zaczyna osoba, która jako ostatnia widziała jednorożca. Przy naszym stole decyduje los albo gospodarz stołu, który może wskazać wybrane miejsce, zwycięzcę ostatniej gry lub miejsce następne po tym, które ją zaczynało.
hilo-setup-start-card = Jedna karta na start
    .text = Przed pierwszą turą odkrywasz dokładnie jedną, dowolną kartę swojego układu. Wybierasz tylko raz, a gra rusza, gdy wszyscy już wybiorą.
hilo-setup-start-order = Karty startowe po kolei
    .text = Wszyscy wybierają kartę startową w tym samym czasie. Potem karty odkrywa się po kolei, zgodnie z ruchem wskazówek zegara, począwszy od osoby, która zaczyna grę.
hilo-setup-start-magician = Bez czarodzieja na start
    .text = Czarodziej jako karta startowa nie rzuca zaklęcia. Zostaje wtasowany z powrotem w stos dobierania, a w puste miejsce trafia nowa, odkryta karta z tego stosu.
hilo-setup-start-magician-again = Znowu czarodziej na start
    .text = Jeśli nowa karta to też czarodziej, robisz to samo jeszcze raz, aż trafi się inna. Feniks może zostać, ale nic nie robi.
hilo-setup-start-phoenix = Spokojny feniks na start
    .text = Feniks jako karta startowa zostaje na swoim miejscu, ale jeszcze nie działa. Nie odkrywasz z jego powodu drugiej karty.

## Your turn

hilo-turn-clockwise = Po kolei dookoła stołu
    .text = Gracie po kolei, zgodnie z ruchem wskazówek zegara. Ruch wykonuje tylko osoba, której tura właśnie trwa, więc poczekaj na swoją.
hilo-turn-two-actions = Weź albo dobierz
    .text = Swoją turę zaczynasz od wyboru. Weź wierzchnią kartę ze stosu odrzuconych albo dobierz wierzchnią kartę ze stosu dobierania.
hilo-turn-take = Karta ze stosu odrzuconych
    .text = Kartę wziętą ze stosu odrzuconych kładziesz odkrytą w swoim układzie na miejsce dowolnej swojej karty, odkrytej lub zakrytej. Zastąpiona karta trafia odkryta na stos odrzuconych.
hilo-turn-take-must-place = Wzięta karta trafia do układu
    .text = Karta wzięta ze stosu odrzuconych musi zastąpić jedną z twoich 12 kart. Nie wolno jej odłożyć z powrotem.
hilo-turn-draw = Dobieranie karty
    .text = Kartę ze stosu dobierania najpierw oglądasz tylko ty. Inni zobaczą ją, gdy tylko ją położysz.
hilo-turn-draw-choices = Zatrzymaj albo odrzuć
    .text = Z dobraną kartą masz dwie możliwości. Wymień na nią dowolną kartę swojego układu, która trafi wtedy odkryta na stos odrzuconych, albo odłóż na ten stos samą dobraną kartę.
hilo-turn-discard-uncovers = Odrzuć, a potem odkryj
    .text = Po odłożeniu dobranej karty na stos odrzuconych musisz od razu odkryć jedną kartę swojego układu. Wybierasz którą, ale musi być jeszcze zakryta.

## The layout

hilo-layout-secret = Zakryta dla wszystkich
    .text = Zakrytej karty nie zna nikt, nawet osoba, przed którą ona leży. Nie wolno podglądać. Poznasz ją dopiero wtedy, gdy zostanie odkryta albo trafi na stos odrzuconych.
hilo-layout-upright = Karty leżą prosto
    .text = Kart nie wolno obracać ani na bok, ani do góry nogami. Karta z innego układu u ciebie też leży prosto.
hilo-layout-fixed = Każda karta ma swoje miejsce
    .text = Nie wolno ci przekładać kart wewnątrz własnego układu. Nowa karta przychodzi tylko z jednego ze stosów albo dzięki zaklęciu czarodzieja i zajmuje miejsce tej, która odchodzi.
hilo-layout-no-open-card = Ani jednej odkrytej karty
    .text = Zaklęcie może zabrać ci ostatnią odkrytą kartę. To dozwolone, po prostu grasz dalej.

## Magician

hilo-magician-must-swap = Czarodziej czaruje od razu
    .text = Gdy tylko w twoim układzie leży odkryty czarodziej, zamień jedną ze swoich pozostałych kart na kartę z układu innej osoby. Obie karty wybierasz ty, ale nie możesz tego pominąć.
hilo-magician-another-player = Zamiana z inną osobą
    .text = Karta, którą daje ci zaklęcie, musi pochodzić z układu innej osoby siedzącej przy twoim stole. Nie możesz zamienić ze sobą dwóch własnych kart.
hilo-magician-open-or-hidden = Karty odkryte i zakryte
    .text = Do zaklęcia możesz wybrać karty odkryte lub zakryte, zarówno swoje, jak i cudze. Nie wolno tylko ruszać odkrytych czarodziejów.
hilo-magician-stays-as-it-was = Zamiana niczego nie odwraca
    .text = Zamienione karty zostają takie, jakie były. Odkryta karta jest odkryta także w nowym układzie, a zakryta pozostaje zakryta.
hilo-magician-never-magicians = Odkryci czarodzieje zostają na miejscu
    .text = Zaklęcie nigdy nie przenosi odkrytego czarodzieja, ani twojego, ani cudzego. Wybierz inną kartę.
hilo-magician-hidden-magicians = Zakryci czarodzieje mogą wędrować
    .text = Zakrytą kartę wolno zamienić, nawet jeśli później okaże się czarodziejem. Zakaz zdradziłby, co to za karta.
hilo-magician-stays = Czarodziej zostaje u ciebie
    .text = Po rzuceniu zaklęcia czarodziej zostaje na swoim miejscu w twoim układzie. W jednej z następnych tur możesz go wymienić na kartę wziętą lub dobraną.
hilo-magician-lapse = Bez pary nie ma zaklęcia
    .text = Gdyby nie było dwóch kart do zamiany, zaklęcie po prostu by przepadło. To się jednak nie zdarza, bo w czasie gry w każdym układzie jest co najmniej jedna zakryta karta, a zakryte karty zawsze wolno zamieniać.
hilo-magician-last-card = Czarodziej jako ostatnia karta
    .text = Jeśli czarodziej jest twoją dwunastą odkrytą kartą, gra kończy się, zanim zdąży on rzucić zaklęcie. Karta nad nim lub pod nim się nie liczy.
hilo-magician-last-card-casts = Ostatni czarodziej najpierw czaruje
    .text = Jeśli czarodziej jest twoją dwunastą odkrytą kartą, rzuca zaklęcie, zanim sprawdzi się, czy gra się kończy. Jeśli trafi do ciebie zakryta karta, gra toczy się dalej; jeśli wszystkie twoje karty nadal są odkryte, gra się kończy.

## Phoenix

hilo-phoenix-uncover = Feniks odkrywa następną kartę
    .text = Gdy odkrywasz feniksa albo sprowadzasz odkrytego do swojego układu, od razu odkryj jeszcze jedną ze swoich zakrytych kart. Wybierasz którą, ale nie możesz tego pominąć.
hilo-phoenix-swapped-in = Feniks zdobyty zaklęciem
    .text = Jeśli twój czarodziej sprowadzi do twojego układu odkrytego feniksa, feniks działa dla ciebie. Od razu odkryj jeszcze jedną ze swoich zakrytych kart.
hilo-phoenix-hidden = Zakryty feniks śpi
    .text = Jeśli feniks trafi do twojego układu zakryty, jeszcze nic się nie dzieje, bo nikt o nim nie wie. Zadziała dopiero, gdy go później odkryjesz.
hilo-phoenix-given-away = Feniks oddany w zamianie
    .text = Jeśli oddasz odkrytego feniksa w zamianie, osoba, która go dostaje, niczego nie odkrywa. W twojej turze działasz tylko ty.
hilo-phoenix-last-card = Feniks jako ostatnia karta
    .text = Jeśli feniks jest twoją dwunastą odkrytą kartą, nic już nie robi. Gra od razu się kończy.

## Effects

hilo-effects-chain = Jeden efekt po drugim
    .text = Jeśli feniks odkryje czarodzieja lub kolejnego feniksa albo czarodziej da ci odkrytego feniksa, ta karta też od razu działa. I tak dalej, karta po karcie, aż przestanie się dziać coś nowego albo gra się skończy.
hilo-effects-not-in-discard = Na stosie odrzuconych nic nie działa
    .text = Czarodziej i feniks działają tylko w układzie. Gdy trafiają na stos odrzuconych, prosto ze stosu dobierania albo z twojego układu, nic się nie dzieje. Po odrzuceniu dobranej karty i tak odkrywasz jedną kartę, jak zawsze.

## Draw pile

hilo-pile-reshuffle = Nowy stos dobierania
    .text = Gdy stos dobierania się wyczerpie, tasuje się stos odrzuconych i powstaje z niego nowy stos dobierania. Dzięki temu zawsze jest co dobrać.
hilo-pile-reshuffle-moment = Kiedy tasujemy
    .text = Gdy tylko ktoś dobierze ostatnią kartę, tasuje się wszystkie karty ze stosu odrzuconych i tworzą one nowy stos dobierania. Następna odłożona karta zaczyna nowy stos odrzuconych.

## End

hilo-end-immediately = Dwanaście odkrytych kart kończy grę
    .text = Gra kończy się w chwili, gdy w którymś układzie odkrytych jest wszystkich 12 kart. Potem nikt nie może już wykonać ruchu.
hilo-end-by-magic = Koniec przez zaklęcie
    .text = Zamiana też może dopełnić układ, twój albo drugiej osoby. Jeśli odkrytych jest tam wtedy 12 kart, gra od razu się kończy, a właśnie zamieniony feniks nic już nie robi.
hilo-end-uncover-rest = Wszyscy odkrywają resztę
    .text = Po zakończeniu gry odkrywa się wszystkie karty, które są jeszcze zakryte. Czarodzieje nie rzucają już zaklęć, a feniks nic już nie robi.
hilo-end-no-last-round = Bez dodatkowych tur
    .text = Gdy gra się kończy, nikt nie ma już kolejnej tury, nawet jeśli niektórzy mieli ich mniej niż inni.

## Scoring

hilo-score-joints = Dwie połówki to talar
    .text = Jeśli dwie sąsiednie karty mają po połówce gwiezdnego talara na krawędzi, którą się stykają, połówki dają razem 1 gwiezdny talar. Karty mogą leżeć obok siebie albo jedna nad drugą. Połówka bez pary się nie liczy, tak jak każda na zewnętrznym brzegu twojego układu.
hilo-score-full-coins = Całe talary na karcie
    .text = Cały gwiezdny talar na twojej karcie jest wart 1 gwiezdny talar. Nie potrzebuje pasującej karty obok.
hilo-score-keepers = Opiekunowie i ich zwierzęta
    .text = Opiekun smoków, Opiekunka jednorożców i Opiekunka wilków dbają o swoje zwierzęta. Za każde zwierzę, które ma swojego opiekuna gdziekolwiek w twoim układzie, dostajesz 2 gwiezdne talary. Opiekun bez zwierzęcia nic nie daje, zwierzę bez opiekuna też nie.
hilo-score-keeper-limit = Dwa zwierzęta na opiekuna
    .text = Jeden opiekun liczy się najwyżej dla dwóch zwierząt, więc jeden opiekun i trzy zwierzęta dają tylko 4 gwiezdne talary. Z dwoma opiekunami tego samego rodzaju trzy zwierzęta dają 6.
hilo-score-magician-voids = Czarodziej psuje jedną kartę
    .text = Przy liczeniu na końcu karta bezpośrednio nad czarodziejem lub pod nim się nie liczy. Odwraca się ją obrazkiem w dół.
hilo-score-void-is-blank = Zepsuta karta jest pusta
    .text = Karta zepsuta przez czarodzieja nie jest już nic warta. Nie liczą się jej połówki, cały talar, opiekun ani zwierzę, nawet dla sąsiednich kart.
hilo-score-two-magicians = Dwaj czarodzieje w jednej kolumnie
    .text = Jeśli jeden czarodziej leży nad drugim, każdy z nich unieważnia drugiego. Nic więcej się nie dzieje, a wszystkie inne karty liczą się jak zwykle.
hilo-score-magicians-own-coins = Talary na czarodzieju
    .text = Na naszych czarodziejach nie ma gwiezdnych talarów. Jeśli mają je czarodzieje wśród twoich własnych kart, to się liczą, bo czarodziej psuje tylko kartę nad sobą lub pod sobą.
hilo-score-no-cap = Bez limitu talarów
    .text = Liczy się każdy gwiezdny talar, nawet gdy jest ich więcej niż 56 żetonów w pudełku. Żetony służą tylko do liczenia.

## Winning

hilo-win-most-coins = Najwięcej talarów wygrywa
    .text = Na końcu wygrywasz, jeśli nikt nie ma więcej gwiezdnych talarów niż ty.
hilo-win-shared = Remis to wspólne zwycięstwo
    .text = Jeśli kilka osób ma tyle samo gwiezdnych talarów i nikt nie ma więcej, wygrywają razem.
