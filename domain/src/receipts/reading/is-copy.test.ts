import { expect, test } from 'vitest';
import { markFingerprints } from './fingerprint.ts';
import { isCopy } from './is-copy.ts';
import { expectedReceipt, placedWords, wordsOf } from './read-words.testing.ts';
import type { ReadWord } from './receipt-reading.contract.ts';
import { timesIn } from './times-in.ts';
import { transactionKey } from './transaction-key.ts';

const first = {
  amount: 'RM 104.00',
  number: 'CHM004217',
  date: '19/09/2026 10:45:09',
  from: '7931****9365',
  transaction: '20260919MBB18479227',
};

type Facts = typeof first;
const lestari = ({ amount, number, date, from, transaction }: Facts) =>
  `Bank Lestari\nPindahan berjaya\nJumlah ${amount}\nPenerima Moon Kitchen\nNo. akaun 5123 4567 8901
Rujukan penerima ${number}\nTarikh ${date}\nDaripada akaun ${from}\nID transaksi ${transaction}`;
const seaside = ({ amount, number, date, from, transaction }: Facts) =>
  `Seaside Bank Berhad\nTransfer successful\nYou have sent\n${amount}\nBeneficiary name Moon Kitchen\nBeneficiary account 5123 4567 8901
Payment details ${number}\nDate and time ${date}\nDebited from savings ${from}\nReference ID ${transaction}`;

/** A page of a bank, as it is kept, with another hash of the whole for each transaction. */
function pictureOf(change: Partial<Facts> = {}, bank = lestari) {
  const { amount, number, transaction } = { ...first, ...change };
  return kept(wordsOf(bank({ ...first, ...change })), { amount, number, transaction });
}

function kept(words: ReadWord[], { amount, number, transaction }: Omit<Facts, 'date' | 'from'>) {
  const amountSen = Number(amount.replace(/\D/g, ''));
  const expected = { ...expectedReceipt, amountSen, orderNumber: number };
  const telling = words.filter(({ text }) => text.replace(/\D/g, '').length > 2);
  const hashes = ['0'.repeat(16), ...telling.map(({ text }) => `${'5'.repeat(16)}:${text}`)];
  const fingerprints = markFingerprints(hashes, expected, timesIn(words, expected), words);
  return { showsOwnOrder: true, amountSen, transactionKey: transactionKey(transaction), fingerprints };
}

const copy = { number: 'CHM009999', transaction: '20260919MBB18479664' };
test.each([
  ['its order alone', { number: copy.number }],
  ['its order and the end of the transaction', copy],
  ['its order and the whole transaction', { ...copy, transaction: '20260919MBB99130464' }],
  ['its order, the amount and the end of the transaction', { ...copy, amount: 'RM 89.00' }],
])('a picture is a copy with %s edited', (_case, change) => {
  expect(isCopy(pictureOf(), pictureOf(change))).toBe(true);
  expect(
    isCopy(pictureOf({ date: '19/09/2026 10:45' }), pictureOf({ date: '19/09/2026 10:45', ...change })),
  ).toBe(true);
});

const neighbour = { number: 'CHM009999', transaction: '20260919MBB99130464' };
test.each([
  ['payer', { ...neighbour, from: '2825****6611' }, '19/09/2026 10:45'],
  ['amount', { ...neighbour, amount: 'RM 148.00', from: '****' }, '19/09/2026 10:45'],
  ['second', { ...neighbour, date: '19/09/2026 10:45:31', from: '****' }, first.date],
  [
    'amount and second, though the bank counts on',
    {
      ...neighbour,
      transaction: '20260919MBB18479228',
      amount: 'RM 148.00',
      date: '19/09/2026 10:45:31',
      from: '****',
    },
    first.date,
  ],
])('two customers of a bank in one minute are told apart by another %s', (_case, change, date) => {
  expect(isCopy(pictureOf({ date }), pictureOf({ date, ...change }))).toBe(false);
  expect(isCopy(pictureOf({ date, ...change }), pictureOf({ date }))).toBe(false);
});

test('what was paid in one second of two days is two transfers, whatever else is alike', () => {
  const nextDay = { ...neighbour, date: '20/09/2026 10:45:09' };
  expect(isCopy(pictureOf(), pictureOf(nextDay))).toBe(false);
  expect(isCopy(pictureOf(), { ...pictureOf(nextDay), showsOwnOrder: false })).toBe(false);
  expect(isCopy(pictureOf(), pictureOf({ ...copy, date: nextDay.date }))).toBe(true);
});

test('a copy that shows the number of the other order is one', () => {
  const used = pictureOf({ date: '19/09/2026 10:45' });
  expect(isCopy(used, { ...used, showsOwnOrder: false })).toBe(true);
});

const stranger = { number: 'CHM009999', transaction: 'SB8830217745', from: '2825****6611' };
test.each([
  ['of the same amount', stranger],
  ['whose account is hidden', { ...stranger, from: '****' }],
  ['of whose number only a time stamp is shown', { ...stranger, transaction: '20260919104509' }],
])('a customer of another bank who paid in the same second, %s, sends no copy', (_case, change) => {
  expect(isCopy(pictureOf(), pictureOf(change, seaside))).toBe(false);
  expect(isCopy(pictureOf(change, seaside), pictureOf())).toBe(false);
});

