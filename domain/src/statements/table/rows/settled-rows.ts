import { roleOfHeading } from '../column-words.ts';
import { longestStatus, mostUnknownStatuses, type StatementMapping } from '../statement-mapping.ts';

type Row = readonly string[];

const unsettled =
  /^(?:(?:not|un)[ -]?\w+|fail\w*|reject\w*|declined|cancell?ed|pending|in process|processing|scheduled|return\w*|revers\w*|refund\w*|void\w*|bounced?|on hold|held|expired|gagal|ditolak|dibatalkan|dalam proses|tidak berjaya|.*(?:失败|取消|撤销|处理中|待处理|退款|关闭|退回))$/i;
const settled =
  /^(?:success\w*|complete\w*|posted|settled|approved|accepted|cleared|ok|done|paid|received|credited|berjaya|selesai|diterima|.*(?:成功|完成|已收钱|已收款|已到账|已入账|已存入零钱))$/i;

/** Anywhere in a cell under such a heading: what nearly went through did not. */
const undone =
  /\b(?:not|no|un\w+|in(?:valid|complete|sufficient)|fail\w*|reject\w*|declin\w*|cancel\w*|pend\w*|await\w*|wait\w*|process(?:ing)?|schedul\w*|return\w*|revers\w*|refund\w*|void\w*|bounc\w*|hold|held|expire\w*|block\w*|suspen\w*|dispute\w*|error|gagal|ditolak|dibatal\w*|batal|proses|menunggu|tertunda|belum|tidak|tangguh\w*|dikembalikan)\b|失败|取消|撤销|处理中|待|等|未|退|关闭|冻结|拒/i;
/** One of these, and besides them only what it is that went through. */
const doneWords = new Set(
  `success successful successfully succeeded complete completed posted settled approved accepted cleared ok okay done paid
   received credited booked executed processed confirmed captured finalised finalized transferred
   succ final reconciled matched delivered yes active normal aktif berjaya selesai diterima dikreditkan dibayar disahkan lulus diluluskan`.split(
    /\s+/,
  ),
);
const besides = new Set(
  `transaction transactions txn trx transfer transfers payment payments fund funds credit deposit duitnow is was has been fully in full by bank instant auto thank you
   transaksi pindahan pembayaran bayaran telah sudah terima kasih`.split(/\s+/),
);
const doneInChinese = /^正常$|成功|完成|已收|已到账|已入账|已存入/;

const isUndone = (cell: string) => unsettled.test(cell) || undone.test(cell);
function isDone(cell: string): boolean {
  if (settled.test(cell) || doneInChinese.test(cell)) return true;
  const words = cell.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.some((word) => doneWords.has(word)) &&
    words.every((word) => doneWords.has(word) || besides.has(word) || /^\d+$/.test(word))
  );
}

/** Over a column that says how far the bank is with a payment. */
export const statusHeading = /status|keadaan|^state$|^result$|状态|狀態|结果/i;
/** May be of something else: where somebody lives, what a test found. */
const looseHeading = /^(?:state|result)$|结果/i;

export type Statuses = {
  /** Whether a row is a transfer that did not go through, or not yet. */
  isUnsettled: (row: Row) => boolean;
  /** What stands under a heading of statuses and nobody knows, the commonest first. */
  unknown: string[];
};

/**
 * How far the bank is with each payment. Only a column of nothing but such words says so: what somebody wrote as their
 * reference does not. A word nobody knows is no success, however many rows have it, until somebody says it is.
 */
export function statusesIn(rows: readonly Row[], mapping: StatementMapping): Statuses {
  const body = rows.slice(mapping.headingRow + 1).filter((row) => row[mapping.dateColumn]);
  const headings = rows[mapping.headingRow] ?? [];
  const arrived = new Set(mapping.arrivedWords);
  const width = body.reduce((most, row) => Math.max(most, row.length), 0);
  const cellsIn = (at: number) => body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  const isNamed = (at: number) => statusHeading.test((headings[at] ?? '').trim());
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const name = (headings[at] ?? '').trim();
    if (at === mapping.dateColumn || (!isNamed(at) && roleOfHeading(name) !== null)) return false;
    const cells = cellsIn(at);
    if (isNamed(at)) return !looseHeading.test(name) || cells.some((cell) => isUndone(cell) || isDone(cell));
    return cells.every((cell) => unsettled.test(cell) || settled.test(cell));
  });
  return {
    isUnsettled: (row) =>
      columns.some((at) => {
        const cell = (row[at] ?? '').trim();
        return cell !== '' && (isUndone(cell) || !(isDone(cell) || arrived.has(cell)));
      }),
    unknown: commonest(columns.filter(isNamed).flatMap(cellsIn).filter(isUnknown)),
  };
}

const isUnknown = (cell: string) => cell.length <= longestStatus && !isUndone(cell) && !isDone(cell);

function commonest(cells: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([cell]) => cell)
    .slice(0, mostUnknownStatuses);
}
