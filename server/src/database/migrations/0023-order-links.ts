import { sql } from 'kysely';

/** What a link in a message carries, so that its order opens without anything typed: random, one for each order. */
export const orderLinks = sql`
  alter table orders add column link_key text not null default replace(gen_random_uuid()::text, '-', '');
`;
