import { roleOfHeading } from '../column-words.ts';
import type { StatementMapping } from '../statement-mapping.ts';

type Row = readonly string[];

const unsettled =
  /^(?:(?:not|un)[ -]?\w+|fail\w*|reject\w*|declined|cancell?ed|pending|in process|processing|scheduled|return\w*|revers\w*|refund\w*|void\w*|bounced?|on hold|held|expired|gagal|ditolak|dibatalkan|dalam proses|tidak berjaya|.*(?:失败|取消|撤销|处理中|待处理|退款|关闭|退回))$/i;
const settled =
  /^(?:success\w*|complete\w*|posted|settled|approved|accepted|cleared|ok|done|paid|received|credited|berjaya|selesai|diterima|.*(?:成功|完成|已收钱|已收款|已到账|已入账|已存入零钱))$/i;
/** Over a column that says how far the bank is with a payment. */
export const statusHeading = /status|keadaan|^state$|^result$|状态|狀態|结果/i;

/**
 * Whether a row is a transfer that did not go through, or not yet. Only a column of nothing but such words says so: what
 * somebody wrote as their reference does not. A word nobody knows is what most rows say, or it is no success.
 */
export function unsettledIn(rows: readonly Row[], mapping: StatementMapping): (row: Row) => boolean {
  const body = rows.slice(mapping.headingRow + 1).filter((row) => row[mapping.dateColumn]);
  const headings = rows[mapping.headingRow] ?? [];
  const width = body.reduce((most, row) => Math.max(most, row.length), 0);
  const checks = Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const name = headings[at] ?? '';
    const isNamed = statusHeading.test(name);
    if (at === mapping.dateColumn || (!isNamed && roleOfHeading(name) !== null)) return [];
    const cells = body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
    if (!isNamed && !cells.every((cell) => unsettled.test(cell) || settled.test(cell))) return [];
    const counts = new Map<string, number>();
    for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    const isUsual = (cell: string) => (counts.get(cell) ?? 0) > Math.max(2, cells.length / 2);
    return [
      { at, isWrong: (cell: string) => unsettled.test(cell) || !(settled.test(cell) || isUsual(cell)) },
    ];
  });
  return (row) =>
    checks.some(({ at, isWrong }) => {
      const cell = (row[at] ?? '').trim();
      return cell !== '' && isWrong(cell);
    });
}
