"""What was played, as it is kept and put together again."""
