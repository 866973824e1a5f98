import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import type { Deps } from '../deps.ts';
import { findAdminCategory } from './admin-categories.queries.ts';

/** Takes an empty category away; one with products is refused, so that none loses its place unnoticed. */
export async function deleteCategory(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  await changeCatalogue(db, async (trx) => {
    const { name, products } = await findAdminCategory(trx, id);
    if (products > 0) throw refuse('category.has_products', { products });
    await trx.deleteFrom('categories').where('id', '=', id).execute();
    await recordAudit(trx, {
      actor,
      action: 'category.deleted',
      subject: ['category', id],
      details: { name },
      now: clock(),
    });
  });
  events.publish('catalogue');
}
