-- What the house takes back of coins that it gave by mistake: the same matrix, one row more.

ALTER TABLE transfer DROP CONSTRAINT transfer_code;
ALTER TABLE transfer ADD CONSTRAINT transfer_code
    CHECK ((code, split_part(debit, ':', 1), split_part(credit, ':', 1)) IN (
        ('grant',                 'mint',       'patron'),
        ('take-back',             'patron',     'mint'),
        ('wager',                 'patron',     'escrow'),
        ('cancel',                'escrow',     'patron'),
        ('stake',                 'escrow',     'patron'),
        ('win',                   'house',      'patron'),
        ('commission',            'patron',     'commission'),
        ('loss',                  'escrow',     'house'),
        ('stand',                 'escrow',     'escrow'),
        ('void',                  'escrow',     'patron'),
        ('correction-pay',        'house',      'patron'),
        ('correction-take',       'patron',     'house'),
        ('correction-commission', 'patron',     'commission'),
        ('correction-refund',     'commission', 'patron'),
        ('correction-loss',       'house-loss', 'patron')
    ));
