import { sql } from 'kysely';

/** Every line of every statement with the payment it is: by them a payment is known again, and a statement is taken back. */
export const statementLines = sql`
  create table statement_lines (
    statement_id uuid not null references statements (id) on delete cascade,
    payment_id uuid not null references bank_payments (id) on delete cascade,
    -- Hashes of the row as it was written, of day, amount and all words, and of those in the chosen columns. They stay
    -- when the words go, so that erased ones do not come back.
    row_key text not null,
    words_key text not null,
    told_key text not null,
    columns integer not null,
    balance_sen integer
  );
  create index statement_lines_statement on statement_lines (statement_id);
  create index statement_lines_payment on statement_lines (payment_id);
  create index statement_lines_row on statement_lines (row_key);
  create index statement_lines_words on statement_lines (words_key);
  create index statement_lines_told on statement_lines (told_key);

  insert into statement_lines
    select statement_id, id, fingerprint, fingerprint, fingerprint, 0, balance_sen from bank_payments;

  -- Of the share that verified its order: when, and where the order stood before, to where it goes back without the money.
  alter table payment_shares add column verified_at timestamptz, add column status_before text,
    add check ((verified_at is null) = (status_before is null));
  alter table bank_payments drop column fingerprint, drop column balance_sen;
`;
