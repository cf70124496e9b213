"""Tables that are played: their one writer, the dealer, what is told of them, and how the house keeps them."""
