import { amountColumnsOf, type StatementMapping } from '../statement-mapping.ts';

type Row = readonly string[];

/**
 * Whether a comma in the words or the amount of a row made two cells of one, and nothing after it stands where it should:
 * the row has more cells than there are headings, or the rest of its amount stands where words do. Where most rows have
 * more, the headings may be fewer; but what stands beyond them is words then, and no figures.
 */
export function shiftedIn(rows: readonly Row[], mapping: StatementMapping): (row: Row) => boolean {
  const headings = rows[mapping.headingRow] ?? [];
  const width = widthOf(headings);
  if (width === 0) return () => false;
  const { textColumns } = mapping;
  const columns = amountColumnsOf(mapping);
  const body = rows.slice(mapping.headingRow + 1).filter((row) => row[mapping.dateColumn]);
  const isUsual = body.filter((row) => widthOf(row) > width).length > body.length / 2;

  const isParted = (row: Row, rest: RegExp) =>
    columns.some((at) => /^\D{0,4}\d{1,3}$/.test(row[at] ?? '') && rest.test(row[at + 1] ?? ''));
  // Banks may end their rows with a comma more than the headings: whole amounts have as many cells then.
  const usualLengths = new Set(body.filter((row) => !isParted(row, thousands)).map(({ length }) => length));
  const isRestAmongWords = (row: Row) =>
    columns.some(
      (at) =>
        textColumns.includes(at + 1) &&
        /^\D{0,4}\d{1,3}$/.test(row[at] ?? '') &&
        withSen.test(row[at + 1] ?? ''),
    );
  return (row) => {
    if (widthOf(row) > width) {
      return !isUsual || isParted(row, anyRest) || row.slice(width).some((cell) => figures.test(cell));
    }
    const isLong = row.length > headings.length && !usualLengths.has(row.length);
    return (isLong && isParted(row, thousands)) || isRestAmongWords(row);
  };
}

const withSen = /^\d{3}\.\d{2}\D{0,3}$/;
const thousands = /^\d{3}(?:\.\d{2})?\D{0,3}$/;
const anyRest = /^\d{1,3}(?:\.\d{2})?\D{0,3}$/;
/** An amount or what is left of one; a longer number is a reference. */
const figures = /^\d{1,3}$|^\D{0,4}\d+[.,]\d{2}\D{0,3}$/;

const widthOf = (row: Row) => row.findLastIndex((cell) => cell !== '') + 1;
