import { around, type ReadLine } from '../findings/read-lines.ts';
import type { ExpectedReceipt, NotUnderstood, ReceiptPart } from '../receipt-reading.contract.ts';
import { type Labels, labelsOf } from './label-of.ts';
import { oddBesideValues, type SaidPart } from './odd-beside-values.ts';
import { type Piece, type Segment, segmentsOf } from './parse-segment.ts';
import { type Atom, readAtoms } from './read-atoms.ts';
import { smallPrintOf } from './small-print.ts';
import { withoutSpecks } from './specks.ts';
import { isExplained, isUnanswered, partSaidBy } from './value-rules.ts';

type Understanding = {
  /** What nobody could explain, word by word, neighbours together. */
  notUnderstood: NotUnderstood[];
  /** What is said in a known phrase or under a known label, as a whole. */
  said: ReadonlySet<ReceiptPart>;
  /** Rows of known phrases, and advertisements under all values, that say nothing of the transfer. */
  smallPrint: ReadonlySet<number>;
};

/** More would only say that the page is no receipt. */
const mostTold = 12;
const longestTold = 60;

/**
 * What stands on a receipt and is not known. A list of what speaks against a transfer never ends, so everything has to be
 * explained instead: each phrase as a whole is one that banks print, and each number and name stands under a label for it.
 */
export function understand(lines: readonly ReadLine[], expected: ExpectedReceipt): Understanding {
  const atomRows = readAtoms(lines, expected);
  const rows = atomRows.map((atoms, index) => {
    const line = lines[index];
    return line ? segmentsOf(line, index, atoms, expected.amountSen) : [];
  });
  const { labels, answered } = labelsOf(lines, rows);
  const page = { answered, hasFee: rows.flat().some((segment) => isFeeTaken(segment, labels)) };
  const saidParts: SaidPart[] = [];
  const unknown: Atom[][] = [];
  let lastParty: 'payer' | 'payee' | null = null;
  let isHead = true;
  const { adverts, sentences, rows: smallPrint } = smallPrintOf(lines, rows, labels);
  for (const segment of rows.flat()) {
    const label = labels.get(segment) ?? new Set();
    if (segment.label) lastParty = partyOf(segment.label) ?? lastParty;
    if (label.size > 0 && segment.pieces.length > 0) isHead = false;
    if (adverts.has(segment.line) || sentences.has(segment.line)) continue;
    const place = { segment, label, lastParty, isHead, page, expected };
    if (isUnanswered(segment, page)) unknown.push([...(segment.labelPiece?.atoms ?? [])]);
    for (const piece of segment.pieces) {
      const part = partSaidBy(piece, place);
      if (part) saidParts.push({ part, line: segment.line, atoms: atomsOf(piece) });
    }
    unknown.push(...runsOf(segment, (piece) => isExplained(piece, place)));
  }
  const odd = oddBesideValues(saidParts, atomRows, new Set(unknown.flat()));
  const oddAtoms = new Set(odd.map(({ atom }) => atom));
  const doubted = new Set(odd.map(({ part }) => part));
  const left = [...withoutSpecks(unknown, lines, oddAtoms), ...runsOfOdd(oddAtoms, unknown)];
  const said = new Set(saidParts.map(({ part }) => part).filter((part) => !doubted.has(part)));
  return { notUnderstood: left.slice(0, mostTold).map(told), said, smallPrint };
}

/** Signs are in no run of words that are unknown. */
function runsOfOdd(odd: ReadonlySet<Atom>, unknown: readonly Atom[][]): Atom[][] {
  const told = new Set(unknown.flat());
  return [...odd].filter((atom) => !told.has(atom)).map((atom) => [atom]);
}

const atomsOf = (piece: Piece): readonly Atom[] => (piece.kind === 'phrase' ? piece.atoms : [piece.atom]);

function isFeeTaken(segment: Segment, labels: ReadonlyMap<Segment, Labels>): boolean {
  const isMoney = (piece: Piece) =>
    piece.kind === 'value' && piece.atom.kind === 'money' && piece.atom.sen !== 0;
  return labels.get(segment)?.has('fee') === true && segment.pieces.some(isMoney);
}

function partyOf(label: Labels): 'payer' | 'payee' | null {
  if (label.has('payee')) return 'payee';
  return label.has('payer') || label.has('payerAccount') ? 'payer' : null;
}

/** Neighbours that nobody understands are told together. */
function runsOf({ pieces }: Segment, isKnown: (piece: Piece) => boolean): Atom[][] {
  const runs: Atom[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const isUnknown = !isKnown(piece);
    const atoms = atomsOf(piece);
    if (isUnknown && isOpen) runs.at(-1)?.push(...atoms);
    else if (isUnknown) runs.push([...atoms]);
    isOpen = isUnknown;
  }
  return runs;
}

function told(atoms: readonly Atom[]): NotUnderstood {
  const words = atoms.flatMap((atom) => atom.words);
  const read = words.map(({ text }) => text).join(' ');
  return { read: read.slice(0, longestTold), box: around(words.map(({ box }) => box)) };
}
