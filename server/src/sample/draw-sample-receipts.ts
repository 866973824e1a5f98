import { createHash } from 'node:crypto';
import { formatRinggit } from '@mooncake/domain/money';
import type { Deps } from '../deps.ts';
import { keepReceipt, receiptRow } from '../receipts/keep-receipt.ts';
import { drawSampleReceipt, type SampleTransfer } from './draw-sample-receipt.ts';

type DrawDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'log'>;

const firstBank = { bank: 'Bank Contoh', color: [21, 78, 130] } as const;
const banks: readonly Pick<SampleTransfer, 'bank' | 'color'>[] = [
  firstBank,
  { bank: 'Sample Bank Berhad', color: [140, 32, 40] },
  { bank: 'Duit Maya e-wallet', color: [24, 110, 84] },
];

/**
 * Draws what the invented customers of the demo sent, one receipt after the other, while the shop serves already.
 * What a stop left undone the next start goes on with. Gives a function that stops it.
 */
export function drawSampleReceipts({ db, storage, events, log }: DrawDeps): () => Promise<void> {
  let isStopped = false;
  const work = async () => {
    while (!isStopped && (await drawNext({ db, storage }))) events.publish('orders');
  };
  const working = work().catch((error: unknown) =>
    log.warn({ err: error }, 'a sample receipt was not drawn'),
  );
  return async () => {
    isStopped = true;
    await working;
  };
}

/** One receipt that is missing; false when there is none. Another server at the same work takes another one. */
export function drawNext({ db, storage }: Pick<DrawDeps, 'db' | 'storage'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'order_number', 'total_sen', 'created_at'])
      .where('is_sample', '=', true)
      .where('payment_uploaded_at', 'is not', null)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('receipts').select('id').whereRef('order_id', '=', 'orders.id'))),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    // Whoever held the order a moment ago may have drawn it: only now is that to be seen.
    const drawn = await trx
      .selectFrom('receipts')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (drawn) return true;
    const { value } = await trx.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
    const bytes = await drawSampleReceipt(transferOf(order, value.bank.accountName));
    const receipt = await keepReceipt(storage, {
      kind: 'png',
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      originalName: 'sample-receipt.png',
    });
    await trx
      .insertInto('receipts')
      .values(receiptRow({ orderId: order.id, receipt, now: order.created_at }))
      .execute();
    return true;
  });
}

type PaidOrder = { order_number: string; total_sen: number; created_at: Date };

function transferOf({ order_number, total_sen, created_at }: PaidOrder, to: string): SampleTransfer {
  const digits = order_number.replace(/\D/g, '');
  const kitchenTime = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  const bank = banks[Number(digits) % banks.length] ?? firstBank;
  return {
    ...bank,
    amount: formatRinggit(total_sen),
    to,
    reference: order_number,
    date: kitchenTime.format(created_at),
    transaction: `S${created_at.getTime()}${digits}`,
  };
}
