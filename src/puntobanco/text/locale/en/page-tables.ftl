# Several tables in one view.
tables-whole = Only { $table }
tables-leave = Leave { $table }
tables-keys = Keys act on the table with the bright edge; [ and ] switch tables.
