"""Small games, solved exactly: their whole tree, best responses, and how much bots give away in them."""
