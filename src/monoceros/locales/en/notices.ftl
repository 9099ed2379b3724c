# Messages to one's devices when it is one's turn, and whose turn it is on the page.

push-turn = Your turn: { $game }
push-turn-guest = { $name }’s turn: { $game }
push-window = { $game }: do you step in?
push-with = With { $names }.
push-until = Time until { $when }.
push-try-title = This is how it looks
push-try = Monoceros tells you like this when it is your turn.

web-notices = Messages when it is your turn
web-notices-how = In games with days for a move this device can tell you that it is your turn, even when the page is closed. One message a turn, none while you look at the table. For guests who play on your device it says whose turn it is.
web-notices-on = Tell me on this device
web-notices-off = No more messages on this device
web-notices-here = This device tells you when it is your turn.
web-notices-devices = { $count ->
    [one] One of your devices gets messages.
   *[other] { $count } of your devices get messages.
}
web-notices-try = Send one now
web-notices-tried = On its way …
web-notices-denied = Your browser blocks messages from this page. Allow them in its settings for this site, then try again.
web-notices-cannot = This browser cannot show messages of a closed page. On an iPhone or iPad, add the page to the home screen first.
web-notices-failed = Your browser’s message service cannot be reached just now. Try again later.
web-quiet-how = Nothing comes in these hours; what has waited comes afterwards.
web-quiet-on = Keep quiet for some hours of the day
web-quiet-from = from
web-quiet-to = until
web-quiet-zone = time zone { $zone }
web-notices-offer = Shall this device tell you when it is your turn?
web-notices-later = Not now
web-title-turns = ({ $count }) Your turn
web-reaction-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}

problem-push-endpoint = No messages can be sent to this device: its message service was not named as browsers do it, or lies at an address this server does not write to.
problem-push-off = This device gets no messages. Switch them on first.
problem-quiet-hours = These quiet hours do not work: they need a beginning, a different end, and a time zone that exists.
problem-reaction-too-long = Stepping in may take at most as long as a move: { $most ->
        [one] { $most } hour
       *[other] { $most } hours
    }.
