import type { Db, Trx } from '../connect.ts';
import { demoPlace } from './demo-places.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedDeliveryMethods } from './seed-delivery-methods.ts';
import { type MethodIds, seedSeason } from './seed-season.ts';
import { bareSettings, demoSettings } from './seed-settings.ts';

type SeedOptions = {
  seed: 'demo' | 'shop' | 'none';
  now: Date;
  /** What happened so far in a demo: it comes with the shop or not at all. */
  liven?: (trx: Trx, methodIds: MethodIds, now: Date) => Promise<void>;
};

/**
 * Furnishes a shop that was never set up, and says whether it did. The settings row is the mark: it is
 * written first and never deleted, so an owner who removed every product does not find them back.
 */
export function seedIfEmpty(db: Db, { seed, now, liven }: SeedOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // A second server starting at the same moment waits here for the first one's commit.
    const first = await trx
      .insertInto('shop_settings')
      .values({ value: JSON.stringify(seed === 'none' ? bareSettings : demoSettings) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return false;

    const isBare = seed === 'none';
    const methodIds = await seedDeliveryMethods(trx, isBare ? (place) => place : demoPlace);
    if (isBare) return true;
    await seedCatalogue(trx);
    await seedSeason(trx, methodIds, now);
    if (seed === 'demo') await liven?.(trx, methodIds, now);
    return true;
  });
}
