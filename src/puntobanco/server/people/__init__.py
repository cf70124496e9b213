"""The people of the house: the desk, logins and sessions, staff, and the limits that patrons set for themselves."""
