import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createCounter, type furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

type Shop = Awaited<ReturnType<typeof furnishShop>>;

/** Orders with a receipt each and words that are hard to write down; says how many were placed. */
export async function placeOrders(database: TestDatabase, shop: Shop, count: number): Promise<number> {
  const { browser } = await createCounter(database);
  let placed = 0;
  for (let number = 0; number < count; number += 1) {
    const customer = browser();
    const { body } = await customer.hold(mochiHold(shop, 1));
    const name = `Odd "name" \\ ${number} 月饼\n\u0001\u{1f96e}`;
    const { status } = await submit(customer, body.holdId, await aReceipt(number), { notes: name });
    if (status === 200) placed += 1;
  }
  return placed;
}

/** With its files where an app of this database looks for them. */
export async function placeOf(bare: TestDatabase) {
  return { bare, db: bare.db, storage: await openDiskStorage(join(bare.folder, 'counter')) };
}

export async function everyFile(storage: FileStorage): Promise<string[]> {
  const all: string[] = [];
  for (const area of ['public', 'private'] as const) {
    for await (const { name } of storage.list(area)) {
      const content = (await storage.read(name)) ?? new Uint8Array();
      all.push(`${name} ${createHash('sha256').update(content).digest('hex')}`);
    }
  }
  return all.toSorted();
}
