# What the page in the browser says. $you is "yes" when the reader is the player spoken of.

## Everywhere

web-home = Strona główna
web-settings = Ustawienia
web-language = Język
web-close = Zamknij
web-skip = Przejdź do treści
web-footer = Monoceros to nieoficjalny projekt fanowski, wolny i otwarty. Nie jest związany z wydawcami tych gier.
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-lost = Nie ma takiej strony.
web-laying = Przygotowujemy stół…
web-copy = Kopiuj
web-copied = Skopiowano!
web-qr = Kod QR tego linku
web-guest = Gość
web-player = Miejsce { $seat }
web-you-mark = ty
web-see-rule = Zobacz zasadę

## Home

web-welcome = Gry karciane z jednorożcami
web-welcome-how = Otwórz stół, wyślij link, graj. Bez konta i bez instalowania.
web-play-now = Graj teraz
web-choose-bots = Wybierz boty
web-invite = Zaproś znajomych
web-rules = Zasady
web-cards = Karty
web-have-code = Masz kod?
web-code = Kod stołu
web-join = Dołącz
web-go-on = Graj dalej
web-public = Publiczne stoły
web-public-none = Przy publicznych stołach nie ma teraz wolnych miejsc.
web-finished = Twoje zakończone gry
web-players = Ile osób gra
web-bot = Bot
web-bots-among = W tym botów
web-level = Poziom botów
web-level-random = Grają na chybił trafił
    .text = Dowolny dozwolony ruch, losowo: żeby spokojnie poznać grę.
web-level-novice = Nowicjusze: jeszcze się uczą
    .text = Wybierają ruch, który wygląda nieźle, i zapominają o tym, czego już nie widać, ale nie robią głupstw.
web-level-casual = Niedzielni: nie zawsze najlepszy ruch
    .text = Widzą dobre ruchy, nie zawsze wybierają najlepszy i czasem zapominają o jakiejś karcie.
web-level-skilled = Wprawni: grają na oko
    .text = Dobrze znają grę i grają na oko.
web-level-expert = Eksperci: myślą naprzód
    .text = Sprawdzają każdy ruch w wyobrażonych rozgrywkach, w setne części sekundy.
web-level-master = Mistrzowie: myślą przez sekundę
    .text = Myślą nad ruchem najwyżej sekundę i pamiętają, co wymyślili: mocniejszych nie ma.
web-pace = Czas
web-pace-none = Bez zegara
web-pace-move-30 = 30 sekund na ruch
web-pace-move-90 = 90 sekund na ruch
web-pace-days-1 = 1 dzień na ruch
web-pace-days-3 = 3 dni na ruch
web-listed = Pokaż stół na stronie głównej, żeby każdy mógł dołączyć
web-lay-table = Otwórz stół
web-nickname = Twoje imię

## Before the game

web-sit-down = Usiądź do stołu
web-people = Przy stole
web-open-seat = wolne miejsce
web-here = przy stole
web-away = poza stołem
web-host = gospodarz
web-add-bot = Dodaj bota
web-remove-bot = Zwolnij miejsce
web-let-bot = Niech gra bot
web-give-back = Oddaj miejsce
web-stands-in = Bot za: { $name }
web-start = Zaczynamy
web-invite-how = Wyślij ten link znajomym albo daj im zeskanować kod telefonem.
web-invite-link = Link z zaproszeniem
web-invite-here = Ten link działa tylko na tym komputerze. Jeśli znajomi są gdzie indziej, uruchom serwer poleceniem „monoceros serve --host 0.0.0.0” i otwórz stronę pod adresem, który dla nich wypisze.
web-fair = Uczciwe tasowanie: jest zapieczętowane przed grą, a po niej każdy może je sprawdzić. Pieczęć:

## At the table

