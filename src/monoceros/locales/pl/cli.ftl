# The command line and what all games share.

at-line = { $file }, wiersz { $line }:
face-down = zakryta
you = Ty
bot-name = Bot { $name }

## Engine

engine-notice = Uwaga: działa silnik interpretowany, około dziesięciu razy wolniejszy. Powód: { $reason }.
engine-compiled = silnik skompilowany
engine-interpreted = silnik interpretowany: { $reason }
engine-asked-for = tak ustawiono w MONOCEROS_ENGINE
engine-not-compiled = nie został skompilowany; jeśli jest kompilator C, zrobi to: { $command }
engine-other-python = skompilowaną wersję zrobiono dla innego Pythona; zrobi ją na nowo: { $command }
engine-sources-changed = po kompilacji zmieniono źródła; skompiluje je ponownie: { $command }

## games, rules, cards

games-edition = Wydanie
games-small = Małe wydanie
games-small-about = końcówka gry, na tyle mała, że można ją rozwiązać: „monoceros solve”
games-players = od { $fewest } do { $most } osób
games-option = Opcja
games-reading = Interpretacja
games-bots = Boty
games-cost = Wszystkie boty poza expert i master wykonują ruch w około milisekundę. expert sprawdza każdą decyzję w co najmniej { $tries } wyobrażonych światach: zajmuje mu to setne części sekundy, nigdy więcej niż { $seconds } sekundy. master myśli, aż minie jego sekunda albo nic już nie może się zmienić.
rules-ruling = nasze rozstrzygnięcie { $number }
rules-sister = z instrukcji innego wydania
rules-reading = Obowiązuje przy stołach z interpretacją { $option }={ $value }.
rules-reading-usual = Zwykła interpretacja ({ $option }={ $value }); stół może wybrać inną.
rules-not-here = brak w tym wydaniu
rules-no-difference = Te wydania są we wszystkim zgodne.
cards-copies = Sztuki
cards-code = Skrót
cards-name = Nazwa
cards-text = Co robi
cards-value = { $field }: { $value }
cards-note = Tego, co zaznaczono, nie podaje żadne źródło: porównaj to ze swoim pudełkiem i popraw we własnym zestawie kart (--template zapisuje wzór do wypełnienia).
cards-pack-good = { $file } to dobry zestaw: { $label }, { $total ->
    [one] { $total } karta
    [few] { $total } karty
    [many] { $total } kart
   *[other] { $total } karty
}.
template-about = Zestaw dla twojego własnego pudełka. Porównaj każdą kartę ze swoją: jeśli coś się różni, usuń # z początku wiersza i wpisz to, co jest na twojej karcie. Resztę zostaw bez zmian. Jeśli liczba kart jest inna, popraw też total. "none" oznacza wartość, której karta nie ma. Potem: monoceros cards GRA --check PLIK. Można wpisać:
pack-note-hilo-de = Rekonstrukcja, a nie opublikowana lista kart: instrukcja pokazuje tylko część z nich.
pack-note-kill-the-unicorns-retail = Rekonstrukcja, a nie opublikowana lista kart: instrukcje wymieniają kilka pułapek i prawie nie objaśniają mocy.
pack-note-kill-the-unicorns-prototype = Rekonstrukcja, a nie opublikowana lista kart: zasady prototypu wymieniają tylko nieliczne karty.
pack-note-unstable-unicorns-pl = Nazwy są nasze; działanie kart opiera się na listach kart drugiej edycji.
provenance-attested = potwierdzone
provenance-inferred = z wnioskowania
provenance-reconstructed = z rekonstrukcji
provenance-owner = z twojego zestawu

## play

