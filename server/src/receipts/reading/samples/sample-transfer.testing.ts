import { addDays } from '@mooncake/domain/calendar';
import { formatRinggit, ringgitDigits } from '@mooncake/domain/money';
import type { ExpectedReceipt } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { Random } from './random.testing.ts';
import {
  chooseWords,
  type ReceiptWords,
  type SampleLanguage,
  type SampleState,
} from './receipt-words.testing.ts';

export const traps = [
  'none',
  'balance and fee',
  'edited amount',
  'edited amount, balance as expected',
  'another order',
  'two orders',
  'failed',
  'scheduled',
  'pending',
  'another account',
  'too early',
  'in the future',
  'made after it came',
  'another page',
  'a name like ours',
  'number elsewhere',
  'a longer name',
  'a Chinese name',
] as const;
export type Trap = (typeof traps)[number];

/** What a drawn receipt shows, as texts. */
export type SampleTransfer = {
  words: ReceiptWords;
  amount: string;
  balance: string | null;
  fee: string | null;
  limit: string | null;
  /** What a row says of the state, below all others. */
  status: string | null;
  /** The order's number where the payer did not write it. */
  invoice: string | null;
  fromName: string;
  fromAccount: string;
  toName: string;
  toAccount: string;
  reference: string;
  date: string;
  transaction: string;
};

/** What a careful person would say of it. */
type Truth = { amount: 'matches' | 'differs'; orderNumber: 'matches' | 'differs'; isRight: boolean };

export type SampleFacts = { transfer: SampleTransfer; expected: ExpectedReceipt; truth: Truth };

type Shop = Pick<ExpectedReceipt, 'accountName' | 'accountNumber'>;
const people = [
  'TAN MEI LING',
  'NURUL AISYAH BINTI OSMAN',
  'LIM WEI JIAN',
  'SITI ZAINAB',
  'KAVITHA A/P RAJAN',
] as const;
const shops: readonly [Shop, ...Shop[]] = [
  { accountName: 'Moon Kitchen', accountNumber: '5123 4567 8901' },
  { accountName: 'Chang Hua Mooncakes', accountNumber: '8004217736' },
  { accountName: 'Rumah Kuih Bulan', accountNumber: '1642-8805-1937' },
];
const strangers = ['KEDAI RUNCIT AMAN', 'WONG AH KOW', 'TEH TARIK CORNER'] as const;
const longer = ['Supplies', 'Trading', 'Hartanah', 'Account Services', 'To Go'] as const;
const chineseStrangers = ['黄志强', '林小燕', '陈美玲', '吴美珍'] as const;
const months = {
  English: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  Malay: 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis',
  Chinese: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
} as const satisfies Record<SampleLanguage, string>;

const stateOf: Partial<Record<Trap, SampleState>> = {
  failed: 'failed',
  scheduled: 'scheduled',
  pending: 'pending',
  'another page': 'other',
};

/** A transfer as the customer made it, honest or not, and what its order expects. */
export function inventTransfer(trap: Trap, language: SampleLanguage, random: Random): SampleFacts {
  const shop = random.pick(shops);
  const expectedSen = random.pick([10_400, random.between(2_000, 99_999), random.between(100_000, 250_000)]);
  const prefix = random.pick(['CHM', 'MK', 'BULAN']);
  const number = () => `${prefix}${String(random.between(0, 999_999)).padStart(6, '0')}`;
  const [orderNumber, otherNumber] = [number(), number()];
  const firstDay = `2026-0${random.between(1, 9)}-${String(random.between(10, 26))}`;
  const lastDay = addDays(firstDay, 2);
  const paidSen = trap.startsWith('edited') ? editedSen(expectedSen, random) : expectedSen;
  const hasExtras = trap === 'balance and fee' || random.next() < 0.4;
  const balanceSen =
    trap === 'edited amount, balance as expected' ? expectedSen : random.between(3_000, 900_000);
  const day = dayOf(trap, firstDay, random);
  const toAccount =
    trap === 'another account' ? `7${random.between(100_000_000, 999_999_999)}22` : shop.accountNumber;
  return {
    transfer: {
      words: chooseWords(language, stateOf[trap] ?? 'success', random),
      amount: writeAmount(paidSen, random),
      balance: hasExtras || trap.includes('balance') ? formatRinggit(balanceSen) : null,
      fee: hasExtras ? formatRinggit(random.pick([0, 50, 100])) : null,
      limit: hasExtras && random.next() < 0.3 ? formatRinggit(random.pick([500_000, 1_000_000])) : null,
      fromName: random.pick(people),
      fromAccount: writeAccount(String(random.between(1_000_000_000, 9_999_999_999)), random),
      toName: writePayee(trap, shop.accountName, random),
      toAccount: hidesDigits(trap) ? writeHidden(toAccount, random) : writeAccount(toAccount, random),
      status: trap === 'another page' ? chooseWords(language, 'success', random).state : null,
      invoice: trap === 'number elsewhere' ? orderNumber : null,
      reference: writeReference(trap, orderNumber, otherNumber, random),
      date:
        trap === 'made after it came'
          ? writeEvening(day, language, random)
          : writeDate(day, language, random),
      transaction: writeTransaction(day, random),
    },
    expected: {
      ...{ amountSen: expectedSen, orderNumber, ...shop, firstDay, firstTime: '00:05' },
      ...(trap === 'made after it came'
        ? { lastDay: day, lastTime: '08:00' }
        : { lastDay, lastTime: '23:55' }),
    },
    truth: {
      amount: paidSen === expectedSen ? 'matches' : 'differs',
      orderNumber: trap === 'another order' ? 'differs' : 'matches',
      isRight: trap === 'none' || trap === 'balance and fee',
    },
  };
}

