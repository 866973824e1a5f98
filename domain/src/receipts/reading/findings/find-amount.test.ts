import { describe, expect, test } from 'vitest';
import { placedWords, wordsOf } from '../read-words.testing.ts';
import { findAmount } from './find-amount.ts';
import { linesOf } from './read-lines.ts';

const amountIn = (text: string, sen = 10_400) => findAmount(linesOf(wordsOf(text)), sen);

describe('the amount that was expected', () => {
  test.each([
    'Amount RM 104.00',
    'Amount: RM104.00',
    'Jumlah MYR 104.00',
    'Transfer amount -RM104.00',
    'Amount RM 1O4.OO',
    'Amount RM l04.00',
    'Amount RM 1 04.00',
    'Amount RM 104 .00',
    'Amount R M 104.00',
    'Amount RIM104.00',
    'Amount 104.00 MYR',
    '金额 RM104.00',
    'Transfer successful\nRM 104.00\nTo Moon Kitchen',
    'Amount\nRM 104.00\nAvailable balance\nRM 520.00',
  ])('is found in %j', (text) => {
    expect(amountIn(text)).toMatchObject({ verdict: 'matches' });
    expect(amountIn(text).isDoubtful).toBeUndefined();
  });

  test.each([
    'Amount 104.00',
    'Amount RM 104,00',
    'Amount RM104,00',
    'Amount 104,00 MYR',
    'Amount RM -104.00',
    'Amount MYR -104.00',
    'Amount RM-104.00',
    'Amount Rp 104.00',
    'Amount 104.00 points',
    'Amount RM5\nWallet RM 104.00',
    'Sent RM1\nTotal sent to this payee RM 104.00',
    'DIHANTAR RM2\nJUMLAH KESELURUHAN BULAN INI RM 104.00',
    'RM5\nTotal purchases RM 104.00',
  ])('is never sure in %j', (text) => {
    const { verdict, isDoubtful } = amountIn(text);
    expect(verdict === 'differs' || verdict === 'not-found' || isDoubtful === true).toBe(true);
  });

  test.each([
    ['RM 1,234.50', 123_450],
    ['RM1234.50', 123_450],
    ['RM 1 234.50', 123_450],
    ['RM S8.B0', 5_880],
    ['RM Z,345.67', 234_567],
  ])('is found in %j with thousands and what readers confuse', (text, sen) => {
    expect(amountIn(`Amount ${text}`, sen)).toMatchObject({ verdict: 'matches' });
  });

  test.each([
    'Details\nRM 104.00',
    'Butiran\nRM 104.00',
    'Butiran transaksi\nRM104.00',
    'Amount RM 9.00\nDetails\nRM 104.00',
  ])('is seen, but never sure, under the head of a page in %j', (text) => {
    const isOther = text.startsWith('Amount');
    expect(amountIn(text)).toMatchObject(
      isOther ? { verdict: 'differs', read: 'RM 9.00' } : { verdict: 'matches', isDoubtful: true },
    );
  });

  test.each([
    'RM 104.00\nDuitNow Transfer RM 0.00',
    'Amount RM 104.00\nDaly mit for third party transfers: RM 5,000.00',
  ])('is found, with a doubt, beside what is no other amount in %j', (text) => {
    expect(amountIn(text)).toMatchObject({ verdict: 'matches', read: 'RM 104.00', isDoubtful: true });
  });

  test('is doubtful behind a label that was hardly read', () => {
    const lines = (confidence: number) =>
      linesOf(
        wordsOf('Transfer successful\nFL RM 104.00').map((word) =>
          word.text === 'FL' ? { ...word, confidence } : word,
        ),
      );
    expect(findAmount(lines(20), 10_400)).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(findAmount(lines(90), 10_400).isDoubtful).toBeUndefined();
  });

  test('is doubtful without its point, and where several amounts have no name', () => {
    expect(amountIn('Amount RM10400')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(amountIn('Amount RM 104')).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(amountIn('RM 104.00\nMoon Kitchen\nRM 520.00')).toMatchObject({
      verdict: 'matches',
      isDoubtful: true,
    });
  });
});

test('a hundredth of the amount is no reading of it', () => {
  expect(amountIn('RM 100.00\nTotal debited: RM 1.00', 10_000)).toMatchObject({ isDoubtful: true });
});

describe('another amount', () => {
  test.each([
    ['Amount RM 140.00\nAvailable balance RM 104.00', 'RM 140.00'],
    ['Baki tersedia RM 104.00\nJumlah RM 1,040.00', 'RM 1,040.00'],
    ['Amount RM 103.00\nFee RM 1.00\nTotal RM 104.00', 'RM 103.00'],
    ['Amount RM 140.00\nReference 104.00', 'RM 140.00'],
    ['Amount RM 104.00\nPayment RM 164.00', 'RM 164.00'],
    ['Successful\nRM 140.00', 'RM 140.00'],
    ['Amount RM 9 104.00', 'RM 9,104.00'],
    ['Amount RM 10.40', 'RM 10.40'],
    ['Amount RM 104.01', 'RM 104.01'],
    ['Amount SGD 104.00', 'SGD 104.00'],
    ['Amount $104.00', '$104.00'],
    ['金额 新币 104.00', '新币 104.00'],
    ['金额 美元104.00', '美元104.00'],
    ['转账金额 RM 140.00\n余额 RM 104.00', 'RM 140.00'],
  ])('in %j is told as %j', (text, read) => {
    expect(amountIn(text)).toMatchObject({ verdict: 'differs', read });
  });

  test('that stands much larger is the one that counts, where none has a name', () => {
    const words = (large: string, small: string) =>
      linesOf(
        placedWords(
          { text: large, left: 0.3, top: 0.2, height: 0.06 },
          { text: 'Moon Kitchen', left: 0.1, top: 0.4 },
          { text: small, left: 0.6, top: 0.6 },
        ),
      );
    expect(findAmount(words('RM 104.00', 'RM 520.00'), 10_400)).toEqual({
      verdict: 'matches',
      read: 'RM 104.00',
      box: expect.objectContaining({ top: 0.2 }),
      isDoubtful: true,
    });
    expect(findAmount(words('RM 520.00', 'RM 104.00'), 10_400)).toMatchObject({
      verdict: 'differs',
      read: 'RM 520.00',
    });
  });
});

describe('an amount in another role', () => {
  test.each([
    'Available balance RM 104.00',
    'Baki RM 104.00',
    'Service charge RM 104.00',
    'Daily limit\nRM 104.00',
    'Processing fee RM104.00',
    '余额 RM 104.00',
    'At 10.40 PM',
    'Received 18.09.26',
  ])('is not the one that was paid: %j', (text) => {
    expect(amountIn(text)).toEqual({ verdict: 'not-found', read: null, box: null });
  });

  test('is told apart by the column it stands in', () => {
    const side = (left: string, right: string) =>
      linesOf(
        placedWords(
          { text: 'Amount', left: 0.1, top: 0.2 },
          { text: 'Balance', left: 0.6, top: 0.2 },
          { text: left, left: 0.1, top: 0.25 },
          { text: right, left: 0.6, top: 0.25 },
        ),
      );
    expect(findAmount(side('RM 104.00', 'RM 520.00'), 10_400)).toMatchObject({ verdict: 'matches' });
    expect(findAmount(side('RM 520.00', 'RM 104.00'), 10_400)).toMatchObject({
      verdict: 'differs',
      read: 'RM 520.00',
    });
  });

  test('has all the words of its column, also those beyond its own width', () => {
    const lines = linesOf(
      placedWords(
        { text: 'Payment amount', left: 0.05, top: 0.2 },
        { text: 'Processing fee', left: 0.6, top: 0.2 },
        { text: 'RM104.00', left: 0.05, top: 0.25 },
        { text: 'RM0.50', left: 0.6, top: 0.25 },
      ),
    );
    expect(findAmount(lines, 10_400).isDoubtful).toBeUndefined();
  });
});

test.each([
  'Total over 12 months RM 104.00',
  'Total over 12 months\nRM 104.00',
  'Total for 3 orders RM 104.00',
  'Amount per year RM 104.00',
  'Jumlah untuk 12 bulan RM 104.00',
  'Jumlah dalam 6 minggu RM 104.00',
  'Six-month total RM 104.00',
  'Jumlah 12 bulan RM 104.00',
  'Batch total (3 recipients) RM 104.00',
  'Jumlah setahun RM 104.00',
  'Total sent to date RM 104.00',
  'Amount x 12 RM 104.00',
  'Jumlah 3 pesanan RM 104.00',
  'Combined total RM 104.00',
  'RM 104.00\nTransfer successful\nCombined total RM 104.00',
  '累计 金额 RM 104.00',
])('an amount that may be paid in parts is no sure match: %j', (text) => {
  const found = amountIn(text);
  expect(found.verdict === 'matches' && found.isDoubtful !== true).toBe(false);
});

test('an amount without its currency is in ringgit where all others are', () => {
  expect(amountIn('Amount 104.00\nFee RM 0.00').isDoubtful).toBeUndefined();
  expect(amountIn('Amount 104.00\nFee RM 0.00')).toMatchObject({ verdict: 'matches' });
  expect(amountIn('Amount 104.00').isDoubtful).toBe(true);
  expect(amountIn('Amount 104.00\nSGD 30.00\nFee RM 0.00').isDoubtful).toBe(true);
  expect(amountIn('Points 104.00\nFee RM 0.00').verdict === 'matches').toBe(false);
});

test.each(['金额 新 币 104.00', '金额 新币 104.00', '金额 人 民 币 104.00'])(
  'money of another country is read sign by sign: %j',
  (text) => expect(amountIn(text)).toMatchObject({ verdict: 'differs' }),
);
