"""Behind the tables: start-up, configuration, and the key that the seeds of shoes are sealed with."""
