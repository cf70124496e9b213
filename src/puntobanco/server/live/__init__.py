"""Live tables: what staff and programs ask of them, what it would do, and what is kept of it."""
