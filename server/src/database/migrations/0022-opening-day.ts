import { sql } from 'kysely';

/** When orders open again; nobody has said so yet. */
export const openingDay = sql`
  update shop_settings set value = value || '{"opensOn": null}'::jsonb;
`;
