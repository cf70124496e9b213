-- What a settled coup is put right by: the same matrix, five rows more.

INSERT INTO transfer_code (code, debit_kind, credit_kind) VALUES
    ('correction-pay',        'house',      'patron'),
    ('correction-take',       'patron',     'house'),
    ('correction-commission', 'patron',     'commission'),
    ('correction-refund',     'commission', 'patron'),
    ('correction-loss',       'house-loss', 'patron');
