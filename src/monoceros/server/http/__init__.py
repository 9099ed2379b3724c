"""The HTTP interface: middleware, routes, and how they answer."""
