-- What the house takes back of coins that it gave by mistake: the same matrix, one row more.

INSERT INTO transfer_code (code, debit_kind, credit_kind) VALUES
    ('take-back', 'patron', 'mint');
