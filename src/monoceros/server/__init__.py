"""Tables over HTTP and WebSocket: people, bots and onlookers at one match, from any number of processes."""
