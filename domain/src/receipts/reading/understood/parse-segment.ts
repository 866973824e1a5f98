import type { ReadLine } from '../findings/read-lines.ts';
import { isLabelKind, kindsOf, longestPhrase } from './known-phrases.ts';
import type { Atom } from './read-atoms.ts';
import type { LabelKind, PhraseKind } from './vocabulary/vocabulary.ts';

type SaidAtom = Exclude<Atom, { kind: 'mark' }>;

/** What a column of a row consists of: known phrases, values, and words that belong to no phrase. */
type Phrase = { kind: 'phrase'; kinds: ReadonlySet<PhraseKind>; atoms: readonly Atom[] };
export type Piece =
  | Phrase
  | { kind: 'value'; atom: Exclude<Atom, { kind: 'word' | 'mark' }> }
  | { kind: 'unknown'; atom: Atom };

/** The words of a row up to the next column: a label, values, or both, or a line that stands for itself. */
export type Segment = {
  line: number;
  left: number;
  right: number;
  label: ReadonlySet<LabelKind> | null;
  labelPiece: Phrase | null;
  /** What stands behind the label, or all of it. */
  pieces: readonly Piece[];
};

/** Columns stand further apart than words, in heights of a row. */
const gapOfColumns = 1.8;
/** The signs of a Chinese word are read one by one, with boxes narrower than they are. */
const gapOfSigns = 3;
const oneSign = /^\p{Script=Han}$/u;

export function segmentsOf(
  line: ReadLine,
  index: number,
  atoms: readonly Atom[],
  amountSen: number,
): Segment[] {
  const columns = columnsOf(atoms).map((column) => column.filter(isSaid));
  return columns.flatMap((column): Segment[] => {
    if (column.length === 0) return [];
    const pieces = piecesOf(column, amountSen);
    const [first] = pieces;
    const boxes = column.flatMap(({ words }) => words.flatMap(({ box }) => box ?? []));
    const place = {
      line: index,
      left: Math.min(...boxes.map((box) => box.left), line.box?.left ?? 0),
      right: Math.max(...boxes.map((box) => box.left + box.width), 0),
    };
    if (boxes.length > 0) place.left = Math.min(...boxes.map((box) => box.left));
    const own = first?.kind === 'phrase' ? [...first.kinds].filter(isLabelKind) : [];
    if (first?.kind !== 'phrase' || own.length === 0)
      return [{ ...place, label: null, labelPiece: null, pieces }];
    const again = labelAgain(own, pieces[1]);
    const label = new Set(again ?? own);
    return [{ ...place, label, labelPiece: first, pieces: pieces.slice(again ? 2 : 1) }];
  });
}

/** `Account No. 账号`: the same label in a second language. */
function labelAgain(own: readonly LabelKind[], next: Piece | undefined): LabelKind[] | null {
  if (next?.kind !== 'phrase') return null;
  const both = own.filter((kind) => next.kinds.has(kind));
  return both.length > 0 ? both : null;
}

/** A stroke or a colon only joins what stands around it. */
const isSaid = (atom: Atom): atom is SaidAtom => atom.kind !== 'mark';

function columnsOf(atoms: readonly Atom[]): Atom[][] {
  const columns: Atom[][] = [];
  for (const atom of atoms) {
    const before = columns.at(-1)?.at(-1);
    if (before && isBeside(before, atom)) columns.at(-1)?.push(atom);
    else columns.push([atom]);
  }
  return columns;
}

/** A text layer knows no places. */
function isBeside(a: Atom, b: Atom): boolean {
  const [last, first] = [a.words.at(-1)?.box, b.words[0]?.box];
  if (!last || !first) return true;
  const isChinese = oneSign.test(a.words.at(-1)?.text ?? '') && oneSign.test(b.words[0]?.text ?? '');
  const gap = isChinese ? gapOfSigns : gapOfColumns;
  return first.left - (last.left + last.width) <= gap * Math.max(last.height, first.height);
}

type Way = { unknown: number; count: number; pieces: readonly Piece[] };

/** The way to read a column that leaves the fewest words over, then the one of the longest phrases. */
function piecesOf(atoms: readonly SaidAtom[], amountSen: number): readonly Piece[] {
  const keys = atoms.map((atom) => keyOf(atom, amountSen));
  const ways: (Way | undefined)[] = Array.from({ length: atoms.length });
  const end: Way = { unknown: 0, count: 0, pieces: [] };
  const wayFrom = (at: number) => ways[at] ?? end;
  for (let at = atoms.length - 1; at >= 0; at -= 1) {
    const atom = atoms[at];
    if (!atom) continue;
    const rest = wayFrom(at + 1);
    const isWord = atom.kind === 'word';
    const single: Piece = isWord ? { kind: 'unknown', atom } : { kind: 'value', atom };
    let best: Way = {
      unknown: rest.unknown + (isWord ? 1 : 0),
      count: rest.count + 1,
      pieces: [single, ...rest.pieces],
    };
    for (let to = at + 1; to <= Math.min(atoms.length, at + longestPhrase); to += 1) {
      const kinds = kindsOf(keys.slice(at, to));
      if (kinds.size === 0) continue;
      const after = wayFrom(to);
      const isBetter =
        after.unknown < best.unknown || (after.unknown === best.unknown && after.count + 1 <= best.count);
      if (!isBetter) continue;
      const phrase: Piece = { kind: 'phrase', kinds, atoms: atoms.slice(at, to) };
      best = { unknown: after.unknown, count: after.count + 1, pieces: [phrase, ...after.pieces] };
    }
    ways[at] = best;
  }
  return wayFrom(0).pieces;
}

function keyOf(atom: SaidAtom, amountSen: number): string {
  if (atom.kind === 'word') return atom.folded;
  if (atom.kind !== 'money') return `{${atom.kind}}`;
  return atom.sen === amountSen && atom.currency === 'ringgit' ? '{amount}' : '{money}';
}
