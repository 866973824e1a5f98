import { createHash } from 'node:crypto';
import { formatRinggit } from '@mooncake/domain/money';
import type { Deps } from '../deps.ts';
import { keepReceipt, receiptRow } from '../receipts/keep-receipt.ts';
import { drawSampleReceipt, type SampleTransfer } from './draw-sample-receipt.ts';

type DrawDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'log'>;

const firstBank = { bank: 'Online transfer', color: [21, 78, 130] } as const;
/** One has a name that the shop does not know, so that a receipt to look at is there as well. */
const banks: readonly Pick<SampleTransfer, 'bank' | 'color'>[] = [
  firstBank,
  { bank: 'DuitNow transfer', color: [24, 110, 84] },
  { bank: 'Mutiara Pay', color: [140, 32, 40] },
];
/** One of so many customers whose money is not settled yet paid too little, so that one does not match. */
const oneInSoMany = 7;
const tooLittleSen = 1_000;
/** The sample's letters are Latin. */
const latinName = /^[A-Z][A-Za-z' ]+$/;
const usualName = 'Tan Mei Ling';

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
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['orders.id', 'order_number', 'total_sen', 'orders.created_at', 'payment_status', 'name'])
      .where('is_sample', '=', true)
      .where('payment_uploaded_at', 'is not', null)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('receipts').select('id').whereRef('order_id', '=', 'orders.id'))),
      )
      .orderBy('orders.created_at', 'desc')
      .limit(1)
      .forUpdate('orders')
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
    const bytes = await drawSampleReceipt(transferOf(order, value.bank));
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

type PaidOrder = {
  order_number: string;
  total_sen: number;
  created_at: Date;
  payment_status: string;
  name: string;
};
type Payee = { accountName: string; accountNumber: string };

function transferOf(order: PaidOrder, { accountName, accountNumber }: Payee): SampleTransfer {
  const { order_number, total_sen, created_at, payment_status } = order;
  const digits = order_number.replace(/\D/g, '');
  const kitchenTime = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kuala_Lumpur',
  });
  const bank = banks[Number(digits) % banks.length] ?? firstBank;
  const isTooLittle = payment_status === 'pending' && Number(digits) % oneInSoMany === 0;
  const payer = order.name.replace(/ ?[(（].*$/, '');
  return {
    ...bank,
    amount: formatRinggit(total_sen - (isTooLittle ? tooLittleSen : 0)),
    from: latinName.test(payer) ? payer : usualName,
    to: accountName,
    account: accountNumber.replace(/\D/g, ''),
    reference: order_number,
    date: kitchenTime.format(created_at),
    transaction: `TX${created_at.getTime()}${digits}`,
  };
}
