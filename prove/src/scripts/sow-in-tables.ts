import { sql } from 'kysely';
import type { Shop } from '../shop.ts';
import type { Sower } from './sow.ts';

/** Of what is kept as JSON: the fields somebody types, not the ids and addresses of pictures. */
const typed = new Set(['name', 'nameZh', 'description', 'descriptionZh', 'note', 'noteZh', 'address']);

/** The same value with a payload in each typed field. */
function sownInto(value: unknown, sow: Sower['sow']): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => sownInto(one, sow));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, one]: [string, unknown]) =>
    typed.has(key) && typeof one === 'string' ? [key, sow()] : [key, sownInto(one, sow)],
  );
  return Object.fromEntries(fields);
}

/** Whatever the forms would say to it: what staff typed about delivery, times, flavours, pictures and each other. */
export async function sowInTables({ db }: Shop, { sow }: Sower): Promise<void> {
  for (const { id, place } of await db.selectFrom('delivery_methods').select(['id', 'place']).execute()) {
    const words = { name: sow(), name_zh: sow(), description: sow(), description_zh: sow() };
    await db
      .updateTable('delivery_methods')
      .set({
        ...words,
        fee_note: sow(),
        fee_note_zh: sow(),
        place: place && JSON.stringify(sownInto(place, sow)),
      })
      .where('id', '=', id)
      .execute();
  }
  for (const { id } of await db.selectFrom('pickup_time_slots').select('id').execute()) {
    const words = { time_slot: sow(), time_slot_zh: sow(), note: sow(), note_zh: sow() };
    await db.updateTable('pickup_time_slots').set(words).where('id', '=', id).execute();
  }
  const products = await db
    .selectFrom('products')
    .select(['id', 'mooncake_config', 'pieces', 'fixed_flavours'])
    .execute();
  for (const { id, mooncake_config, pieces, fixed_flavours } of products) {
    const flavours = {
      mooncake_config: mooncake_config && JSON.stringify(sownInto(mooncake_config, sow)),
      ...{ pieces: JSON.stringify(sownInto(pieces, sow)) },
      ...{ fixed_flavours: JSON.stringify(sownInto(fixed_flavours, sow)) },
    };
    await db.updateTable('products').set(flavours).where('id', '=', id).execute();
  }
  for (const { id } of await db.selectFrom('product_images').select('id').execute()) {
    await db
      .updateTable('product_images')
      .set({ alt_text: sow(), alt_text_zh: sow() })
      .where('id', '=', id)
      .execute();
  }
  for (const { id } of await db.selectFrom('admin_users').select('id').execute()) {
    await db.updateTable('admin_users').set({ name: sow() }).where('id', '=', id).execute();
  }
}

/** What is there once orders and the bank's lines are: the names of files, and why a payment was set aside. */
export async function sowInOrders({ db }: Shop, { sow }: Sower): Promise<void> {
  for (const { id } of await db.selectFrom('receipts').select('id').execute()) {
    await db.updateTable('receipts').set({ original_name: sow() }).where('id', '=', id).execute();
  }
  for (const { id } of await db.selectFrom('bank_payments').select('id').limit(5).execute()) {
    await db
      .updateTable('bank_payments')
      .set({ note: sow(), set_aside_at: new Date() })
      .where('id', '=', id)
      .execute();
  }
}

/** What links lead to, past the form, which takes numbers and names only. */
export async function sowInContacts({ db }: Shop, { sow }: Sower): Promise<void> {
  const contacts = JSON.stringify({ whatsapp: sow(), instagram: sow() });
  await sql`update shop_settings set value = value || ${contacts}::jsonb`.execute(db);
}
