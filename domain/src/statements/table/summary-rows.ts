const balance =
  '(?:opening|closing|beginning|ending|previous|last|start(?:ing)?|available|ledger|current)? ?(?:account )?(?:balance|bal)';
const carried = '(?:b ?f|c ?f|brought forward|carried forward|b ?d|c ?d|brought down|carried down)';
const malayBalance =
  'baki(?: (?:awal|akhir|permulaan|penutup|terdahulu|lepas|semasa))?(?: (?:bawa|dibawa) ke (?:hadapan|bawah))?';
const total =
  '(?:grand |sub ?|running )?totals?(?: (?:of )?(?:credits?|debits?|deposits?|withdrawals?|in|out|amount|transactions?|payments?))?';
const malayTotal = 'jumlah(?: (?:kredit|debit|besar|keseluruhan|masuk|keluar))?';
const chinese =
  '(?:期初|期末|上期|本期|上页|承前|昨日|当前|账户)?(?:余额|結餘|结余|结转)|承前(?:页)?|过次页|(?:本月|本页|本期|累计)?(?:合计|总计|小计)';

const balanceRow = new RegExp(
  `^(?:${balance}(?: ${carried})?|${carried}(?: ${balance})?|${malayBalance}|${chinese})$`,
  'i',
);
const sumRow = new RegExp(`^(?:${total}|${malayTotal})$`, 'i');
const footer =
  /thank you|terima kasih|end of (?:statement|report|list)|computer.?generated|cetakan komputer|\bpage \d|muka surat|disclaimer|谢谢|以下空白/i;

const hint = /bal|baki|total|jumlah|forward|b\W?f|c\W?f|b\W?d|c\W?d|down|余|結|结|计|承前|过次/i;

/** The words of a cell without the days, numbers and signs around them. */
const wordsOf = (cell: string) =>
  cell
    .normalize('NFKC')
    .replace(/\b(?:as at|as of|on|pada|rm|myr)\b/gi, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** A row that says how much there is, or how much it comes to: no payment, whatever amount stands in it. */
export function isSummary(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    // Most cells have nothing of it, which is seen at once.
    if (cell.length > 60 || !hint.test(cell)) return false;
    const words = wordsOf(cell);
    return balanceRow.test(words) || sumRow.test(words);
  });
}

/** What a bank says to everybody under its table. */
export function isFooter(text: string): boolean {
  return footer.test(text);
}

const unsettled =
  /^(?:failed|failure|unsuccessful|rejected|declined|cancelled|canceled|pending|in process|processing|scheduled|returned|reversed|gagal|ditolak|dibatalkan|dalam proses|tidak berjaya|失败|交易失败|支付失败|已取消|已撤销|处理中|待处理|已退款|已全额退款|已关闭|交易关闭)$/i;

/** A transfer that did not go through, or not yet: a cell says so and nothing else. */
export function isUnsettled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.length < 20 && unsettled.test(cell.trim()));
}
