import type { ReadLine } from '../findings/read-lines.ts';
import { advertRows } from './adverts.ts';
import type { Labels } from './label-of.ts';
import type { Segment } from './parse-segment.ts';
import { isRegistration } from './value-rules.ts';
import type { PhraseKind } from './vocabulary/vocabulary.ts';

type SmallPrint = {
  /** Under all values; nothing of them has to be understood. */
  adverts: ReadonlySet<number>;
  /** Advertisements and rows of known phrases: whatever amounts and numbers stand in them, they are of nobody's transfer. */
  rows: ReadonlySet<number>;
};

/** Which rows say nothing of the transfer. */
export function smallPrintOf(
  lines: readonly ReadLine[],
  rows: readonly (readonly Segment[])[],
  labels: ReadonlyMap<Segment, Labels>,
): SmallPrint {
  const selling = advertRows(lines);
  const hasValue = (segment: Segment) =>
    (labels.get(segment)?.size ?? 0) > 0 && segment.pieces.some(({ kind }) => kind === 'value');
  const lastValue = rows.findLastIndex(
    (row, index) => !selling.has(index) && !saysNothing(row) && row.some(hasValue),
  );
  const adverts = new Set([...selling].filter((index) => index > lastValue));
  const known = rows.flatMap((row, index) => (saysNothing(row) ? [index] : []));
  return { adverts, rows: new Set([...adverts, ...known]) };
}

const silent: ReadonlySet<PhraseKind> = new Set(['line', 'bankName', 'phone', 'title']);
const mayLead: ReadonlySet<PhraseKind> = new Set(['phone', 'title']);

/** Phrases that say nothing, a bank's name and the number it is registered by. */
function saysNothing(row: readonly Segment[]): boolean {
  return row.length > 0 && row.every(isSilent);
}

function isSilent(segment: Segment): boolean {
  const { labelPiece, pieces } = segment;
  if (labelPiece && ![...labelPiece.kinds].some((kind) => mayLead.has(kind))) return false;
  return pieces.every(
    (piece) =>
      (piece.kind === 'phrase' && [...piece.kinds].some((kind) => silent.has(kind))) ||
      (piece.kind === 'value' && isRegistration(piece.atom, segment)),
  );
}
