# The check of a shoe on the command line, beside the messages of the page.

proof-absent = Pledged and gave no share: { $names }
proof-ended = Ended: { $reason }
proof-key = Key of the house: { $key }
proof-at = { $fault } ({ $where })
