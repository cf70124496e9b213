# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

## 牌局範例

example-title = 第 { $number } 例
example-column-hand = 手牌
example-column-cards = 牌
example-column-total = 點數
example-natural-player = { -player }為{ -natural } { $total } 點，雙方不補牌。
example-natural-banker = { -banker }為{ -natural } { $total } 點，雙方不補牌。
example-player-draws = { -player } { $total } 點，補牌：{ $card }。
example-player-stands = { -player } { $total } 點，停牌。
example-banker-draws = { -banker } { $total } 點，補牌：{ $card }。
example-banker-stands = { -banker } { $total } 點，停牌。
example-banker-draws-against = { -banker } { $total } 點，對第三張牌 { $third } 點，補牌：{ $card }。
example-banker-stands-against = { -banker } { $total } 點，對第三張牌 { $third } 點，停牌。
example-winner-player = { -player }以 { $player } 點對 { $banker } 點獲勝。
example-winner-banker = { -banker }以 { $banker } 點對 { $player } 點獲勝。
example-winner-tie = 雙方同為 { $player } 點，{ -tie }。
example-bet-wins = 押「{ $bet }」：每押 1 贏 { $net }。
example-bet-loses = 押「{ $bet }」：輸。
example-bet-pushes = 押「{ $bet }」：退回押注。

## 附註

note-odds-tie-stays = 計算精確回報率與結算範例時，和局中留在桌上的押注視為不輸不贏。
note-live-terms = 原文件未提及{ -burn }、{ -cut-card }與真人桌異常的處理；此處採用線上館適用於所有紙牌遊戲的條款。
note-super-sevens-other-pays = 其他館對「{ -super-sevens }」另有賠率，屬於另外的規則。
note-chinese-half-mended = 原文件的中文部分有誤，以英文部分為準；此處的中文已經修正，並非引用。
note-super-sevens-rows-from-elsewhere = 原文件的賠率表在兩張 7 之後中斷；三張以上的賠率取自另一館對同一文件的刊載。
note-decks-ours = 原文件未提及副數，由本館決定。
note-tie-returns-ours = 原文件未說明和局退回{ -banker }與{ -player }的押注；此處與一般玩法相同，予以退回。
note-cut-card-our-reading = 原文件關於兩局之間出現{ -cut-card }的句子不明確。我們的解讀是：它出現在一局的第一張牌之前，該局即為最後一局。
note-dropped-card-our-reading = 原文件關於掉落的牌有兩句話，在發牌時互相重疊；此處為我們的解讀。
note-tie-and-pair-pays-usual = 原文件未刊載{ -tie }與對子的賠率；此處採用通行的賠率。
note-rounding-whole-coins = 依本廳的押注單位，所有贏額與佣金都是整數星幣。
note-touch-unfinished = 已開牌的局即使您斷線也會由系統完成，並在您回來時顯示結果。
note-touch-idle = 30 分鐘沒有操作時連線會結束，結束前兩分鐘會提醒您。
note-touch-malfunction = 發生故障時該局無效：押注與派彩都不算，押注退回。
note-touch-document-errors = 原文件說清除會使押注加倍、點數大於 10 時減去 10，並把含本金的賠付寫成賠率；這些都是翻譯上的錯誤。
note-touch-words = 原文件稱{ -player }為「玩家」，又以「平局」兼指和局與退回押注；其用語列於文末。本館牌桌另用其他詞，因為「玩家」也指人，「平局」則兼指兩件事。

## 資料來源

source-line = { $title }（{ $house }，{ $date }）。
source-line-undated = { $title }（{ $house }，未註明日期）。
source-language = 語言：{ $language }。
source-address = 網址：{ $address }
source-note-machine-written = 機器改寫的文字；只採用內容，不採用其文句。
source-note-chinese-half = 同一文件的中文部分，有已知的錯誤。
source-note-table-cut-off = 其賠率表在兩張 7 之後中斷。
source-note-touch-errors = 譯文有誤，列於附註。

## 版本

version-line = 規則 { $id }，版本 { $version }。
version-after = 依 { $house } 規則（{ $date }）。
version-extends = 本規則以「{ $title }」為基礎，只列出不同之處。
version-hash = 決定結果與賠付的全部資料的指紋：{ $hash }。
