import { readLookup } from '@mooncake/domain/lookup/lookup';
import type { LookupRequest, LookupResponse } from '@mooncake/domain/lookup/lookup.contract';
import { orderAsFound } from '@mooncake/domain/lookup/mask-order';
import { refuse } from '@mooncake/domain/refusal';
import type { Deps } from '../deps.ts';
import { forgetGuesses, limitGuesses } from '../visitors/lookup-limits.ts';
import { afterMissDelay } from '../visitors/miss-delay.ts';
import { findLinkedOrder, findOrdersBy, isOfBrowser } from './orders.queries.ts';
import { presentOrder } from './present-order.ts';

/** Finds orders by number, phone or both; shows each as far as the searcher has proved to be its customer. */
export async function lookUpOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: LookupRequest,
  browserHash: string | null,
): Promise<LookupResponse> {
  const asked = readLookup(request);
  if (asked === null) throw refuse('lookup.missing_information');
  const { searchedBy, orderNumber, phone } = asked;
  const linked = await findLinkedOrder(db, orderNumber, request.key ?? '');
  if (linked) return { orders: [presentOrder(linked)] };
  const isGuess = searchedBy === 'both' && !(await isOfBrowser(db, orderNumber, browserHash));
  if (isGuess) await limitGuesses({ db, clock }, { orderNumber, phone });

  const rows = await afterMissDelay(async () => {
    const found = await findOrdersBy(db, { orderNumber, phone });
    if (found.length === 0) throw refuse('lookup.not_found', { searchedBy });
    return found;
  });
  if (isGuess) await forgetGuesses({ db }, { orderNumber, phone });
  return {
    orders: rows.map((row) => {
      const isOwn = browserHash !== null && row.browser_hash === browserHash;
      return orderAsFound(presentOrder(row), asked, isOwn);
    }),
  };
}
