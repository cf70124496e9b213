"""The house around the tables: which tables there are and on what terms, seats, names and wallets. Pure, like them."""
