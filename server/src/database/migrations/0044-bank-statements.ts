import { sql } from 'kysely';

/** What the bank says came in, and which orders it was for. */
export const bankStatements = sql`
  create table statement_mappings (
    name text primary key check (name <> ''),
    -- By which a table is known again.
    headings jsonb not null check (jsonb_typeof(headings) = 'array'),
    mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
    used_at timestamptz not null
  );

  create table statements (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    from_date date,
    to_date date,
    payments integer not null check (payments >= 0),
    new_payments integer not null check (new_payments between 0 and payments),
    imported_at timestamptz not null,
    check ((from_date is null) = (to_date is null) and from_date <= to_date)
  );
  create index statements_newest on statements (imported_at desc);

  create table bank_payments (
    id uuid primary key default gen_random_uuid(),
    statement_id uuid not null references statements (id),
    -- A hash of day, amount and words: it stays when the words go, so that erased ones do not come back.
    fingerprint text not null,
    paid_on date not null,
    amount_sen integer not null check (amount_sen > 0),
    balance_sen integer,
    words text not null,
    payer text not null,
    note text not null default '',
    set_aside_at timestamptz,
    version integer not null default 1
  );
  create index bank_payments_fingerprint on bank_payments (fingerprint);
  create index bank_payments_statement on bank_payments (statement_id);
  create index bank_payments_day on bank_payments (paid_on);

  create table payment_shares (
    payment_id uuid not null references bank_payments (id) on delete cascade,
    order_id uuid not null references orders (id) on delete cascade,
    amount_sen integer not null check (amount_sen > 0),
    -- It came, and it went back to the customer: it pays for nothing any more.
    is_returned boolean not null default false,
    primary key (payment_id, order_id)
  );
  create index payment_shares_order on payment_shares (order_id);
`;
