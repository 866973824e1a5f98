/** Whose money a text names: ours, somebody else's, or none. */
export type NamedCurrency = 'ringgit' | 'foreign' | null;

/** ISO 4217 without ours, and what banks write for yuan. The lek is missing: everybody's `ALL` is a word. */
const codes =
  `AED AFN AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BIF BMD BND BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNH CNY COP CRC CUP CVE
  CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD
  JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MZN NAD NGN NIO
  NOK NPR NZD OMR PAB PGK PHP PKR PLN PYG QAR RMB RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
  TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW`.split(/\s+/);
/** Of Berhad, of Penang and of people, too: a currency only where nothing else is written. */
const alsoNames = 'ANG BHD BOB MAD PEN RON TOP'.split(' ');

const codeSet: ReadonlySet<string> = new Set(codes);
const alone: ReadonlySet<string> = new Set([...codes, ...alsoNames]);
const names =
  'dollars?|dolar|euros?|pounds?|paun|sterling|yuan|renminbi|baht|rupiah|rp|yen|pesos?|rupees?|francs?';
const foreignWord = new RegExp(
  `\\p{Sc}|(?<![a-z])(?:${codes.join('|')}|${names})(?![a-z])|[美欧歐澳日港新]元|[新港澳台]币|[新港澳台]幣|美金|人民币|人民幣|英镑|英鎊|日[圆圓]|泰[铢銖]|印尼盾|文莱`,
  'iu',
);
const ringgitWord = /(?<![a-z])(?:rm|myr|ringgit)(?![a-z])|令吉|林吉特|马币|馬幣/i;

/** By its sign, its code or its name, in English, Malay or Chinese. */
export function currencyIn(text: string): NamedCurrency {
  const plain = text.normalize('NFKC');
  const bare = plain.replace(/[^\p{L}]/gu, '').toUpperCase();
  if (alone.has(bare) || foreignWord.test(plain)) return 'foreign';
  return ringgitWord.test(plain) ? 'ringgit' : null;
}

/** A cell of nothing but a code, as in a column of currencies. */
export const isCurrencyCode = (cell: string) => codeSet.has(cell) || cell === 'MYR' || cell === 'RM';

/** How a column of currencies is called, and the line above a table that tells the account's. */
export const currencyLabel =
  /currency|(?<![a-z])(?:ccy|curr)(?![a-z])|mata ?wang|币种|幣種|币别|幣別|货币|貨幣/i;

type Rows = readonly (readonly string[])[];

/** What the rows above a table say of the account: `Currency: USD`, in one cell or beside or below its label. */
export function statedCurrency(above: Rows): NamedCurrency {
  let stated: NamedCurrency = null;
  above.forEach((row, at) => {
    row.forEach((cell, column) => {
      const label = currencyLabel.exec(cell);
      if (!label) return;
      const rest = cell.slice(label.index + label[0].length);
      const value = /^[^:=：]{0,25}[:=：](.+)$/.exec(rest)?.[1] ?? shortly(rest);
      const beside = row.slice(column + 1).find((other) => other !== '');
      const found = isOnlyLabel(cell)
        ? (currencyNamed(beside ?? '') ?? currencyNamed(above[at + 1]?.[column] ?? ''))
        : currencyNamed(value);
      // Two that do not agree: nobody can tell.
      stated = stated === 'foreign' ? stated : (found ?? stated);
    });
  });
  return stated;
}

const isOnlyLabel = (cell: string) =>
  cell.length <= 40 && /^[^:=：\d]*[:=：]?\s*$/u.test(cell) && currencyIn(cell) === null;

/** Without a colon it is all that follows. */
const shortly = (rest: string) => (rest.trim().split(/\s+/).length <= 2 ? rest : '');

/** A few words that are a currency; in a sentence or beside an amount it is the bank's terms. */
function currencyNamed(value: string): NamedCurrency {
  const words = value.trim().split(/\s+/).slice(0, 3).join(' ');
  return /\d/.test(words) ? null : currencyIn(words);
}
