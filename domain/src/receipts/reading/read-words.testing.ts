import type { ExpectedReceipt, ReadWord } from './receipt-reading.contract.ts';

/** Words as a text layer gives them: one line of the text is one line of the receipt. */
export function wordsOf(text: string): ReadWord[] {
  return text.split('\n').flatMap((line, at) =>
    line
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => ({ text: word, line: at, confidence: 95, box: null })),
  );
}

type Piece = { text: string; left: number; top: number; height?: number };

/** Words with their places; pieces of one height are one row. */
export function placedWords(...pieces: readonly Piece[]): ReadWord[] {
  const tops = [...new Set(pieces.map(({ top }) => top))].sort((a, b) => a - b);
  return pieces.flatMap(({ text, left, top, height = 0.02 }) => {
    const line = tops.indexOf(top);
    let at = left;
    return text.split(' ').map((word) => {
      const width = word.length * 0.02;
      const box = { left: at, top, width, height };
      at += width + 0.02;
      return { text: word, line, confidence: 95, box };
    });
  });
}

export const expectedReceipt: ExpectedReceipt = {
  amountSen: 10_400,
  orderNumber: 'CHM004217',
  accountNumber: '5123 4567 8901',
  accountName: 'Moon Kitchen',
  otherNames: ['Moon Kitchen', '月亮厨房'],
  firstDay: '2026-09-18',
  lastDay: '2026-09-20',
  firstTime: '10:40',
  lastTime: '21:30',
};

/** A receipt of which all is understood, row by row. */
export const honestRows = {
  state: 'Transfer successful',
  amount: 'Amount RM 104.00',
  to: 'To Moon Kitchen',
  account: 'Account number 5123 4567 8901',
  reference: 'Recipient reference CHM004217',
  date: 'Date 19 Sep 2026, 10:30 AM',
  transaction: 'Transaction ID 20260919MBB18479227',
};
