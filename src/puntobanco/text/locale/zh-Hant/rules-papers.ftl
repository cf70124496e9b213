# 規則以外的印刷品：兩套規則的比較、手冊、桌卡、空白路單。

## 兩套規則的比較

against-heading = 「{ $first }」與「{ $second }」的比較
against-versions = 比較的是「{ $first }」版本 { $first_version } 與「{ $second }」版本 { $second_version }。
against-same-behaviour = 兩者的指紋相同：結果、派彩與回報率都一樣。
section-against-drawing = 補牌規則：不同的情況
against-drawing-same = 補牌規則在所有情況下都相同。
against-drawing-count =
    { $count ->
       *[other] 補牌規則有 { $count } 種情況不同。
    }
against-column-case = 情況
against-case-player = { -player } { $total } 點
against-case-stood = { -player }停牌，{ -banker } { $total } 點
against-case-third = { -banker } { $total } 點，對第三張牌 { $third } 點
section-against-pays = 賠率：不同之處
against-pays-same = 所有押注項目的賠率都相同。
against-pays-only = 只有「{ $title }」有{ $bet }。
against-not-there = –
against-with-commission = { $odds }，抽佣 { $percent }
section-against-returns = 對回報率的影響
against-returns-same = { $bet }：兩者的回報率都是 { $return }。
against-returns-more = { $bet }：回報率由 { $first } 變為 { $second }，提高 { $difference }。
against-returns-less = { $bet }：回報率由 { $first } 變為 { $second }，降低 { $difference }。
against-returns-only = { $bet }：回報率為 { $return }；另一套規則沒有這個項目。
against-differs = { $title }：不同之處
against-says = 「{ $title }」：
against-cell = { $column }：{ $cell }
against-silent = 「{ $title }」沒有其他規定。

## 手冊

booklet-title = 本館的遊戲
booklet-contents = 目錄
booklet-index = 索引

## 桌卡

card-full-rules = 完整規則
card-version = { $id } { $version }
card-limits = { $min } 至 { $max }
card-limits-level = { $min } 至 { $max }，依等級
card-limits-title = { -limits }（{ -star-coins }）

## 空白路單

sheet-title = 空白路單
sheet-table = 桌號
sheet-shoe = { -shoe }
sheet-date = 日期
sheet-dealer = { -dealer }
sheet-how = 路單的記法
