# Các bản in ngoài luật: so sánh hai bộ luật, sổ tay, thẻ bàn, bảng cầu trống.

## So sánh hai bộ luật

against-heading = So sánh { $first } với { $second }
against-versions = So sánh { $first }, phiên bản { $first_version }, với { $second }, phiên bản { $second_version }.
against-same-behaviour = Hai bên có cùng dấu vân tay: kết quả, tiền trả và tỷ lệ hoàn trả như nhau.
section-against-drawing = Quy tắc rút bài: các trường hợp khác nhau
against-drawing-same = Quy tắc rút bài giống nhau trong mọi trường hợp.
against-drawing-count =
    { $count ->
       *[other] Quy tắc rút bài khác nhau ở { $count } trường hợp.
    }
against-column-case = Trường hợp
against-case-player = { -player } có { $total } điểm
against-case-stood = { -banker } có { $total } điểm, { -player } không rút
against-case-third = { -banker } có { $total } điểm, lá thứ ba { $third } điểm
section-against-pays = Tỷ lệ trả thưởng: những điểm khác nhau
against-pays-same = Mọi cửa cược trả như nhau.
against-pays-only = { $bet } chỉ có ở { $title }.
against-not-there = –
against-with-commission = { $odds }, trừ hoa hồng { $percent }
section-against-returns = Ảnh hưởng đến tỷ lệ hoàn trả
against-returns-same = { $bet }: tỷ lệ hoàn trả ở cả hai là { $return }.
against-returns-more = { $bet }: tỷ lệ hoàn trả là { $second } thay vì { $first }, cao hơn { $difference }.
against-returns-less = { $bet }: tỷ lệ hoàn trả là { $second } thay vì { $first }, thấp hơn { $difference }.
against-returns-only = { $bet }: tỷ lệ hoàn trả là { $return }; bộ luật kia không có cửa này.
against-differs = { $title }: những điểm khác nhau
against-says = { $title }:
against-cell = { $column }: { $cell }
against-silent = { $title } không quy định gì khác.

## Sổ tay

booklet-title = Các trò chơi của sòng
booklet-contents = Mục lục
booklet-index = Bảng tra

## Thẻ bàn

card-full-rules = Luật đầy đủ
card-version = { $id } { $version }
card-limits = { $min } đến { $max }
card-limits-level = { $min } đến { $max }, theo cấp
card-limits-title = { -limits }, { -star-coins }

## Bảng cầu trống

sheet-title = Bảng cầu trống
sheet-table = { -table }
sheet-shoe = { -shoe }
sheet-date = Ngày
sheet-dealer = { -dealer }
sheet-how = Cách ghi cầu
