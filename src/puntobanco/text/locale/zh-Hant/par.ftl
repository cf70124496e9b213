# PAR 表：`puntobanco par`。數字按各語言書寫；押注與條件的名稱來自其他檔案。

par-title = PAR 表：{ $title }
par-ruleset = 規則
par-version = { $id }，版本 { $version }
par-engine = 計算程式
par-engine-version = { $name } { $version }
par-shoe = 牌靴
par-shoe-full = { $decks } 副完整的牌，共 { $cards } 張
par-total = 計入的排列數
par-behaviour = 規則指紋
par-inputs = 輸入資料雜湊
par-method = 所有數字均以整數計數，遍歷一局牌所有可能的排列次序，並非模擬；適用於完整牌靴發出第一張牌之前押注的一個單位。
par-rounding = 各押注之間的條件與捨入不計算在內。在牌桌上，押注額以 { $step } 為單位，返還金額向下捨入至 { $unit } 的倍數。
par-volatility-note = 波動指數為標準差的 { $z } 倍；除以局數的平方根，即為十組中有九組的回報率偏離精確值的最大幅度。

par-section-results = 結果
par-section-bets = 所有押注項目
par-column-result = 結果
par-column-ways = 排列數
par-column-chance = 機率
par-column-bet = 押注項目
par-column-edge = 賭場優勢
par-column-return = 回報率
par-column-deviation = 標準差
par-column-volatility = 波動指數
par-column-hits = 贏出頻率
par-column-when = 賠付條件
par-column-odds = 賠率
par-column-commission = 佣金
par-column-net = 淨額
par-column-contribution = 佔回報率
par-column-figure = 項目
par-column-decimal = 小數
par-column-exact = 精確值
par-column-rounds = 局數
par-column-lowest = 最低
par-column-highest = 最高
par-loses = 其餘情況均輸
par-together = 合計

par-lines = 賠付明細
par-figures = 數值
par-expected = 期望淨額
par-variance = 變異數
par-removal = 移除一張該點牌的影響，以押注額的十萬分之一計
par-ranges = 十組中九組的回報率

par-plot-edges = 各押注的賭場優勢，以押注額的百分比計
par-plot-removal = 少一張該點牌對期望值的增減，以押注額的十萬分之一計
par-plot-parts = 各賠付項目佔回報率的部分，以押注額的百分比計
