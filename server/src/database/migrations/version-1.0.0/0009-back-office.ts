import { sql } from 'kysely';

export const backOffice = sql`
  create table password_resets (
    token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
    admin_user_id uuid not null references admin_users on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
  create index password_resets_of_user on password_resets (admin_user_id);

  create index orders_to_review on orders (payment_uploaded_at, id)
    where payment_status = 'pending' and order_status in ('pending', 'payment_uploaded')
      and payment_uploaded_at is not null;
  create index audit_log_of_actor on audit_log (actor_id, id desc);
`;
