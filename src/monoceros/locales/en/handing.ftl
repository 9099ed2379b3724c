# Several people on one device: handing it on, so that nobody sees anybody else’s cards.

web-one-device = On one device
web-one-device-how = You all play on this device and hand it on. Everybody’s cards stay hidden until they alone are looking.
web-one-device-name = Name { $number }
web-one-device-more = One more person
web-one-device-fewer = Remove { $name }
web-one-device-start = Deal the cards
web-guest-add = Add somebody on this device
web-guest-name = Their name
web-guest-beside = on { $name }’s device
web-hand-on = Hand it on
web-hand-to = To { $name }
web-hand-how = Tap when only you can see.
web-hand-show = I am { $name }, show my cards
web-hand-done = Hide my cards
web-hand-done-how = You are done. Hide your cards, then hand the device on.
web-hand-hide = Hide
web-hand-window = Does anybody want to step in?
web-hand-window-how = Either nobody is asked, or everybody one after the other, whatever they hold.
web-hand-nobody = Nobody, go on
web-hand-everybody = Ask everybody
