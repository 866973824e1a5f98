import { addressShareUnits, holdLimits, maxBoxesHeld } from '@mooncake/domain/holds/hold-limits';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import { refuse } from '@mooncake/domain/refusal';
import { findShortages } from '@mooncake/domain/stock/shortages';
import type { StockClaim } from '../stock/stock-claim.ts';

/** In units: what the batch makes, has left for this visitor, and what visitor and network hold of it already. */
type Supply = { productId: string; limit: number; left: number; own: number; ofAddress: number };
/** What is held and left around a visitor, what the new hold replaces not counted against it. */
export type Surroundings = { liveOfAddress: number; supplies: readonly Supply[] };
type Wanted = { lines: readonly PricedLine[]; claim: StockClaim };

/** Keeps one visitor from emptying a batch without paying; a crowd that comes too late is told so before it queues. */
export function refuseHoarding({ liveOfAddress, supplies }: Surroundings, wanted: Wanted): void {
  const limit = holdLimits.perAddress;
  if (liveOfAddress >= limit) throw refuse('hold.too_many_live', { limit });
  const limits = supplies.map((supply) => ({ ...supply, taken: supply.limit - supply.left }));
  const shortages = findShortages(wanted.claim.needs, limits);
  if (shortages.length > 0) throw refuse('batch.short_of_stock', { shortages });
  for (const supply of supplies) refuseGreed(supply, wanted);
}

function refuseGreed({ productId, limit, left, own, ofAddress }: Supply, { claim, lines }: Wanted): void {
  const need = claim.needs.find((candidate) => candidate.productId === productId);
  if (!need) return;

  const boxes = lines
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const unitsPerBox = need.units / boxes;
  const max = maxBoxesHeld({ left: Math.floor(left / unitsPerBox), own: Math.floor(own / unitsPerBox) });
  const { productName, productNameZh } = need;
  if (boxes > max) throw refuse('hold.scarce', { productName, productNameZh, limit: max, boxes });
  // Who is behind the same network shares nothing with the others but that.
  const share = addressShareUnits({ limit, unitsPerBox });
  if (ofAddress > 0 && ofAddress + need.units > share) throw refuse('hold.too_many_held');
}
