import { sql } from 'kysely';

/** What staff asked for under a key of their browser, and what they were answered: asked again, it is not done again. */
export const idempotencyKeys = sql`
  create table idempotency_keys (
    admin_user_id uuid not null references admin_users on delete cascade,
    key_hash text not null,
    request_hash text not null,
    -- Sealed with the key itself, which only the browser has: it may hold a one-time link or a customer's address.
    sealed_answer bytea not null,
    expires_at timestamptz not null,
    primary key (admin_user_id, key_hash)
  );
  create index idempotency_keys_age on idempotency_keys (expires_at);
`;
