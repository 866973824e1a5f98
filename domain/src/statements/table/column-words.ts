import { currencyIn, currencyLabel } from './currencies.ts';

/** What a column can be by its heading. */
export type ColumnRole = 'date' | 'in' | 'out' | 'amount' | 'mark' | 'balance' | 'payer' | 'text' | 'number';

const balanceWords = /balance|baki|余额|結餘|结余/;
/** Of whatever currency. */
export const isBalanceHeading = (heading: string) => balanceWords.test(heading.toLowerCase());

/**
 * The words banks write over their columns, in English, Malay and Chinese. The first role that fits counts: a "balance
 * amount" is a balance, and a "credit amount" is what came in.
 */
const wordsOf: readonly (readonly [ColumnRole, RegExp])[] = [
  ['balance', balanceWords],
  [
    'mark',
    /^(?:dr ?\/ ?cr|cr ?\/ ?dr|d ?\/ ?c|c ?\/ ?d|debit ?\/ ?credit|credit ?\/ ?debit|d ?\/ ?w|w ?\/ ?d|k ?\/ ?d|d ?\/ ?k|m ?\/ ?k|(?:transaction |txn |trx )?type|in ?\/ ?out|sign|direction|交易类型|交易方向|借贷.*|收支.*|jenis(?: transaksi)?)$/,
  ],
  ['date', /date|tarikh|日期|时间|時間|^time$|^masa$|^posted$/],
  [
    'in',
    /credit|deposit|money in|paid in|incoming|kredit|masuk|received|diterima(?! d)|收入|存入|贷方|貸方|转入|^cr\b|^in\b/,
  ],
  [
    'out',
    /debit|withdraw|money out|paid out|outgoing|money paid|keluar|pengeluaran|支出|取出|借方|转出|^dr\b|^out\b/,
  ],
  ['amount', /amount|jumlah|amaun|金额|金額|value|nilai|^rm$|^myr$/],
  ['number', currencyLabel],
  [
    'payer',
    /payer|sender|from account|from$|counterpart|remitter|pengirim|pembayar|beneficiary|name|nama|付款人|付款方|对方|户名|汇款人/,
  ],
  [
    'text',
    /desc|detail|particular|remark|narrat|reference|recipient|note|memo|keterangan|butiran|rujukan|catatan|transaction|transaksi|摘要|备注|附言|说明|用途|交易|参考/,
  ],
  ['number', /^(?:no\.?|#|s\/n|bil\.?|序号|branch|cheque.*|channel)$/],
];

const isMoney = (role: ColumnRole | null) =>
  role === 'in' || role === 'out' || role === 'amount' || role === 'balance';

/** Amounts that are not what the account got, and how many there were. */
const otherAmount = /\b(?:foreign|original|asing|count|no\.? of|number of|bilangan)\b|外币|原币|笔数/;

/** What could still be drawn; a balance may be called so. */
const notMoved = /\b(?:available|limit|tersedia|had)\b|可用|额度/;

/** What a heading says its column is; null where it says nothing known. */
export function roleOfHeading(heading: string): ColumnRole | null {
  const text = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
  if (text === '' || text.length > 60) return null;
  // What stands in brackets is a currency, or says which way the money goes: "Amount (CR)".
  const bare = text.replace(/\s*[([（].*?[)\]）]/g, '').trim() || text;
  const role = wordsOf.find(([, words]) => words.test(bare))?.[0] ?? null;
  if (isMoney(role) && (otherAmount.test(text) || currencyIn(text) === 'foreign')) return 'number';
  if ((role === 'in' || role === 'out') && notMoved.test(text)) return 'number';
  const way = /[([（]\s*(cr|credit|in|dr|debit|out)\s*[)\]）]/.exec(text)?.[1];
  if (role !== 'amount' || way === undefined) return role;
  return ['cr', 'credit', 'in'].includes(way) ? 'in' : 'out';
}
