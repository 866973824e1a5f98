import type { ReadLine } from '../findings/read-lines.ts';
import { isLabelKind } from './known-phrases.ts';
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

/** Under which label each column of each row stands: its own, the one before it, the one above it; and which of them have a value. */
export function labelsOf(
  lines: readonly ReadLine[],
  rows: readonly (readonly Segment[])[],
): { labels: ReadonlyMap<Segment, Labels>; answered: ReadonlySet<Segment> } {
  const found = new Map<Segment, Labels>();
  const answered = new Set<Segment>();
  for (const [index, row] of rows.entries()) {
    for (const [at, segment] of row.entries()) {
      const before = row[at - 1];
      const label =
        segment.label ??
        answerTo(before) ??
        labelOver(index, segment) ??
        (before && passedOn(before, segment));
      // `Payment method` and `eWallet balance`, which may name an amount as well.
      if (segment.labelPiece && [...segment.labelPiece.kinds].some((kind) => !isLabelKind(kind)))
        if (answerTo(before) === null) labelOver(index, segment);
      found.set(segment, label ?? none);
    }
  }
  return { labels: found, answered };

  function answerTo(segment: Segment | undefined): Labels | null {
    const own = labelOnly(segment);
    if (segment && own) answered.add(segment);
    return own;
  }

  /** Of a label all it says, of a value what goes on. */
  function passedOn(segment: Segment, to: Segment): Labels {
    const own = answerTo(segment);
    if (own) return own;
    const isPartyRow = segment.pieces.some(
      (piece) => piece.kind !== 'phrase' || piece.kinds.has('bankName') || piece.kinds.has('accountType'),
    );
    if (!isPartyRow || isMoneyOrMoment(to)) return none;
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
    return only ? passedOn(only, segment) : null;
  }
}

/** Under the number of a transfer stands its day, and under that its amount: neither goes on with what stands above. */
const isMoneyOrMoment = ({ pieces }: Segment) =>
  pieces.length > 0 &&
  pieces.every((piece) => piece.kind === 'value' && ['money', 'date', 'clock'].includes(piece.atom.kind));

const labelOnly = (segment: Segment | undefined): Labels | null =>
  segment && segment.pieces.length === 0 ? segment.label : null;
