import { sql } from 'kysely';

/** The demo comes with invented orders, which are never taken for real ones. */
export const sampleOrders = sql`
  alter table orders add column is_sample boolean not null default false;
  create index orders_samples on orders (id) where is_sample;
`;
