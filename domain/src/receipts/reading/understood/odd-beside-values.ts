import { around } from '../findings/read-lines.ts';
import type { ReceiptPart } from '../receipt-reading.contract.ts';
import type { Atom } from './read-atoms.ts';

/** What says a part of the findings, and in which row. */
export type SaidPart = { part: ReceiptPart; line: number; atoms: readonly Atom[] };
export type OddAtom = { part: ReceiptPart; atom: Atom };

/** Parts of which a few small letters more say something else. */
const heldParts: ReadonlySet<ReceiptPart> = new Set(['amount', 'orderNumber', 'account', 'success']);
/** About one and a half of its heights, in letters of the word it stands beside: shares of the two sides of a picture are no one measure. */
const reach = { latin: 3, han: 1.5 };
/** In heights of that word: icons are higher, dots and strokes lower, and what is between was small letters. */
const leastIcon = 0.6;
const highestDot = 0.3;
const dots = /^[.,，。·‧\-‐‑–—_'’]$/;
/** They join or part what stands around them. */
const joining = /^[:：|¦&/()（）[\]!！>›•●]$/;
/** Ticks and the discs around them, bullets and brackets, glued to a word of success. */
const mayBegin = /^[✓✔√☑©®@•●○◎()（"'“‘[\]|>:：!！]*[\p{L}\d]/u;
const mayEnd = /[\p{L}\d][.,，。;；:：!！)）\]|>'’"”?？✓✔√☑]?$/u;

/**
 * Signs and specks among the words of a value or right beside it. Small letters beside large ones are read as these:
 * `Transfer .. successful` had a `not` in it, and `转账 * 成功` a `未`.
 */
export function oddBesideValues(
  said: readonly SaidPart[],
  rows: readonly (readonly Atom[])[],
  unknown: ReadonlySet<Atom>,
): OddAtom[] {
  const mayBeOdd = (atom: Atom) => atom.kind === 'mark' || atom.kind === 'hidden' || unknown.has(atom);
  return said.flatMap(({ part, line, atoms }) => {
    const row = rows[line] ?? [];
    const places = row.flatMap((atom, at) => (atoms.includes(atom) ? [at] : []));
    const [first, last] = [places[0], places.at(-1)];
    if (!heldParts.has(part) || first === undefined || last === undefined) return [];
    const glued = atoms.filter((atom) => isOddlyGlued(atom, part));
    const among = row
      .slice(first, last)
      .filter((atom) => !atoms.includes(atom) && mayBeOdd(atom) && !isJoining(atom, row[first]));
    const before = besideOf(row.slice(0, first + 1).toReversed(), mayBeOdd);
    const behind = besideOf(row.slice(last), mayBeOdd);
    // Before the digits of an account stand signs for those that are hidden, read as anything; more digits there are another account.
    const beside = [
      ...before.filter((atom) => isLow(atom, row[first]) && part !== 'account'),
      ...behind.filter((atom) => isLow(atom, row[last])),
    ];
    return [...glued, ...among, ...beside].map((atom) => ({ part, atom }));
  });
}

/** What follows the first of them and is no word that is known, up to the next that is, or to a gap. */
function besideOf(atoms: readonly Atom[], mayBeOdd: (atom: Atom) => boolean): Atom[] {
  const beside: Atom[] = [];
  let last = atoms[0];
  for (const atom of atoms.slice(1)) {
    if (!last || !mayBeOdd(atom) || !isNear(last, atom, atoms[0])) break;
    beside.push(atom);
    last = atom;
  }
  return beside;
}

/** In one row, though broken rows are one line. A text layer knows no places. */
function isNear(one: Atom, other: Atom, value: Atom | undefined): boolean {
  const [a, b, width] = [boxOf(one), boxOf(other), value ? reachOf(value) : null];
  if (!a || !b || width === null) return true;
  const gap = Math.max(a.left, b.left) - Math.min(a.left + a.width, b.left + b.width);
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return gap <= width && shared > 0;
}

/** How far to its sides what stands there belongs to it. */
function reachOf({ words }: Atom): number | null {
  const box = boxOf({ words });
  const text = words.map((word) => word.text).join('');
  const share = /\p{Script=Han}/u.test(text) ? reach.han : reach.latin;
  return box && (share * box.width) / text.length;
}

/** Lower than an icon, and neither a dot nor a stroke. */
function isLow(atom: Atom, value: Atom | undefined): boolean {
  const [own, beside] = [heightOf(atom), value ? heightOf(value) : null];
  return own !== null && beside !== null && own < leastIcon * beside && !isJoining(atom, value);
}

function isJoining(atom: Atom, value: Atom | undefined): boolean {
  const text = textOf(atom);
  if (joining.test(text)) return true;
  const [own, beside] = [heightOf(atom), value ? heightOf(value) : null];
  return dots.test(text) && (own === null || beside === null || own <= highestDot * beside);
}

/** `..successful` */
function isOddlyGlued({ words }: Atom, part: ReceiptPart): boolean {
  const [first, last] = [words[0]?.text ?? '', words.at(-1)?.text ?? ''];
  return (part === 'success' && !mayBegin.test(first)) || !mayEnd.test(last);
}

const textOf = ({ words }: Atom) => words.map(({ text }) => text).join('');
const boxOf = ({ words }: Pick<Atom, 'words'>) => around(words.map(({ box }) => box));

function heightOf({ words }: Atom): number | null {
  const heights = words.flatMap(({ box }) => box?.height ?? []);
  return heights.length === 0 ? null : Math.max(...heights);
}
