# 命令行核对牌靴时另加的消息。

proof-absent = 已承诺但未提交：{ $names }
proof-ended = 结束原因：{ $reason }
proof-key = 本馆公钥：{ $key }
proof-at = { $fault }（{ $where }）
