# Powiadomienia na własne urządzenia, gdy jest się na ruchu, i czyj ruch widać na stronie.

push-turn = Twój ruch: { $game }
push-turn-guest = Teraz gra { $name }: { $game }
push-window = { $game }: reagujesz?
push-with = Przy stole: { $names }.
push-until = Masz czas do { $when }.
push-try-title = Tak to wygląda
push-try = Tak Monoceros da ci znać, że to twój ruch.

web-notices = Powiadomienia o twoim ruchu
web-notices-how = W grach, w których na ruch ma się całe dni, to urządzenie może dać ci znać, że to twój ruch, także gdy strona jest zamknięta. Jedno powiadomienie na turę, żadnego, póki patrzysz na stół. Gdy na twoim urządzeniu grają goście, powiadomienie mówi, czyja to kolej.
web-notices-on = Daj mi znać na tym urządzeniu
web-notices-off = Bez powiadomień na tym urządzeniu
web-notices-here = To urządzenie daje ci znać, gdy jest twój ruch.
web-notices-devices = { $count ->
    [one] Powiadomienia dostaje jedno twoje urządzenie.
    [few] Powiadomienia dostają { $count } twoje urządzenia.
   *[many] Powiadomienia dostaje { $count } twoich urządzeń.
}
web-notices-try = Wyślij teraz jedno
web-notices-tried = Już leci…
web-notices-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony i spróbuj jeszcze raz.
web-notices-cannot = Ta przeglądarka nie pokaże powiadomień z zamkniętej strony. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
web-notices-failed = Usługa powiadomień twojej przeglądarki jest teraz nieosiągalna. Spróbuj później.
web-quiet-how = W tych godzinach nic nie przychodzi; to, co czekało, przyjdzie potem.
web-quiet-on = Bez powiadomień w wybranych godzinach
web-quiet-from = od
web-quiet-to = do
web-quiet-zone = strefa czasowa: { $zone }
web-notices-offer = Czy to urządzenie ma dać ci znać, gdy będzie twój ruch?
web-notices-later = Nie teraz
web-title-turns = ({ $count }) Twój ruch
web-reaction-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}

problem-push-endpoint = Na to urządzenie nie da się wysłać powiadomień: jego usługa powiadomień nie jest podana tak, jak robią to przeglądarki, albo leży pod adresem, pod który ten serwer nie pisze.
problem-push-off = To urządzenie nie dostaje powiadomień. Najpierw je włącz.
problem-quiet-hours = Tak się nie da: godziny ciszy potrzebują początku, innego końca i istniejącej strefy czasowej.
problem-reaction-too-long = Na reakcję może być najwyżej tyle czasu, ile na ruch: { $most ->
        [one] { $most } godzina
        [few] { $most } godziny
       *[many] { $most } godzin
    }.
