# 规则以外的印刷品：两套规则的比较、手册、桌卡、空白路单。

## 两套规则的比较

against-heading = “{ $first }”与“{ $second }”的比较
against-versions = 比较的是“{ $first }”版本 { $first_version } 与“{ $second }”版本 { $second_version }。
against-same-behaviour = 两者的指纹相同：结果、派彩与回报率都一样。
section-against-drawing = 补牌规则：不同的情况
against-drawing-same = 补牌规则在所有情况下都相同。
against-drawing-count =
    { $count ->
       *[other] 补牌规则有 { $count } 种情况不同。
    }
against-column-case = 情况
against-case-player = { -player } { $total } 点
against-case-stood = { -player }停牌，{ -banker } { $total } 点
against-case-third = { -banker } { $total } 点，对第三张牌 { $third } 点
section-against-pays = 赔率：不同之处
against-pays-same = 所有下注项目的赔率都相同。
against-pays-only = 只有“{ $title }”有{ $bet }。
against-not-there = –
against-with-commission = { $odds }，抽佣 { $percent }
section-against-returns = 对回报率的影响
against-returns-same = { $bet }：两者的回报率都是 { $return }。
against-returns-more = { $bet }：回报率由 { $first } 变为 { $second }，提高 { $difference }。
against-returns-less = { $bet }：回报率由 { $first } 变为 { $second }，降低 { $difference }。
against-returns-only = { $bet }：回报率为 { $return }；另一套规则没有这个项目。
against-differs = { $title }：不同之处
against-says = “{ $title }”：
against-cell = { $column }：{ $cell }
against-silent = “{ $title }”没有其他规定。

## 手册

booklet-title = 本馆的游戏
booklet-contents = 目录
booklet-index = 索引

## 桌卡

card-full-rules = 完整规则
card-version = { $id } { $version }
card-limits = { $min } 至 { $max }
card-limits-level = { $min } 至 { $max }，按等级
card-limits-title = { -limits }（{ -star-coins }）

## 空白路单

sheet-title = 空白路单
sheet-table = 桌号
sheet-shoe = { -shoe }
sheet-date = 日期
sheet-dealer = { -dealer }
sheet-how = 路单的记法
