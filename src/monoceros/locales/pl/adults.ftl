# Tables for adults.

problem-forfeits-adults = Własne zadania są możliwe tylko przy stole dla dorosłych. Włącz 18+ albo je pomiń.

web-adult = 18+: nazwy i zasady imprezowe dla dorosłych
web-adult-sure = Nazwy wydrukowane na kartach i zasady imprezowe są dla dorosłych. Czy wszyscy przy tym stole tego chcą i mają co najmniej 18 lat?
web-adult-yes = Tak, wszyscy
web-adult-no = Nie
web-adult-table = Stół dla dorosłych
web-adult-door = Przy tym stole włączono treści dla dorosłych: dosadne nazwy z kart i może zasady imprezowe. Siadaj tylko, jeśli masz co najmniej 18 lat i masz na to ochotę.
web-forfeits = Własne zadania, po jednym w wierszu (nieobowiązkowo)
web-forfeit = Zadanie gospodarza: { $text }
web-adult-look = Chcę popatrzeć: mam 18 lat lub więcej
web-adult-names = Szczerze mówiąc, drukowane nazwy dla dorosłych istnieją tylko po polsku i jest ich garstka. We wszystkich innych językach karty zachowują zwykłe nazwy.
web-party-sips = Łyk, gdy któryś z twoich jednorożców zostanie poświęcony lub zniszczony. Po trzech kartach RzeNIE w jednej turze osoba, której karta przeszła, może wskazać kogoś do łyku. Raz w grze: nowa ręka za pusty kieliszek.
web-party-layers = Zdejmij coś za każdą odrzuconą kartę i za każdą karę, która trafia do twojej stajni; załóż coś za każde ulepszenie. Raz w grze: nowa ręka za jedną warstwę więcej.
web-party-calls = Stół tylko ogłasza tę chwilę. Odmówić można zawsze.
