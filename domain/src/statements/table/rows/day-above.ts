import { numbersIn } from '../../../named-orders.ts';
import { amountReader, balanceIn } from '../amount-cells.ts';
import { readDate } from '../read-date.ts';
import type { StatementMapping } from '../statement-mapping.ts';
import { isFooter, isSummary } from './summary-rows.ts';

type Row = readonly string[];

const sumWords =
  /\b(?:(?:sub)?totals?|jumlah|keseluruhan|sum|balance|baki|saldo|brought|carried|opening|closing)\b|合计|总计|小计|余额|结余/i;

/**
 * Whether a row without a day is a payment of the day above it: some banks write a day once for several payments, each
 * with words of its own. What a bank says under its table looks the same. So where every payment has a balance, a row
 * without one is none; and below the last day a row is one only where the bank is seen to do so above, or it names an order.
 */
export function dayAboveIn(
  rows: readonly Row[],
  mapping: StatementMapping,
): (row: Row, at: number) => boolean {
  const { dateColumn, balanceColumn, textColumns, amount, dateOrder, headingRow } = mapping;
  const amountIn = amountReader(rows, mapping);
  const textOf = (row: Row) => textColumns.map((column) => row[column] ?? '').filter((cell) => cell !== '');
  const mayBePayment = (row: Row) => {
    if (row[dateColumn]) return false;
    const words = textOf(row);
    if (balanceColumn !== null && row[balanceColumn]) return words.some((cell) => !sumWords.test(cell));
    const text = words.join(' ');
    return /\p{L}/u.test(text) && !isFooter(text) && (!sumWords.test(text) || numbersIn(text).length > 0);
  };

  const body = rows.map((row, at) => ({ row, at })).slice(headingRow + 1);
  const moved = body.filter(({ row }) => amountIn(row)?.sen);
  const dated = moved.filter(({ row }) => row[dateColumn] && readDate(row[dateColumn] ?? '', dateOrder));
  const [first, last] = [dated[0]?.at ?? -1, dated.at(-1)?.at ?? -1];
  const figures = new Set<unknown>([...Object.values(amount), balanceColumn]);
  const isWrittenOnce = moved.some(
    ({ row, at }) => at > first && at < last && mayBePayment(row) && !isSummary(row, figures),
  );
  const isBalanced = dated.length > 0 && dated.every(({ row }) => balanceIn(row, mapping) !== null);

  return (row, at) => {
    if (!mayBePayment(row)) return false;
    if (balanceIn(row, mapping) !== null) return true;
    return !isBalanced && (at < last || isWrittenOnce || numbersIn(textOf(row).join(' ')).length > 0);
  };
}
