# Several tables in one view.
tables-whole = { $table } alone
tables-leave = Leave { $table }
tables-keys = Keys go to the table with the bright edge; [ and ] change it.
