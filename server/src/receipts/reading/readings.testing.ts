import type {
  Finding,
  PictureBox,
  ReadWord,
  ReceiptVerdict,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { Db } from '../../database/connect.ts';
import type { ReceiptReader } from './receipt-reader.ts';
import type { Turn } from './upright.ts';

/** What a scripted reader makes of a file: its lines, and what its picture looks like. A slow one is never done, but for giving up. */
export type Script = {
  lines: readonly string[];
  turn?: Turn;
  fingerprints?: string[];
  unread?: PictureBox[];
  isSlow?: boolean;
  /** Nothing is made of it, for it takes too much. */
  isTooMuch?: boolean;
};

const nameOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/^original /, '');

/** An engine that reads what the test wrote for the file, which holds the name of its script; null for any other. */
export function scriptedReader(scripts: ReadonlyMap<string, Script>) {
  const read: string[] = [];
  const reader: ReceiptReader = {
    isInstalled: true,
    async read({ bytes }, givenUp) {
      const name = nameOf(bytes);
      read.push(name);
      const script = scripts.get(name);
      if (script?.isSlow) {
        await new Promise((resolve) => givenUp?.addEventListener('abort', resolve, { once: true }));
        return null;
      }
      if (!script || script.isTooMuch) return null;
      const { lines, turn = 0, fingerprints = [], unread = [] } = script;
      return { words: wordsIn(lines), unread, turn, fingerprints };
    },
    tookTooMuch: ({ bytes }) => scripts.get(nameOf(bytes))?.isTooMuch === true,
    close: async () => undefined,
  };
  return { reader, read };
}

/** Each space is a tenth of the picture: several of them part two columns. */
function wordsIn(lines: readonly string[]): ReadWord[] {
  const words = lines.flatMap((text, line) =>
    text.split(' ').map((word, place) => ({
      text: word,
      line,
      confidence: 96,
      box: { left: 0.05 + place * 0.1, top: 0.05 + line * 0.1, width: 0.09, height: 0.04 },
    })),
  );
  return words.filter(({ text }) => text !== '');
}

export const ourBank = { accountNumber: '5142 0098 7731', accountName: 'Bulan Bakery Enterprise' };

/** A bank's page that shows what it should. */
export function goodReceipt(order: {
  orderNumber: string;
  amount: string;
  day: string;
  transaction: string;
}) {
  return [
    'Transfer successful',
    `Transaction ID ${order.transaction}`,
    `Amount ${order.amount}`,
    `Recipient ${ourBank.accountName}`,
    `Account ${ourBank.accountNumber}`,
    `Reference ${order.orderNumber}`,
    `Date ${order.day}`,
  ];
}

/** As if the receipt had been read, with this verdict. */
export async function keepVerdict(
  db: Db,
  { receiptId, orderId }: { receiptId: string; orderId: string },
  verdict: ReceiptVerdict,
  amount: Partial<Finding> = {},
): Promise<void> {
  const found: Finding = { verdict: 'matches', read: null, box: null };
  const findings = {
    ...{ orderNumber: found, account: found, date: found, success: found, transaction: found },
    amount: { ...found, ...amount },
  };
  await db
    .insertInto('receipt_readings')
    .values({
      receipt_id: receiptId,
      order_id: orderId,
      read_at: new Date(),
      verdict,
      findings: JSON.stringify(findings),
    })
    .execute();
}
