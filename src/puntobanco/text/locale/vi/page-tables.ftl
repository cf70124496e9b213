# Several tables in one view.
tables-whole = Chỉ { $table }
tables-leave = Rời { $table }
tables-keys = Phím tác động lên bàn có viền sáng; [ và ] để đổi bàn.
