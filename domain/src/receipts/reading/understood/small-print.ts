import type { ReadLine } from '../findings/read-lines.ts';
import { advertRows } from './adverts.ts';
import { kindsOf } from './known-phrases.ts';
import type { Labels } from './label-of.ts';
import type { Segment } from './parse-segment.ts';
import { isRegistration } from './value-rules.ts';
import type { PhraseKind } from './vocabulary/vocabulary.ts';

type SmallPrint = {
  /** Under all values; nothing of them has to be understood. */
  adverts: ReadonlySet<number>;
  /** Two rows that are one known line, wherever it breaks: `... tiada tandatangan` over `diperlukan.` */
  sentences: ReadonlySet<number>;
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
  const sentences = new Set(
    rows.flatMap((row, index) => (isOneSentence(row, rows[index + 1]) ? [index, index + 1] : [])),
  );
  const adverts = new Set([...selling].filter((index) => index > lastValue));
  const known = rows.flatMap((row, index) => (saysNothing(row) ? [index] : []));
  return { adverts, sentences, rows: new Set([...adverts, ...sentences, ...known]) };
}

function isOneSentence(row: readonly Segment[], next: readonly Segment[] | undefined): boolean {
  const [above, below] = [wordsOf(row), wordsOf(next ?? [])];
  if (!above || !below || above.length === 0 || below.length === 0) return false;
  return kindsOf([...above, ...below]).has('line');
}

/** Null where something else than words stands among them. */
function wordsOf(row: readonly Segment[]): string[] | null {
  const pieces = row.flatMap(({ labelPiece, pieces: rest }) => [
    ...(labelPiece ? [labelPiece] : []),
    ...rest,
  ]);
  const atoms = pieces.flatMap((piece) => (piece.kind === 'phrase' ? piece.atoms : [piece.atom]));
  const words = atoms.flatMap((atom) => (atom.kind === 'word' ? [atom.folded] : []));
  return words.length === atoms.length ? words : null;
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
