"""What everything of the server stands on: time, leases, figures, logs, and how a table is asked."""
