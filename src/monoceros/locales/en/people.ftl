# People without accounts: what the page says about one's own person, and what can be refused there.

web-me = You
web-me-how = No account, no password: this browser simply remembers you.
web-me-name-how = Others see your name and your unicorn at the tables you sit at.
web-me-avatar = Your unicorn
web-avatar = Unicorn { $number }
web-me-save = Save
web-me-saved = Saved.
web-me-devices = Your devices
web-me-devices-how = Open this link on your phone or another computer, and you are you there too, with all your tables. It works once, for fifteen minutes. Keep it to yourself: whoever opens it plays as you.
web-me-link-make = Make a link for another device
web-me-link = Link for your other device
web-me-devices-count = { $count ->
    [one] You are known on this device only.
   *[other] You are known on { $count } devices.
}
web-me-only-here = Sign out all other devices
web-me-kept = What is kept about you
web-me-kept-how = Your name, your unicorn, your language, the tables you sat at and what you wrote there. If you asked for messages: where they go, and your quiet hours. Nothing else: no address, no mail, no tracking.
web-me-export = Download everything
web-me-forget = Forget me
web-me-forget-title = Forget you?
web-me-forget-how = Your name disappears from every table, a bot takes over where you are playing, and no device of yours is known any more. This cannot be undone.
web-me-forget-do = Yes, forget me
web-carry-title = Play on this device too?
web-carry-how = From now on this browser plays as { $name }, with the same tables.
web-carry-nameless = From now on this browser plays as the person who made this link, with the same tables.
web-carry-same = This device knows you already.
web-carry-loses = { $tables ->
    [one] This browser has a seat of its own at one table. It gives that seat up if you go on.
   *[other] This browser has seats of its own at { $tables } tables. It gives them up if you go on.
}
web-carry-do = Yes, that is me
web-carry-instead = Go on anyway
problem-avatar-unknown = There is no such drawing. Choose one of those shown.
problem-carry-code = This link does not work any more: it is meant for one device, and for fifteen minutes. Make a new one on the device that knows you.
problem-nobody-yet = This browser is nobody yet: there is nothing to tell or to forget.
problem-other-person = This browser is somebody else already, with { $tables ->
        [one] a seat at one table
       *[other] seats at { $tables } tables
    }. Confirm that you give that up.
problem-too-many-devices = You are known on { $most } devices already. Sign out the others first.