web-your-turn = Twoja kolej
web-their-turn = teraz gra:
web-opponents = Pozostali
web-over = Gra skończona.
web-do-it = Tak, zrób to
web-play-it = Zagraj
web-not-yet = Jeszcze nie
web-can-touch = możesz to wybrać
web-undo = Cofnij
web-always-pass = Zawsze pasuj: { $what }
web-since-turn = Od twojej tury
web-fresh = nowe od twojej tury
web-nothing-to-answer = Nie masz czym odpowiedzieć ({ $what }): od teraz pasujemy za ciebie.
web-only-this = Nic innego nie można zrobić: { $what }
web-reaction = Czas na reakcję
web-seconds = { $seconds } s
web-clock = Pozostały czas
web-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-clock-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
web-side = Przebieg i czat
web-log = Przebieg
web-log-empty = Tu przeczytasz, co się dzieje.
web-log-earlier = { $count ->
    [one] { $count } wcześniejszy wpis nie jest tu pokazany. Po grze powtórka opowie wszystko.
    [few] { $count } wcześniejsze wpisy nie są tu pokazane. Po grze powtórka opowie wszystko.
   *[other] { $count } wcześniejszych wpisów nie jest tu pokazanych. Po grze powtórka opowie wszystko.
}
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz coś miłego
web-send = Wyślij
web-onlookers = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osoby patrzy
}
web-table-menu = Stół
web-watching = Oglądasz tę grę.
web-line-lost = Połączenie zerwane, próbujemy jeszcze raz…
web-leave = Odejdź
web-stay = Zostań
web-leave-title = Odejść od stołu?
web-leave-how = Bot zagra za ciebie, żeby pozostali mogli grać dalej. W tej przeglądarce możesz wrócić w każdej chwili.
web-why-not = Teraz tego nie możesz zrobić.
web-time-up = { $name }: czas minął, decyzja zapadła automatycznie.
web-winner = Zwycięstwo
web-nobody-wins = Tym razem nikt nie wygrywa.
web-guide = Pierwsze kroki
web-guide-skip = Dalej bez pomocy

## Settings

web-speed = Ruch kart
web-speed-slow = Wolny
web-speed-normal = Zwykły
web-speed-fast = Szybki
web-speed-off = Wyłączony
web-bot-pause = Przerwa po ruchu bota
web-bot-pause-none = brak
web-bot-pause-short = krótka
web-bot-pause-long = długa
web-confirm-when = Pytaj przed ruchem
web-confirm-swaps = Tylko przed ważnymi ruchami, na przykład zamianą czarodzieja
web-confirm-always = Przed każdym ruchem, którego nie można cofnąć
web-confirm-never = Nigdy
web-theme = Kolory
web-theme-auto = Jak na moim urządzeniu
web-theme-dark = Ciemne
web-theme-light = Jasne
web-patterns = Wyraźne wzory na kartach jako drugi znak obok koloru
web-sound = Dźwięki
web-help-show = Pokazuj przy stole pierwsze kroki
web-keys = Naciśnij przy stole ?, by zobaczyć klawisze.
web-keys-title = Klawisze
web-key-choose = wybierz to, co świeci, według numeru
web-key-walk = poruszaj się po stole
web-key-take = wybierz to, na czym jesteś
web-key-next = przejdź do następnej możliwości
web-key-read = pokaż kartę w powiększeniu
web-key-confirm = potwierdź albo zagraj to, co wybrane
web-key-pass = spasuj
web-key-drop = zrezygnuj z wyboru
web-key-hint = poproś o podpowiedź
web-key-log = otwórz przebieg
web-key-help = pokaż te klawisze

## Replay

web-replay = Powtórka
web-replay-start = Karty są rozdane.
web-play = Odtwórz
web-pause = Zatrzymaj
web-step = Krok naprzód
web-step-back = Krok wstecz
web-scrub = Chwila gry
web-pace-of = Tempo
web-eyes = Czyimi oczami
web-eyes-all = wszystkie karty odkryte
web-eyes-onlooker = ktoś, kto ogląda
web-share = Udostępnij tę chwilę
web-download = Pobierz
web-verify = Sprawdź tasowanie
web-to-table = Do stołu
web-proof = Dowód
web-proof-promise = Pieczęć ogłoszona przed rozdaniem (SHA-256 sekretu)
web-proof-secret = Sekret ujawniony po grze
web-proof-entropy = Losowość dodana przez grających
web-proof-kept = Twoja przeglądarka też to sprawdziła: sekret pasuje do pieczęci.
web-proof-broken = Uwaga: sekret nie pasuje do pieczęci. Nie ufaj temu tasowaniu.
web-proof-own-kept = Jest w tym twoja część: ta przeglądarka ją zachowała, a wszystkie części są tymi, które obiecano przed rozdaniem.
web-proof-own-broken = Uwaga: to nie są te części, których obietnice ta przeglądarka widziała przed rozdaniem. Nie ufaj mu.

## Rules and cards