/** One digit changed, two of them swapped, or a sen less: as a forger would, or a slip. */
function editedSen(sen: number, random: Random): number {
  const digits = String(sen);
  const at = random.between(0, digits.length - 3);
  const changed = `${digits.slice(0, at)}${(Number(digits[at]) + random.between(1, 8)) % 10}${digits.slice(at + 1)}`;
  const edited = random.pick([Number(changed), sen - 100, sen + 1_000, Math.trunc(sen / 10)]);
  return edited === sen || edited <= 0 ? sen + 500 : edited;
}

function dayOf(trap: Trap, firstDay: string, random: Random): string {
  if (trap === 'too early') return addDays(firstDay, -random.between(2, 60));
  return addDays(firstDay, trap === 'in the future' ? random.between(4, 30) : random.between(0, 2));
}

function writeAmount(sen: number, random: Random): string {
  const plain = ringgitDigits(sen);
  const grouped = formatRinggit(sen).slice('RM '.length);
  return random.pick([`RM ${grouped}`, `RM${grouped}`, `MYR ${grouped}`, `RM ${plain}`, `-RM${grouped}`]);
}

function writeAccount(account: string, random: Random): string {
  const digits = account.replace(/\D/g, '');
  const tail = digits.slice(-4);
  const grouped = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return random.pick([
    account,
    digits,
    grouped,
    `**** ${tail}`,
    `xxxxxx${tail}`,
    `${digits.slice(0, 4)}****${tail}`,
  ]);
}

const hidesDigits = (trap: Trap) => trap === 'a name like ours' || trap === 'a longer name';

const writeHidden = (account: string, random: Random) => random.pick(['**** ', 'XXXX']) + account.slice(-4);

function writePayee(trap: Trap, ours: string, random: Random): string {
  if (trap === 'another account') return random.pick(strangers);
  if (trap === 'a Chinese name') return random.pick(chineseStrangers);
  if (trap === 'a name like ours') return writeName(`${ours.split(' ')[0] ?? ''} Trading`, random);
  return writeName(trap === 'a longer name' ? `${ours} ${random.pick(longer)}` : ours, random);
}

const writeName = (name: string, random: Random) =>
  random.pick([name, name.toUpperCase(), name.toUpperCase()]);

function writeReference(trap: Trap, own: string, other: string, random: Random): string {
  if (trap === 'another order') return other;
  if (trap === 'two orders') return `${own} ${other}`;
  if (trap === 'number elsewhere') return random.pick(['kuih raya', 'hadiah', 'sewa rumah']);
  const spaced = own.replace(/(\d{6})$/, ' $1');
  return random.pick([own, own, own, own.toLowerCase(), spaced, `${own} mooncake`]);
}

function writeDate(day: string, language: SampleLanguage, random: Random): string {
  const { year, month, date, name } = partsOf(day, language);
  const clock = `${random.between(10, 12)}:${random.between(10, 59)}`;
  return random.pick([
    `${Number(date)} ${name} ${year}, ${clock.replace(':', '.')} ${language === 'Malay' ? 'pagi' : 'am'}`,
    `${Number(date)} ${name} ${year}, ${clock} AM`,
    `${date}/${month}/${year} ${clock}:09`,
    `${date}-${month}-${year}`,
    `${year}-${month}-${date} ${clock}`,
    `${date} ${name} ${year} ${clock}`,
    language === 'Chinese' ? `${year}年${Number(month)}月${Number(date)}日` : `${date}-${name}-${year}`,
  ]);
}

function writeEvening(day: string, language: SampleLanguage, random: Random): string {
  const { year, month, date, name } = partsOf(day, language);
  const [hour, minute] = [random.between(9, 11), random.between(10, 59)];
  return random.pick([
    `${Number(date)} ${name} ${year}, ${hour}.${minute} ${language === 'Malay' ? 'malam' : 'pm'}`,
    `${date}/${month}/${year} ${hour + 12}:${minute}:09`,
    language === 'Chinese'
      ? `${year}年${Number(month)}月${Number(date)}日 下午 ${hour}:${minute}`
      : `${date} ${name} ${year} ${hour}:${minute} PM`,
  ]);
}

function partsOf(day: string, language: SampleLanguage) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date, name: months[language].split(' ')[Number(month) - 1] ?? '' };
}

function writeTransaction(day: string, random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.between(0, 9)).join('');
  return random.pick([
    `${day.replaceAll('-', '')}MBB${digits(8)}`,
    digits(12),
    `QR${digits(10)}`,
    `${digits(4)}-${digits(6)}-${digits(4)}`,
    `TX${digits(6)}A${digits(5)}`,
  ]);
}

export type Row = readonly [label: string, value: string];

/** What a bank lists of a transfer, whatever it looks like. */
export function detailRows(transfer: SampleTransfer): Row[] {
  const { words } = transfer;
  return [
    [words.to, transfer.toName],
    [words.account, transfer.toAccount],
    [words.reference, transfer.reference],
    [words.date, transfer.date],
    [words.transaction, transfer.transaction],
  ];
}

/** Money on the receipt that was not paid, and what else stands below: traps for whoever looks for the amount. */
export function moneyRows({ words, fee, balance, limit, status, invoice }: SampleTransfer): Row[] {
  const rows: Row[] = [];
  if (fee) rows.push([words.fee, fee]);
  if (balance) rows.push([words.balance, balance]);
  if (limit) rows.push([words.limit, limit]);
  if (status) rows.push([words.status, status]);
  if (invoice) rows.push([words.invoice, invoice]);
  return rows;
}