test('a customer of the same bank in the same second is told apart by number, amount and payer together', () => {
  const all = { ...stranger, transaction: '20260919MBB99130464', amount: 'RM 148.00' };
  expect(isCopy(pictureOf(), pictureOf(all))).toBe(false);
  for (const known of ['amount', 'from', 'transaction'] as const)
    expect(isCopy(pictureOf(), pictureOf({ ...all, [known]: first[known] }))).toBe(true);
  expect(isCopy(pictureOf(), { ...pictureOf(all), showsOwnOrder: false })).toBe(true);
});

test('what was cut down to a few words is a copy, whatever else the bank writes', () => {
  const cut = ({ amount, number, date }: Facts) => `Jumlah ${amount}\n${number}\nTarikh ${date}`;
  expect(isCopy(pictureOf(), pictureOf({ number: copy.number, amount: 'RM 89.00' }, cut))).toBe(true);
});

test('a number that is no more than the second of the transfer is shared by all who paid in it', () => {
  const stamp = '20260919104509';
  expect(pictureOf({ transaction: stamp }).transactionKey).toBe('');
  expect(
    isCopy(
      pictureOf({ transaction: stamp, date: '19/09/2026' }),
      pictureOf({ transaction: stamp, date: '19/09/2026', number: copy.number }),
    ),
  ).toBe(true);
});

type Paid = Facts & { name: string };
const paid: Paid = { ...first, date: '19/09/2026 10:45', name: 'Nurul Ain Hassan' };
/** The same words of two banks: beside each other in a table, and each value under its label. */
const valuesOf = ({ amount, number, date, name, transaction }: Paid) =>
  [
    ['Total amount', amount],
    ['Recipient name', 'Moon Kitchen'],
    ['Account number', '5123 4567 8901'],
    ['Payment reference', number],
    ['Date and time', date],
    ['Transaction ID', transaction],
    ['From savings', name],
  ] as const;
const inTable = (facts: Paid, cut = 0) =>
  valuesOf(facts).flatMap(([label, value], at) => {
    const top = (0.15 + at * 0.1 - cut) / (1 - cut);
    return [
      { text: label, left: 0.02, top },
      { text: value, left: 0.5, top },
    ];
  });
const inStack = (facts: Paid) =>
  valuesOf(facts).flatMap(([label, value], at) => [
    { text: label, left: 0.1, top: 0.2 + at * 0.04 },
    { text: value, left: 0.1, top: 0.22 + at * 0.04 },
  ]);
const placed = (page: (facts: Paid) => ReturnType<typeof inTable>, change: Partial<Paid> = {}) => {
  const facts = { ...paid, ...change };
  const pieces = page(facts).filter(({ top }) => top >= 0);
  return kept(placedWords({ text: 'Transfer successful', left: 0.3, top: 0.05 }, ...pieces), facts);
};
const inSecond = { date: '19/09/2026 10:45:09' };

test.each([
  ['minute', { number: copy.number, transaction: 'SB8830217745', name: 'Lim Siew Ling' }],
  ['minute, of whose number no more than the day was read', { ...copy, transaction: '20260919MBB1' }],
  ['second', { ...inSecond, number: copy.number, transaction: 'SB8830217745', amount: 'RM 148.00' }],
])('a page on which the same words stand elsewhere is no copy, though paid in one %s', (_case, change) => {
  const used = placed(inTable, 'date' in change ? inSecond : {});
  expect(isCopy(used, placed(inStack, change))).toBe(false);
  expect(isCopy(placed(inStack, change), used)).toBe(false);
});

test("a customer of one bank in one minute is told by another payer's name", () => {
  const other = { number: copy.number, transaction: 'SB8830217745' };
  expect(isCopy(placed(inTable), placed(inTable, { ...other, name: 'Lim Siew Ling' }))).toBe(false);
  expect(isCopy(placed(inTable), placed(inTable, other))).toBe(true);
});

test.each([
  ['order', { number: copy.number }],
  ['order and amount', { number: copy.number, amount: 'RM 148.00' }],
  ['order and transaction', { number: copy.number, transaction: 'SB8830217745' }],
])('a picture with its %s overwritten is a copy, whole or cut by a fifth', (_case, change) => {
  expect(isCopy(placed(inTable), placed(inTable, change))).toBe(true);
  expect(
    isCopy(
      placed((facts) => inTable(facts, 0.2), change),
      placed(inTable),
    ),
  ).toBe(true);
});

test('what was kept before places were is a copy only where the bank writes alike', () => {
  const withoutPlaces = ({ fingerprints, ...rest }: ReturnType<typeof placed>) => ({
    ...rest,
    fingerprints: fingerprints.filter((mark) => !mark.startsWith('g')),
  });
  const old = withoutPlaces(placed(inTable));
  expect(isCopy(old, placed(inTable, { number: copy.number }))).toBe(true);
  const alike = ({ amount, number, date, transaction }: Facts) =>
    `Transfer done\nTotal amount ${amount}\nName Moon Kitchen\nSavings number 5123 4567 8901
Your message ${number}\nDate and time ${date}\nTransaction serial ${transaction}\nBank Seaside Berhad`;
  const other = pictureOf({ ...paid, number: copy.number, transaction: 'SB8830217745' }, alike);
  expect(isCopy(old, withoutPlaces(other))).toBe(false);
});
