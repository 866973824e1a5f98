import { forms, isName, partsOf } from '../findings/find-name.ts';
import type { ExpectedReceipt, ReceiptPart } from '../receipt-reading.contract.ts';
import type { Labels } from './label-of.ts';
import type { Piece, Segment } from './parse-segment.ts';
import type { Atom } from './read-atoms.ts';
import { isPersonalName } from './vocabulary/names.ts';
import type { LabelKind, PhraseKind, ValueKind } from './vocabulary/vocabulary.ts';

/** Where a piece stands: in which column, under which label, and whether who pays or who is paid was spoken of last. */
export type Place = {
  segment: Segment;
  label: Labels;
  lastParty: 'payer' | 'payee' | null;
  expected: ExpectedReceipt;
};

/** A total is the amount and at most so much of a fee, in sen. */
const highestFee = 500;
/** A payer's name has no more words, and what they add to the order's number neither. */
const longestName = 6;
const longestNote = 4;
/** Names are written with capital letters: `every Friday` behind `From` is none. */
const namePart = /^(?:[^\p{Ll}]|bin|binti|bte|a\/?[lp]|[sd]\/o|al|el)[^\d]*$/u;

/** Under which labels a phrase may stand as their value; those that stand alone may stand anywhere. */
const valuesOf: { readonly [Kind in ValueKind]: readonly LabelKind[] } = {
  success: ['state'],
  done: ['state'],
  method: ['type', 'payer'],
  bankName: ['bank', 'payer', 'payerAccount', 'payee', 'account', 'type'],
  accountType: ['payer', 'payerAccount', 'payee', 'account', 'type'],
  free: ['charge'],
  zone: ['date', 'printed'],
  line: [],
};

const isValueKind = (kind: PhraseKind): kind is ValueKind => kind in valuesOf;

/** Whether a piece is what may stand there. */
export function isExplained(piece: Piece, place: Place): boolean {
  if (isAsked(piece)) return false;
  if (piece.kind === 'phrase') return isPhraseExplained(piece.kinds, place) || isFreeText(piece, place);
  if (piece.kind === 'unknown')
    return (
      isFreeText(piece, place) || isPartOfOwnName(piece.atom, place) || isBadlyReadMask(piece.atom, place)
    );
  return isValueExplained(piece.atom, place) || isSmallNumber(piece.atom, place);
}

/** `Transfer successful?` */
const isAsked = (piece: Piece) =>
  piece.kind === 'phrase' &&
  piece.kinds.has('success') &&
  piece.atoms.some(({ words }) => words.some(({ text }) => /[?？]/.test(text)));

/** The part of the findings that is said by this piece in this place, in a way that banks say it. */
export function partSaidBy(piece: Piece, { segment, label, expected }: Place): ReceiptPart | null {
  if (piece.kind === 'phrase') {
    if (label.has('state') && piece.kinds.has('done')) return 'success';
    const isAlone = segment.label === null && !hasLabelOnly(label, 'state');
    return piece.kinds.has('success') && (isAlone || label.has('state')) ? 'success' : null;
  }
  if (piece.kind === 'unknown') return null;
  const { atom } = piece;
  if (atom.kind === 'money') {
    const isPaid = label.size === 0 || label.has('amount') || label.has('total');
    return isPaid && atom.sen === expected.amountSen ? 'amount' : null;
  }
  if (atom.kind === 'name' || (atom.kind === 'account' && atom.isOurs))
    return label.has('payee') || label.has('account') ? 'account' : null;
  if (atom.kind === 'order') return label.has('reference') ? 'orderNumber' : null;
  if (atom.kind === 'date') return label.size === 0 || label.has('date') ? 'date' : null;
  return label.has('transaction') ? 'transaction' : null;
}

const hasLabelOnly = (label: Labels, but: LabelKind) => [...label].some((kind) => kind !== but);

/** Behind its label as its value; without one where it says something for itself. */
function isPhraseExplained(kinds: ReadonlySet<PhraseKind>, { segment, label }: Place): boolean {
  const values = [...kinds].filter(isValueKind);
  if (segment.label === null) return values.some((kind) => kind !== 'free' || label.has('charge'));
  return values.some((kind) => valuesOf[kind].some((owner) => label.has(owner)));
}

