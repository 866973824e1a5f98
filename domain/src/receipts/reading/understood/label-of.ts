import type { ReadLine } from '../findings/read-lines.ts';
import type { Segment } from './parse-segment.ts';
import type { LabelKind } from './vocabulary/vocabulary.ts';

export type Labels = ReadonlySet<LabelKind>;

const none: Labels = new Set();
/** A value stands no further below its label, in heights of a row. */
const maxGap = 2.5;
/** Who pays and who is paid fill several rows: a name, a bank, an account. */
const goesOn: Labels = new Set([
  ...([
    'payer',
    'payerAccount',
    'payee',
    'account',
    'bank',
    'reference',
    'transaction',
    'code',
    'date',
  ] as const),
]);

/** Under which label each column of each row stands: its own, the one before it, the one above it. */
export function labelsOf(
  lines: readonly ReadLine[],
  rows: readonly (readonly Segment[])[],
): Map<Segment, Labels> {
  const found = new Map<Segment, Labels>();
  for (const [index, row] of rows.entries()) {
    for (const [at, segment] of row.entries()) {
      const before = row[at - 1];
      const label =
        segment.label ?? labelOnly(before) ?? labelOver(index, segment) ?? (before && passedOn(before));
      found.set(segment, label ?? none);
    }
  }
  return found;

  /** Of a label all it says, of a value what goes on. */
  function passedOn(segment: Segment): Labels {
    const own = labelOnly(segment);
    if (own) return own;
    const isPartyRow = segment.pieces.some(
      (piece) => piece.kind !== 'phrase' || piece.kinds.has('bankName') || piece.kinds.has('accountType'),
    );
    if (!isPartyRow) return none;
    return new Set([...(found.get(segment) ?? none)].filter((kind) => goesOn.has(kind)));
  }

  function labelOver(index: number, segment: Segment): Labels | null {
    const [above, own] = [lines[index - 1], lines[index]];
    const row = rows[index - 1] ?? [];
    if (!above || !own || row.length === 0) return null;
    if (above.box && own.box) {
      const gap = own.box.top - (above.box.top + above.box.height);
      if (gap > maxGap * Math.max(above.box.height, own.box.height)) return null;
    }
    const over = row.filter(({ left, right }) => left < segment.right && right > segment.left);
    const [only] = over.length === 1 ? over : row.length === 1 ? row : [];
    return only ? passedOn(only) : null;
  }
}

const labelOnly = (segment: Segment | undefined): Labels | null =>
  segment && segment.pieces.length === 0 ? segment.label : null;
