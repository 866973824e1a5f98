import { sql } from 'kysely';

/** Every new hold counts those of its address, and every visit to "my orders" finds those of its browser. */
export const checkoutIndexes = sql`
  create index holds_of_address on holds (address_hash) where released_at is null;
  create index orders_of_browser on orders (browser_hash) where browser_hash is not null;
`;
