import { sql } from 'kysely';

export const privacy = sql`
  -- When what tells who it was went away, by hand or by age.
  alter table customers add column erased_at timestamptz;
  create index customers_not_erased on customers (created_at) where erased_at is null;
  create index customers_phone_key on customers (coalesce(phone_normalised, btrim(phone))) where erased_at is null;
  create index audit_log_of_action on audit_log (action, id desc);
`;
