# 命令列核對牌靴時另加的訊息。

proof-absent = 已承諾但未提交：{ $names }
proof-ended = 結束原因：{ $reason }
proof-key = 本館公鑰：{ $key }
proof-at = { $fault }（{ $where }）
