# Charaktery botów.

web-style = Ich charakter
web-style-of = Charakter: { $name }
web-style-plain = Zwyczajni
    .text = Wybierają najlepszy ruch, jaki widzą, bez własnych upodobań.
web-style-cautious = ostrożni
    .text = Pilnują tego, co mają: najpierw to, co pewne, i nic pod wpływem chwili.
web-style-greedy = chciwi
    .text = Chcą wszystkiego, i to zaraz: co się da, to biorą.
web-style-sly = przebiegli
    .text = Lubią podstawić komuś nogę: tu pułapka, tam zamiana, komuś popsuta zdobycz.
web-bot-styled = { $level }, { $style }