web-rules-of = Zasady: { $game }
web-rules-note = Własnymi słowami, zasada po zasadzie. Tam, gdzie instrukcja milczy, musieliśmy zdecydować i to zaznaczamy.
web-search = Szukaj w zasadach
web-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
web-compare = Porównaj wydania
web-differences = { $count ->
    [one] { $count } różnica
    [few] { $count } różnice
    [many] { $count } różnic
   *[other] { $count } różnicy
}
web-chapters = Rozdziały
web-from-rulebook = z instrukcji
web-readings = Interpretacje instrukcji
web-readings-note = Kilka zdań instrukcji można rozumieć na dwa sposoby. Gra się według zwykłej interpretacji, chyba że stół wybierze drugą.
web-reading-usual = Zwykła interpretacja. Stół może wybrać inną: { $option }.
web-reading-other = Tylko przy stołach, które to wybrały: { $option } – { $value }.
web-cards-of = Karty: { $game }
web-cards-total = { $cards ->
    [one] Razem { $cards } karta.
    [few] Razem { $cards } karty.
    [many] Razem { $cards } kart.
   *[other] Razem { $cards } karty.
}

## HiLo

web-hilo-start-random = Decyduje los
web-hilo-start-A = Zaczynam ja
web-hilo-last_magician-ends = Gra od razu się kończy
web-hilo-last_magician-casts = Najpierw rzuca zaklęcie
web-hilo-middle = Stosy
web-hilo-pile-draw = Stos dobierania
web-hilo-pile-discard = Stos odrzuconych
web-hilo-your-hand = W twojej ręce
web-hilo-running = Talary za odkryte karty
web-hilo-spoiled = Teraz nic nie jest warta: psuje ją czarodziej w tej kolumnie.
web-hilo-place = { $you ->
    [yes] Twoja karta { $place }
   *[no] { $name }, karta { $place }
}
web-hilo-half-left = połówka talara po lewej
web-hilo-half-right = połówka talara po prawej
web-hilo-half-top = połówka talara u góry
web-hilo-half-bottom = połówka talara u dołu
web-hilo-whole = { $coins ->
    [one] jeden cały talar
    [few] { $coins } całe talary
    [many] { $coins } całych talarów
   *[other] { $coins } całego talara
}
web-hilo-ask-cast = Czarodziej rzuca zaklęcie: wybierz jedną ze swoich kart i jedną kartę innej osoby.
web-hilo-ask-cast-other = Teraz wybierz kartę innej osoby, którą chcesz dostać.
web-hilo-ask-cast-own = Teraz wybierz swoją kartę, którą oddajesz.
web-hilo-do-swap = Zamienić twoją kartę { $place } ({ $given }) na kartę { $spot } ({ $got }), którą ma { $other-name }?
web-hilo-do-place = Położyć na miejscu { $place } kartę: { $card }? Twoja karta ({ $out }) trafi na stos odrzuconych.
web-hilo-do-flip = Odkryć kartę { $place }?
web-hilo-wait-start = Kartę startową wybiera jeszcze: { $names }
web-hilo-wait-turn = { $name } wybiera stos.
web-hilo-wait-taken = { $name } szuka miejsca dla karty.
web-hilo-wait-drawn = { $name } ma dobraną kartę i się zastanawia.
web-hilo-wait-uncover = { $name } odkrywa kartę.
web-hilo-wait-phoenix = { $name } ma feniksa i odkrywa jeszcze jedną kartę.
web-hilo-wait-cast = { $name } ma czarodzieja i wybiera dwie karty do zamiany.
web-hilo-help-start = Witaj w swoim królestwie! Te dwanaście zakrytych kart należy do ciebie. Dotknij dowolnej, żeby zacząć.
web-hilo-help-turn = Spójrz na dwa stosy. Odkrytą kartę znasz, zakryta to niespodzianka. Dwie połówki talara, które się stykają, tworzą cały talar!
web-hilo-help-taken = Dotknij karty, którą chcesz wymienić. Może być też zakryta.
web-hilo-help-drawn = Podoba ci się karta? Dotknij tej, którą ma zastąpić. Jeśli nie, dotknij stosu odrzuconych.
web-hilo-help-uncover = Teraz odkryj jedną ze swoich zakrytych kart. Gdy wszystkie dwanaście są odkryte, gra się kończy.
web-hilo-help-phoenix = Twój feniks odkrywa jeszcze jedną kartę. Dotknij zakrytej.
web-hilo-help-cast = Czary! Dotknij jednej ze swoich kart, a potem karty innej osoby. Zamienią się miejscami.
web-hilo-no-coins = bez talarów

## Hints

web-hint = Podpowiedź
web-hint-thinking = Myśli…
web-hint-chance = { $chance }% szans
web-hint-close = Zamknij podpowiedzi
