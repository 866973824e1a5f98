import { sql } from 'kysely';

/** What the shop read on receipts, which of them look alike, and what was approved many at once. */
export const receiptReadings = sql`
  -- A receipt without a row here waits to be read; one with a row that is not done is being read until its lease ends.
  create table receipt_readings (
    receipt_id uuid primary key references receipts on delete cascade,
    order_id uuid not null references orders on delete cascade,
    leased_until timestamptz,
    attempts integer not null default 1 check (attempts > 0),
    read_at timestamptz,
    verdict text check (verdict in ('everything-matches', 'please-look', 'does-not-match')),
    -- Null where nothing could be made of the file.
    findings jsonb check (jsonb_typeof(findings) = 'object'),
    transaction_number text,
    fingerprints text[] not null default '{}',
    check ((read_at is null) <> (leased_until is null)),
    check ((verdict is null) = (findings is null) and (findings is null or read_at is not null))
  );
  create index receipt_readings_order on receipt_readings (order_id);
  create index receipt_readings_verdict on receipt_readings (verdict, order_id);
  create index receipt_readings_transaction on receipt_readings (transaction_number)
    where transaction_number is not null;
  create index receipt_readings_newest on receipt_readings (read_at, receipt_id) where fingerprints <> '{}';

  -- Both ways round: each of two receipts names the other.
  create table similar_receipts (
    receipt_id uuid not null references receipts on delete cascade,
    other_id uuid not null references receipts on delete cascade,
    why text not null check (why in ('same-transaction', 'similar-picture')),
    primary key (receipt_id, other_id)
  );
  create index similar_receipts_other on similar_receipts (other_id);

  -- The reading of the receipt that counts: the latest of its order.
  create view current_readings as
    select d.* from receipt_readings d join receipts r on r.id = d.receipt_id
    where not exists (select from receipts newer where newer.order_id = r.order_id
      and (newer.uploaded_at, newer.id) > (r.uploaded_at, r.id));

  -- What one press approved, for as long as it can be taken back.
  create table bulk_approvals (
    approval_id uuid not null,
    order_id uuid not null references orders on delete cascade,
    approved_by uuid not null references admin_users on delete cascade,
    approved_at timestamptz not null,
    order_status text not null,
    order_version integer not null,
    primary key (approval_id, order_id)
  );
  create index bulk_approvals_order on bulk_approvals (order_id);

  update shop_settings set value = value || '{"bulkApproval": false}'::jsonb;
`;
