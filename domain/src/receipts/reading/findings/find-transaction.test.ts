import { describe, expect, test } from 'vitest';
import { expectedReceipt, placedWords, wordsOf } from '../read-words.testing.ts';
import type { ReadWord } from '../receipt-reading.contract.ts';
import { transactionKey } from '../transaction-key.ts';
import { findTransaction } from './find-transaction.ts';
import { linesOf } from './read-lines.ts';

const transactionIn = (text: string) => findTransaction(linesOf(wordsOf(text)), expectedReceipt);

test.each([
  ['Transaction ID 20260918MBB0012345', '20260918MBB0012345'],
  ['Reference No.: 1234-567890-1234', '12345678901234'],
  ['Reference number TX225907A41956', 'TX225907A41956'],
  ['Ref ID\nQR4818701068', 'QR4818701068'],
  ['No. Rujukan 984907986508', '984907986508'],
  ['参考编号 361953977097', '361953977097'],
  ['Recipient reference CHM004217\nReference No. 361953977097', '361953977097'],
  ['Reference CHM004217\nTransaction No. 361953977097', '361953977097'],
  ['|1|1|\n20260126MBB88383428', '20260126MBB88383428'],
  ['Reference No. 1234 5678 9012', '123456789012'],
  ['Ref. No 12 3456 7890 12', '123456789012'],
  ['Reference number\nMBB 1234 5678', '12345678'],
  ['Ref No 1234 5678 9012 19 Sep 2026', '123456789012'],
  ['Ref No 1234 5678 9012 10:30:09', '123456789012'],
  ['Reference No. 20260919 1030 452', '202609191030452'],
  ['Reference No. MYQ5 0937 8515 484', 'MYQ509378515484'],
  ['Ref No FT26 1117 0045 19 Sep 2026', 'FT2611170045'],
  ['RefNo123456789012', '123456789012'],
  ['RefNo: 123456789012', '123456789012'],
  ['Ref#123456789012', '123456789012'],
  ['TransactionID123456789012', '123456789012'],
  ['TransactionID: QR1234567890', 'QR1234567890'],
  ['ReferenceNumber 123456789012', '123456789012'],
  ['NoRujukan123456789012', '123456789012'],
  ['IDTransaksi 123456789012', '123456789012'],
])('the number of the bank in %j is %j', (text, read) => {
  expect(transactionIn(text)).toMatchObject({ verdict: 'matches', read });
});

describe('a number that is broken over two rows', () => {
  const label = { text: 'Transaction ID', left: 0.05, top: 0.5 };
  const number = { text: '20260804HLBBMYKL040OCR', left: 0.5, top: 0.5 };
  const read = (words: ReadWord[]) => findTransaction(linesOf(words), expectedReceipt).read;

  test.each([
    { left: 0.5, below: 'R10747988', whole: '20260804HLBBMYKL040OCRR10747988' },
    { left: 0.74, below: '10747988', whole: '20260804HLBBMYKL040OCR10747988' },
    { left: 0.5, below: '104.00', whole: '20260804HLBBMYKL040OCR' },
    { left: 0.5, below: 'CHM004217', whole: '20260804HLBBMYKL040OCR' },
    { left: 0.05, below: '10747988', whole: '20260804HLBBMYKL040OCR' },
  ])('goes on right below with nothing beside it: $below at $left', ({ left, below, whole }) => {
    expect(read(placedWords(label, number, { text: below, left, top: 0.53 }))).toBe(whole);
  });

  test('does not go on in a row that has a label', () => {
    const row = { left: 0.05, text: 'Telephone', top: 0.53 };
    const rest = { text: '10747988', left: 0.5 };
    expect(read(placedWords(label, number, row, { ...rest, top: 0.53 }))).toBe(number.text);
    expect(read(placedWords(label, number, { ...rest, top: 0.7 }))).toBe(number.text);
  });

  test('of a text layer goes on in a row of its own', () => {
    expect(transactionIn('Reference No. 20260804HLBBMYKL040OCR\nR10747988').read).toBe(
      '20260804HLBBMYKL040OCRR10747988',
    );
    expect(transactionIn('Reference No. 123456789012\n4012987654').read).toBe('123456789012');
  });

  test('has no key while only the day and the bank of it are read', () => {
    expect(transactionKey('20260804HLBBMYKL040OCR')).toBe('');
    expect(transactionKey('20260804HL88MYKLO400CR')).toBe('');
    expect(transactionKey('20260804')).not.toBe(transactionKey('20260804HLBBMYKL040OCR10747988'));
    expect(transactionKey('20260804HLBBMYKL040OCR8009I305')).not.toBe('');
    expect(transactionKey('20260918MBB0012345')).not.toBe('');
  });
});

test.each([
  ['Transaction ID BPUXOVBBZ95G', 'BPUXOVBBZ95G'],
  ['Transaction ID\nBPUXOVBBZ95G', 'BPUXOVBBZ95G'],
  ['Transaction ID A-Z3QNM8M4BX', 'AZ3QNM8M4BX'],
])('a number of hardly any digits is one under its own label: %j', (text, read) => {
  expect(transactionIn(text)).toMatchObject({ verdict: 'matches', read });
});

test.each([
  '',
  'Reference MOONCAKE26',
  'Transaction MOONCAKES',
  'Reference CHM004217',
  'Reference chm 004217',
  'Recipient reference 0123456789',
  'Reference mooncake',
  'Transaction date 18/09/2026 10:45',
  'Reference 18-Sep-2026',
  'Reference CHM004218',
  'Reference No. xxxxxxxx8901',
  'Reference No. 12345',
  'To account\n512345678901',
  'Reference No. 5123 4567 8901',
  'Recipient reference 1234 5678 9012',
  'Ref 20260919 10:30',
])('there is none in %j', (text) => {
  expect(transactionIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
});

test('two readings of one number have one key', () => {
  expect(transactionKey('QR4818701O68')).toBe(transactionKey('qr48I870l068'));
  expect(transactionKey('20260918MBB0012345')).not.toBe(transactionKey('20260918MBB0012346'));
});
