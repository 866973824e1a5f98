import { addressShareUnits, holdLimits, maxBoxesHeld } from '@mooncake/domain/holds/hold-limits';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import type { StockClaim } from '../stock/stock-claim.ts';
import type { Visitor } from '../visitors/visitor.ts';

type Wanted = {
  visitor: Visitor;
  lines: readonly PricedLine[];
  claim: StockClaim;
  now: Date;
  /** The holds this one replaces: what they hold is not counted against it. */
  replaced: readonly string[];
};

/** Keeps one visitor from emptying a batch without paying. Asked while the visitor's own requests wait in line. */
export async function refuseHoarding(trx: Trx, wanted: Wanted): Promise<void> {
  await refuseCrowd(trx, wanted);
  for (const supply of await findSupplies(trx, wanted)) refuseGreed(supply, wanted);
}

async function refuseCrowd(trx: Trx, { visitor, now, replaced }: Wanted): Promise<void> {
  const { holds } = await trx
    .selectFrom('holds')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('holds'))
    .where('address_hash', '=', visitor.addressHash)
    .where('released_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`not id = any(${replaced}::uuid[])`)
    .executeTakeFirstOrThrow();
  if (holds >= holdLimits.perAddress) throw refuse('hold.too_many_live', { limit: holdLimits.perAddress });
}

type Supply = { productId: string; limit: number; left: number; own: number; ofAddress: number };

/** In units: what the batch makes, has left for this visitor, and what visitor and network hold of it already. */
async function findSupplies(trx: Trx, { visitor, claim, now, replaced }: Wanted): Promise<Supply[]> {
  const products = claim.needs.map(({ productId }) => productId);
  const { rows } = await sql<Supply>`
    select l.product_id as "productId", l.limit_quantity as "limit",
      (l.limit_quantity - l.taken + coalesce(sum(i.units) filter (where own or expired), 0))::integer as "left",
      coalesce(sum(i.units) filter (where own), 0)::integer as "own",
      coalesce(sum(i.units) filter (where near and not own and not expired), 0)::integer as "ofAddress"
    from product_batch_limits l
    left join hold_items i on i.product_id = l.product_id and i.batch_id = l.batch_id
    left join lateral (
      select h.id = any(${replaced}::uuid[]) as own, h.expires_at <= ${now} as expired,
        h.address_hash = ${visitor.addressHash} as near
      from holds h where h.id = i.hold_id
    ) as h on true
    where l.batch_id = ${claim.batchId} and l.product_id = any(${products}::uuid[])
    group by l.product_id, l.batch_id, l.limit_quantity, l.taken`.execute(trx);
  return rows;
}

function refuseGreed({ productId, limit, left, own, ofAddress }: Supply, { claim, lines }: Wanted): void {
  const need = claim.needs.find((candidate) => candidate.productId === productId);
  // What is not there is refused as a shortage, which says more.
  if (!need || need.units > left) return;

  const boxes = lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const unitsPerBox = need.units / boxes;
  const max = maxBoxesHeld({ left: Math.floor(left / unitsPerBox), own: Math.floor(own / unitsPerBox) });
  if (boxes > max) throw refuse('hold.scarce', { productName: need.productName, limit: max, boxes });
  // Who is behind the same network shares nothing with the others but that.
  const share = addressShareUnits({ limit, unitsPerBox });
  if (ofAddress > 0 && ofAddress + need.units > share) throw refuse('hold.too_many_held');
}
