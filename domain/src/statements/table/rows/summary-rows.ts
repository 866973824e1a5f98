import { isOnlyDate } from '../read-date.ts';

/** A cell with one of these, and nothing but these and those below, says how much there is or how much it comes to. */
const heads = new Set(
  'balance bal baki saldo total totals subtotal sum jumlah forward bf cf bd cd movement transactions transaction items entries'.split(
    ' ',
  ),
);
const besides = new Set(
  `opening closing beginning ending previous last start starting available ledger current account brought carried down
   b c f d grand sub running daily weekly monthly page day month period net of for the in out amount payments count received paid earned
   credit credits debit debits deposit deposits withdrawal withdrawals cr dr rm myr as at on pada
   awal akhir permulaan penutup terdahulu lepas semasa dibawa bawa ke hadapan bawah kredit besar keseluruhan masuk keluar
   harian bulanan`.split(/\s+/),
);
const carried = /\b[bc] ?\/ ?[fd]\b/i;
/** What only a bank says under its table: how many there were, what may be drawn, what is held, what it was on average. */
const facts = [
  /^(?:total )?(?:no|nos|number|count) of (?:\w+ )?(?:credits?|debits?|deposits?|withdrawals?|payments?|transactions?|items|entries|cheques)\b/,
  /^bil(?:angan)? (?:kredit|debit|transaksi|urus ?niaga|deposit|pengeluaran)/,
  /^(?:credit|debit|deposit|withdrawal|transaction) count$/,
  /^(?:\w+ )?(?:overdraft|od|credit|facility|spending|transfer) limit$|^had (?:overdraf|kredit|kemudahan)/,
  /^(?:amount )?(?:on )?(?:hold|held|earmark(?:ed)?|float|uncleared)(?: (?:amount|funds?|cheques?|effects|items))?$|^amaun (?:tahanan|ditahan|tertahan)$/,
  /^average (?:daily|monthly|credit|debit|\w+ balance)|^purata (?:harian|bulanan|baki)/,
  /^net (?:change|flow|inflow|outflow|increase|decrease|position|amount)$|^perubahan bersih$/,
  /^(?:interest|profit|dividend)s? (?:earned |paid |accrued )?(?:year|month) to date$|^faedah terkumpul$/,
];
const chinese =
  /^(?:期初|期末|上期|本期|上页|承前|昨日|当前|账户|本月|本页|本日|今日|月|年|累计|收入|支出|贷方|借方|存入|转入|转出|进账|出账|交易|总|日均|平均|净)*(?:余额|餘額|結餘|结余|结转|结余额|结馀|合计|总计|小计|总额|承前页|过次页|结余额|结|笔数|总数|日均|变动|变动额|冻结金额|透支额度|可用额度|信用额度)(?:余额)?$/;
const footer =
  /thank you|terima kasih|end of (?:statement|report|list)|computer.?generated|cetakan komputer|\bpage \d|muka surat|disclaimer|谢谢|以下空白/i;

/** An amount, a day or how many they are; a longer number is somebody's reference. */
const figures =
  /\d[\d,]*[.,]\d{2}\b|\b\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,3}\b/g;

const hint =
  /bal|baki|saldo|total|sum|jumlah|forward|down|movement|transactions?\b|items|entries|\b[bc]\W?[fd]\b|\b(?:nos?|number|count|bil|bilangan|limit|had|hold|held|earmark\w*|float|uncleared|average|purata|net|bersih|date|terkumpul|tahanan|\w*tahan)\b|[余餘結结计額额承过数均变]/i;

function isSummaryCell(cell: string): boolean {
  // Most cells have nothing of it, which is seen at once.
  if (cell.length > 60 || !hint.test(cell)) return false;
  const text = cell.normalize('NFKC').toLowerCase().replace(figures, ' ');
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 1 && chinese.test(words[0] ?? '')) return true;
  if (facts.some((fact) => fact.test(words.join(' ')))) return true;
  if (!carried.test(text) && !words.some((word) => heads.has(word) || chinese.test(word))) {
    return /^(?:brought|carried) down$|^承前/.test(words.join(' '));
  }
  return words.every((word) => heads.has(word) || besides.has(word) || chinese.test(word));
}

/**
 * Whether cells say how much there is, or how much it comes to. All that have words must say so: where somebody wrote
 * "balance" as their reference, the bank wrote something else beside it.
 */
export function isSummary(row: readonly string[], figureColumns: ReadonlySet<unknown>): boolean {
  let isFound = false;
  for (let at = 0; at < row.length; at += 1) {
    const cell = row[at] ?? '';
    if (cell === '' || figureColumns.has(at) || !/\p{L}/u.test(cell)) continue;
    if (isSummaryCell(cell)) isFound = true;
    else if (!isCurrency(cell) && !isOnlyDate(cell)) return false;
  }
  return isFound;
}
const isCurrency = (cell: string) =>
  cell.length < 20 && /^(?:RM|MYR)?[\d.,\s+-]*(?:RM|MYR|CR|DR|OD)?$/i.test(cell.trim());

/** What a bank says to everybody under its table. */
export function isFooter(text: string): boolean {
  return footer.test(text);
}
