import { isCopy, type TransferPicture, transferPicture } from '@mooncake/domain/receipts/reading/is-copy';
import { verdictOf } from '@mooncake/domain/receipts/reading/judge-receipt';
import type {
  ReceiptFindings,
  ReceiptVerdict,
  SimilarOrder,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { sql } from 'kysely';
import type { Trx } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { takeLock } from '../../database/locks.ts';
import type { Deps } from '../../deps.ts';
import type { ClaimedReceipt } from './claim-receipt.ts';
import { bindsItsReceipt } from './readings.queries.ts';

/** Of an older copy the date gives it away: it is before the hold. */
const comparedDays = 60;
/** So many fingerprints are fetched at a time, and so many at most are looked through. */
const pageSize = 250;
const maxCompared = 10_000;

/** What was made of a file, of an order of this amount; null findings where nothing could be. */
type Made = { findings: ReceiptFindings | null; fingerprints: readonly string[]; amountSen: number };

/**
 * Writes down what was read, unless the receipt is gone or somebody else's by now. Whatever looks like it on another
 * order is noted on both sides; one at a time does this, so that of two read at once the later finds the earlier.
 */
export async function keepReading(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  claimed: ClaimedReceipt,
  { findings, fingerprints, amountSen }: Made,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await takeLock(trx, 'receiptReadings');
    const now = clock();
    const picture = transferPicture(findings, fingerprints, amountSen);
    const { transactionKey } = picture;
    const kept = await trx
      .updateTable('receipt_readings')
      .set({
        read_at: now,
        leased_until: null,
        findings: findings && JSON.stringify(findings),
        verdict: findings && verdictOf(findings, false),
        transaction_number: transactionKey,
        fingerprints: [...fingerprints],
      })
      .where('receipt_id', '=', claimed.receiptId)
      .where('leased_until', '=', claimed.leasedUntil)
      .returning(['receipt_id', 'order_id'])
      .executeTakeFirst();
    if (!kept) return false;
    const own = { receiptId: kept.receipt_id, orderId: kept.order_id };
    await noteSimilar(trx, own.receiptId, [
      ...(await findSameTransaction(trx, own.orderId, transactionKey)),
      ...(await findSimilarPictures(trx, { ...own, now, picture })),
    ]);
    return true;
  });
}

type Similar = { receiptId: string; why: SimilarOrder['why'] };

async function findSameTransaction(trx: Trx, orderId: string, number: string | null): Promise<Similar[]> {
  if (number === null) return [];
  const rows = await trx
    .selectFrom('receipt_readings')
    .select('receipt_id')
    .where('transaction_number', '=', number)
    .where('order_id', '<>', orderId)
    .execute();
  return rows.map(({ receipt_id }) => ({ receiptId: receipt_id, why: 'same-transaction' }));
}

type Picture = { orderId: string; now: Date; picture: TransferPicture };

/** Looks through what was read lately, page by page: in between the server answers others. */
async function findSimilarPictures(trx: Trx, { orderId, now, picture }: Picture): Promise<Similar[]> {
  const since = new Date(now.getTime() - comparedDays * 24 * 60 * 60 * 1000);
  const similar: Similar[] = [];
  for (let start = 0; picture.fingerprints.length > 0 && start < maxCompared; start += pageSize) {
    const page = await trx
      .selectFrom('receipt_readings as d')
      .innerJoin('orders as o', 'o.id', 'd.order_id')
      .select(['receipt_id', sql<string>`array_to_string(fingerprints, ' ')`.as('fingerprints')])
      .select(['transaction_number as transactionKey'])
      .select(sql<boolean>`findings -> 'orderNumber' ->> 'verdict' = 'matches'`.as('showsOwnOrder'))
      .select(
        sql<number | null>`case when findings -> 'amount' ->> 'verdict' = 'matches' then o.total_sen end`.as(
          'amountSen',
        ),
      )
      .where(sql<boolean>`fingerprints <> '{}'`)
      .where('read_at', '>', since)
      .where('d.order_id', '<>', orderId)
      .where(bindsItsReceipt)
      .orderBy('read_at', 'desc')
      .orderBy('receipt_id', 'desc')
      .limit(pageSize)
      .offset(start)
      .execute();
    for (const other of page) {
      const theirs = { ...other, fingerprints: other.fingerprints.split(' ') };
      if (isCopy(picture, theirs)) similar.push({ receiptId: other.receipt_id, why: 'similar-picture' });
    }
    if (page.length < pageSize) break;
  }
  return similar;
}

/** Each names the other, and neither matches any more: one of the two was not paid for. */
async function noteSimilar(trx: Trx, receiptId: string, similar: readonly Similar[]): Promise<void> {
  if (similar.length === 0) return;
  await trx
    .insertInto('similar_receipts')
    .values(
      similar.flatMap(({ receiptId: otherId, why }) => [
        { receipt_id: receiptId, other_id: otherId, why },
        { receipt_id: otherId, other_id: receiptId, why },
      ]),
    )
    // The same transaction comes first and tells more than that the pictures are alike.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('receipt_readings')
    .select(['receipt_id', 'findings', 'verdict'])
    .where('receipt_id', 'in', [receiptId, ...similar.map((other) => other.receiptId)])
    .where('findings', 'is not', null)
    .execute();
  const reused = new Map<ReceiptVerdict, string[]>();
  for (const row of rows) {
    const verdict = row.findings && verdictOf(row.findings, true);
    if (verdict && verdict !== row.verdict) {
      reused.set(verdict, [...(reused.get(verdict) ?? []), row.receipt_id]);
    }
  }
  for (const [verdict, ids] of reused) {
    await trx.updateTable('receipt_readings').set({ verdict }).where('receipt_id', 'in', ids).execute();
  }
}
