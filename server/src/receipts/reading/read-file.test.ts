import { markFingerprints } from '@mooncake/domain/receipts/reading/fingerprint';
import { isCopy, transferPicture } from '@mooncake/domain/receipts/reading/is-copy';
import { judgeReceipt } from '@mooncake/domain/receipts/reading/judge-receipt';
import { timesIn } from '@mooncake/domain/receipts/reading/times-in';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { pdfText, writePdf } from './samples/write-pdf.testing.ts';

const paid = {
  'Reference No.': '5830214457',
  'Date & Time': '18 Sep 2026 14:12:33',
  'Beneficiary Name': 'MOON KITCHEN',
  'Beneficiary Account': '512345678901',
  'Recipient Reference': 'CHM482913',
  Amount: 'RM 104.00',
};

/** What is kept of a bank's PDF with a text layer. */
async function keptOf(change: Partial<typeof paid>) {
  const rows = Object.entries({ ...paid, ...change });
  const texts = rows.flatMap(([label, value], at) => [
    pdfText(60, 660 - at * 30, label),
    pdfText(300, 660 - at * 30, value),
  ]);
  const bytes = writePdf([pdfText(60, 700, 'Transfer Successful'), ...texts].join(''));
  const read = await readFile({ bytes, kind: 'pdf' });
  const words = read?.words ?? [];
  const { Amount: amount, 'Recipient Reference': orderNumber } = { ...paid, ...change };
  const expected = {
    ...{ amountSen: Number(amount.replace(/\D/g, '')), orderNumber },
    ...{ accountNumber: '5123 4567 8901', accountName: 'Moon Kitchen' },
    ...{ firstDay: '2026-09-18', lastDay: '2026-09-18', firstTime: '13:40', lastTime: '14:30' },
  };
  const marks = markFingerprints(read?.fingerprints ?? [], expected, timesIn(words, expected), words);
  return transferPicture(judgeReceipt(words, expected), marks, expected.amountSen);
}

test.each([
  { 'Recipient Reference': 'CHM511001', 'Reference No.': '5830214458' },
  { 'Recipient Reference': 'CHM511001', 'Reference No.': '9917263540' },
  { 'Recipient Reference': 'CHM511001', 'Reference No.': '9917263540', Amount: 'RM 122.00' },
])('a PDF of which the text was edited is known as a copy: %j', async (change) => {
  expect(isCopy(await keptOf({}), await keptOf(change))).toBe(true);
});

test('a PDF of the next customer is none', async () => {
  const next = { 'Recipient Reference': 'CHM511001', 'Reference No.': '9917263540' };
  expect(isCopy(await keptOf({}), await keptOf({ ...next, 'Date & Time': '18 Sep 2026 14:12:51' }))).toBe(
    false,
  );
  expect(isCopy(await keptOf({}), await keptOf({ ...next, 'Date & Time': '18 Sep 2026 14:15:02' }))).toBe(
    false,
  );
});