play-help = Wpisz numer lub akcję. Enter powtarza pytanie. ? podaje zasadę, która teraz obowiązuje; ? z numerem, kartą lub słowem z zasad je objaśnia. u cofa, q kończy.
play-commitment = Uczciwe rozdanie. Zobowiązanie: { $hash }
play-no-such = Nie ma tu „{ $word }”. Enter pokaże wybór jeszcze raz.
play-unknown = Nie znam karty, zasady ani akcji „{ $word }”.
play-choice = [bold]{ $label }[/]: { $action }
play-allowed = Akcja „{ $action }” jest dozwolona.
play-again = Jeszcze raz? r: rewanż, s: zapisz grę, q: wyjdź
play-save-unfinished = Zapisać grę, żeby dokończyć ją później? Podaj nazwę pliku albo naciśnij Enter, żeby jej nie zapisywać:
play-save-name = Podaj nazwę pliku dla zapisu gry:
play-saved = Zapisano: { $file }
play-not-saved = Nie udało się zapisać pliku { $file }: { $problem }. Spróbuj innej nazwy.
play-bye = Do zobaczenia i dzięki za grę.
play-you-win = Wygrywasz!
play-you-share = Wygrywacie razem!
play-nobody-wins = Tym razem nikt nie wygrywa.
play-others-win = Zwycięstwo: { $names }. Dobra gra!
undo-done = Cofnięto.
undo-nothing-played = Nie ma jeszcze czego cofać.
undo-others-asked = Inni też zostali zapytani, więc akcja zostaje.
undo-not-yours = Ostatnia akcja nie była twoja, więc zostaje.
undo-turn-passed = Twoja tura już minęła, więc akcja zostaje.
undo-chance-spoke = Od tego czasu zdecydował los, więc akcja zostaje.
undo-card-shown = Zakryta karta została pokazana, więc akcja zostaje.

## replay, verify

replay-next = Enter: następna akcja, q: wyjście
replay-result = Wynik: { $result }
verify-fair = Wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna z zasadami
    [few] { $actions } akcje zgodne z zasadami
    [many] { $actions } akcji zgodnych z zasadami
   *[other] { $actions } akcji zgodnej z zasadami
}, wynik jest prawidłowy, a { $chances ->
    [one] { $chances } zdarzenie losowe wynika
    [few] wszystkie { $chances } zdarzenia losowe wynikają
    [many] wszystkich { $chances } zdarzeń losowych wynika
   *[other] { $chances } zdarzenia losowego wynika
} z sekretu objętego zobowiązaniem złożonym przed rozdaniem oraz z losowości dodanej przez grających.
verify-seeded = Wszystko się zgadza: { $actions ->
    [one] { $actions } akcja zgodna z zasadami
    [few] { $actions } akcje zgodne z zasadami
    [many] { $actions } akcji zgodnych z zasadami
   *[other] { $actions } akcji zgodnej z zasadami
}, a wynik jest prawidłowy. Karty rozdano według liczby { $seed }, bez zobowiązania, więc nie ma dowodu, że nikt jej sobie nie wybrał.

## simulate

simulate-running = Trwa gra
simulate-title = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
simulate-bot = Bot
simulate-games = Rozegrane
simulate-wins = Wygrane
simulate-rate = Odsetek
simulate-interval = Przedział (95%)
simulate-score = Punkty
simulate-quartiles = Rozrzut
simulate-seats = Wygrane według miejsc: { $rates }
simulate-speed = Gry/s: { $games }; akcje/s: { $steps }; akcje na grę: { $length }
simulate-records = Zapisy gier są w folderze { $folder }.
simulate-out = Wyniki są w folderze { $folder }. Obejrzyj je: monoceros report { $game } { $folder }

## bench

bench-measuring = pomiar: { $name }
bench-missing = Pominięto: { $name } ({ $reason }). „make bench” instaluje silniki do porównania.
bench-hint = „make bench” mierzy w tym samym przebiegu także silniki do porównania.
bench-figure = Pomiar
bench-ratio = Stosunek
bench-peers = Losowe gry, kroki jako wielokrotność { $peer }
bench-steps = Kroki/s
bench-games = Gry/s
bench-copies = Kopie/s
bench-driven = (sterowane z Pythona)
play-exists = Plik { $file } już istnieje. Podaj inną nazwę albo naciśnij Enter, żeby wyjść bez zapisywania.
play-resume = Później graj dalej poleceniem: { $command }
play-narrow = Twój terminal ma mniej niż { $columns ->
    [one] { $columns } kolumnę
    [few] { $columns } kolumny
    [many] { $columns } kolumn
   *[other] { $columns } kolumny
}: poszerz go, a karty się wyrównają.
verify-compare = Porównaj to zobowiązanie z tym, które pokazano ci przed rozdaniem: { $hash }
output-failed = Nie udało się zapisać wyniku: { $problem }.
