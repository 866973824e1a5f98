import { sql } from 'kysely';

/** Who books a rider has to send them somewhere: the method names the kitchen, as the pickup beside it always did. */
export const riderCollects = sql`
  update delivery_methods set pickup_place = 'rawang'
  where name = 'Self-arrange delivery from Rawang (Grab/ Lalamove)' and pickup_place is null and needs_address;
`;