/** The payer's own name, and what they wrote behind the order's number. */
function isFreeText(piece: Piece, { segment: { pieces }, label }: Place): boolean {
  if (label.has('payer') || label.has('payerAccount')) {
    const name = pieces.flatMap((one) => (one.kind === 'unknown' ? one.atom.words : []));
    return (
      name.length <= longestName &&
      name.every(({ text }) => namePart.test(text)) &&
      isPersonalName(pieces.flatMap(wordsOf).map(({ text }) => text))
    );
  }
  const order = pieces.findIndex((one) => one.kind === 'value' && one.atom.kind === 'order');
  const note = pieces.slice(order + 1);
  return label.has('reference') && order >= 0 && note.includes(piece) && note.length <= longestNote;
}

const wordsOf = (piece: Piece) =>
  piece.kind === 'phrase' ? piece.atoms.flatMap(({ words }) => words) : piece.atom.words;

/** A name that is cut into rows, or its legal form. */
function isPartOfOwnName(atom: Atom, { label, expected }: Place): boolean {
  if (atom.kind !== 'word' || !label.has('payee')) return false;
  const names = [expected.accountName, ...(expected.otherNames ?? [])];
  return forms.has(atom.folded) || names.flatMap(partsOf).some((part) => isName(atom.folded, part, false));
}

const hardlyRead = 30;
const longestMask = 6;

/** Signs that hide digits are now and then read as letters, before the digits of our account that are shown. */
function isBadlyReadMask({ words }: Atom, { segment, label }: Place): boolean {
  const hasOurs = segment.pieces.some(
    (piece) => piece.kind === 'value' && piece.atom.kind === 'account' && piece.atom.isOurs,
  );
  const isMask = words.every(({ text, confidence }) => confidence < hardlyRead && text.length <= longestMask);
  return hasOurs && label.has('account') && isMask;
}

function isValueExplained(atom: Atom, { segment, label, lastParty, expected }: Place): boolean {
  const has = (...kinds: readonly LabelKind[]) => kinds.some((kind) => label.has(kind));
  switch (atom.kind) {
    case 'word':
      return false;
    case 'mark':
    case 'hidden':
      return true;
    case 'money': {
      if (atom.currency === 'foreign' || atom.sen === null || hasFootnote(atom)) return false;
      if (has('charge')) return true;
      const more = atom.sen - expected.amountSen;
      if (has('total')) return more >= 0 && more <= highestFee;
      return more === 0 && (label.size === 0 || has('amount'));
    }
    case 'account': {
      if (atom.isOurs) return has('payee', 'account');
      return (
        has('payer', 'payerAccount', 'transaction', 'code', 'phone') ||
        (has('account') && lastParty === 'payer')
      );
    }
    case 'name':
      return has('payee', 'account') || (has('reference') && hasOrder(segment));
    case 'order':
      return has('reference');
    case 'date':
    case 'clock':
      return label.size === 0 || has('date', 'printed');
    case 'code':
      if (has('transaction', 'code', 'phone', 'payer', 'payerAccount'))
        return digitsOf(segment) >= fewestDigits;
      return isRegistration(atom, segment);
  }
}

/** Fewer are no number of a bank, but of something: `x 12`. */
const fewestDigits = 4;
const digitsOf = ({ pieces }: Segment) =>
  pieces
    .flatMap((piece) => (piece.kind === 'value' ? piece.atom.words : []))
    .map(({ text }) => text.replace(/\D/g, ''))
    .join('').length;

const hasFootnote = ({ words }: Atom) => words.some(({ text }) => /[*†‡^]/.test(text));

const hasOrder = ({ pieces }: Segment) =>
  pieces.some((piece) => piece.kind === 'value' && piece.atom.kind === 'order');

/** `(3813-K)` behind the name of a bank. */
function isRegistration({ words }: Atom, { pieces }: Segment): boolean {
  const text = words.map((word) => word.text).join('');
  const isBank = pieces.some((piece) => piece.kind === 'phrase' && piece.kinds.has('bankName'));
  return isBank && /^\(?\d{4,12}-?[A-Z]?\)?$/.test(text);
}

const topOfPicture = 0.06;

/** What a phone shows above all pages: its network and its battery. */
function isSmallNumber(atom: Atom, { label }: Place): boolean {
  const text = atom.words.map((word) => word.text).join('');
  const isOnTop = atom.words.every(({ box }) => box !== null && box.top < topOfPicture);
  return label.size === 0 && isOnTop && /^(?:[2345]G[+]?|\d{1,3}%)$/.test(text);
}
