import { companyNumber } from '../findings/find-account.ts';
import { isClockWithin } from '../findings/find-date.ts';
import { forms, isName, partsOf } from '../findings/find-name.ts';
import { saysState } from '../findings/find-success.ts';
import { hidesDigits } from '../findings/hidden-account.ts';
import type { ExpectedReceipt, ReceiptPart } from '../receipt-reading.contract.ts';
import { isInVocabulary, isLabelKind } from './known-phrases.ts';
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
  /** No label with its value stands over it. */
  isHead: boolean;
  page: Page;
  expected: ExpectedReceipt;
};

/** What holds for the page as a whole. */
export type Page = {
  /** A fee was taken, so a total is not what came. */
  hasFee: boolean;
  /** Labels that have a value. */
  answered: ReadonlySet<Segment>;
};

/** A total is the amount and at most so much of a fee, in sen. */
const highestFee = 500;
/** A payer's name has no more words, and what they add to the order's number neither. */
const longestName = 6;
const longestNote = 4;
/** Names are written with capital letters: `every Friday` behind `From` is none. */
const namePart = /^(?:[^\p{Ll}]|bin|binti|bte|a\/?[lp]|[sd]\/o|al|el)[^\d]*$/u;

/** What no list of states has, and no name either. */
export const saidOfMoney =
  /^(?:later|soon|tomorrow|tonight|once|when|if|until|unless|not|never|no|yet|only|void|hold|test|part|partial|half|deposit|bal|balance|baki|first|second|loan|booking|cc|unconfirmed|confirmed|earmarked|planned|future|due|owed|dated|sent|esok|nanti|belum|bukan|tidak|jika|apabila|akan)$/i;

/** Under which labels a phrase may stand as their value; those that stand alone may stand anywhere. */
const valuesOf: { readonly [Kind in ValueKind]: readonly LabelKind[] } = {
  success: ['state'],
  done: ['state'],
  method: ['type', 'payer'],
  title: ['type'],
  bankName: ['bank', 'payer', 'payerAccount', 'payee', 'account', 'type'],
  accountType: ['payer', 'payerAccount', 'payee', 'account', 'type'],
  free: ['fee', 'charge'],
  zone: ['date', 'printed'],
  note: ['reference'],
  line: [],
};

/** They say nothing, or too much, by themselves. */
const onlyBehind: ReadonlySet<ValueKind> = new Set(['free', 'note']);

const isValueKind = (kind: PhraseKind): kind is ValueKind => kind in valuesOf;

/** What these name has to stand there: `Transaction type` over `Daily limit` says something else. */
const askForValue: ReadonlySet<LabelKind> = new Set([
  ...(['fee', 'charge', 'date', 'type', 'state', 'payee', 'payer', 'payerAccount', 'code', 'total'] as const),
]);

/** Whether a label stands without what it names. */
export function isUnanswered(segment: Segment, { answered }: Page): boolean {
  const { label, labelPiece, pieces } = segment;
  if (!label || !labelPiece || pieces.length > 0 || answered.has(segment)) return false;
  return [...labelPiece.kinds].every((kind) => isLabelKind(kind) && askForValue.has(kind));
}

/** Whether a piece is what may stand there. */
export function isExplained(piece: Piece, place: Place): boolean {
  if (isAsked(piece)) return false;
  if (piece.kind === 'phrase') {
    // `Mooncake` is what payers write, and a part of a shop's name.
    const isOwnName = piece.atoms.every((atom) => isPartOfOwnName(atom, place));
    return isPhraseExplained(piece.kinds, place) || isFreeText(piece, place) || isOwnName;
  }
  if (piece.kind === 'unknown')
    return isFreeText(piece, place) || isPartOfOwnName(piece.atom, place) || isBadlyReadMask(place);
  return isValueExplained(piece.atom, place) || isSmallNumber(piece.atom, place) || isBadlyReadMask(place);
}

/** `Transfer successful?` */
const isAsked = (piece: Piece) =>
  piece.kind === 'phrase' &&
  piece.kinds.has('success') &&
  piece.atoms.some(({ words }) => words.some(({ text }) => /[?？]/.test(text)));

/** The part of the findings that is said by this piece in this place, in a way that banks say it. */
export function partSaidBy(piece: Piece, { segment, label, page, expected }: Place): ReceiptPart | null {
  if (piece.kind === 'phrase') {
    if (label.has('state') && piece.kinds.has('done')) return 'success';
    const isAlone = segment.label === null && !hasLabelOnly(label, 'state');
    return piece.kinds.has('success') && (isAlone || label.has('state')) ? 'success' : null;
  }
  if (piece.kind === 'unknown') return null;
  const { atom } = piece;
  if (atom.kind === 'money') {
    const isPaid = label.size === 0 || label.has('amount') || (label.has('total') && !page.hasFee);
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
function isPhraseExplained(kinds: ReadonlySet<PhraseKind>, { segment, label, isHead }: Place): boolean {
  const values = [...kinds].filter(isValueKind);
  const isAlone = (kind: ValueKind) => !onlyBehind.has(kind) && (kind !== 'title' || isHead);
  if (segment.label === null && values.some(isAlone)) return true;
  return values.some((kind) => valuesOf[kind].some((owner) => label.has(owner)));
}

/** The payer's own name, and what they wrote behind the order's number: neither says what became of the transfer. */
function isFreeText(piece: Piece, { segment: { pieces }, label }: Place): boolean {
  const words = wordsOf(piece).map(({ text }) => text);
  if (label.has('payer') || label.has('payerAccount')) {
    const name = pieces.flatMap((one) => (one.kind === 'unknown' ? one.atom.words : []));
    return (
      name.length <= longestName &&
      name.every(({ text }) => namePart.test(text)) &&
      words.every(mayBeName) &&
      isPersonalName(pieces.flatMap(wordsOf).map(({ text }) => text))
    );
  }
  const order = pieces.findIndex((one) => one.kind === 'value' && one.atom.kind === 'order');
  const note = pieces.slice(order + 1);
  const isNote = label.has('reference') && order >= 0 && note.includes(piece) && note.length <= longestNote;
  return isNote && words.every((word) => !/\d/.test(word) && !saysState(word) && !saidOfMoney.test(word));
}

/** A usual part of a name, an initial (`A/P` is two), or a word that nobody says of a transfer. */
const mayBeName = (word: string) =>
  isPersonalName([word]) ||
  /^\p{Lu}$/u.test(word) ||
  !(isInVocabulary(word) || saysState(word) || saidOfMoney.test(word));

const wordsOf = (piece: Piece) =>
  piece.kind === 'phrase' ? piece.atoms.flatMap(({ words }) => words) : piece.atom.words;

/** A name that is cut into rows, its legal form, or its initials in the round sign beside it. */
function isPartOfOwnName(atom: Atom, { label, expected }: Place): boolean {
  if (atom.kind !== 'word' || !label.has('payee')) return false;
  const names = [expected.accountName, ...(expected.otherNames ?? [])];
  const [{ text } = { text: '' }] = atom.words;
  if (names.some((name) => isInitials(text, name))) return true;
  return forms.has(atom.folded) || names.flatMap(partsOf).some((part) => isName(atom.folded, part, false));
}

const isInitials = (text: string, name: string) =>
  /^\p{Lu}{2,3}$/u.test(text) &&
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .startsWith(text);

/** Signs that hide digits are now and then read as letters, also before the digits of our account that are shown. */
function isBadlyReadMask({ segment, label, expected }: Place): boolean {
  const words = segment.pieces.flatMap(wordsOf);
  const ours = segment.pieces.find(
    (piece) => piece.kind === 'value' && piece.atom.kind === 'account' && piece.atom.isOurs,
  );
  const shown = ours ? wordsOf(ours) : [];
  const hiding = words.filter((word) => !shown.includes(word));
  return label.has('account') && hidesDigits(hiding, ours ? '' : expected.accountNumber.replace(/\D/g, ''));
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
      if (atom.currency === 'foreign' || atom.sen === null || isOddlyWritten(atom)) return false;
      if (has('fee')) return atom.sen <= highestFee;
      if (has('charge')) return true;
      const more = atom.sen - expected.amountSen;
      if (has('total')) return more >= 0 && more <= highestFee;
      return more === 0 && (label.size === 0 || has('amount'));
    }
    case 'account': {
      if (atom.isOurs) return has('payee', 'account');
      if (hasOrder(segment)) return false;
      return (
        has('payer', 'payerAccount', 'transaction', 'code', 'phone') ||
        (has('account') && lastParty === 'payer') ||
        isRegistration(atom, segment)
      );
    }
    case 'name':
      return has('payee', 'account') || (has('reference') && hasOrder(segment));
    case 'order':
      return has('reference');
    case 'date':
      return label.size === 0 || has('date', 'printed');
    // A second time, of another row, may be the one at which it is really done.
    case 'clock':
      return label.size === 0 || has('printed') || (has('date') && isClockWithin(atom.minutes, expected));
    case 'code':
      if (hasOrder(segment)) return false;
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

/** With a footnote, torn apart, in brackets, with a sign behind it or a nought before it: no bank writes an amount so. */
function isOddlyWritten({ words }: Atom): boolean {
  const parts = words.filter(({ text }) => /\d/.test(text));
  const text = words.map((word) => word.text).join('');
  return parts.length > 1 || /[*†‡^]|^\([^)]*\)$|[-–]$|^\D*0\d/.test(text);
}

const hasOrder = ({ pieces }: Segment) =>
  pieces.some((piece) => piece.kind === 'value' && piece.atom.kind === 'order');

/** `(3813-K)` or `196001000142` behind the name of a bank. */
export function isRegistration({ kind, words }: Atom, { pieces }: Segment): boolean {
  const text = words.map((word) => word.text.replace(/[.,;]+$/, '')).join('');
  const isBank = pieces.some((piece) => piece.kind === 'phrase' && piece.kinds.has('bankName'));
  const shape = kind === 'account' ? companyNumber : /^\(?\d{4,12}-?[A-Z]?\)?$/;
  return isBank && shape.test(text);
}

const topOfPicture = 0.08;

/** What a phone shows above all pages: its network and its battery. */
function isSmallNumber(atom: Atom, { segment, label }: Place): boolean {
  const text = atom.words.map((word) => word.text).join('');
  const isOnTop = segment.line === 0 || atom.words.every(({ box }) => box !== null && box.top < topOfPicture);
  const isAlone = segment.pieces.every(({ kind }) => kind === 'value');
  return label.size === 0 && isAlone && isOnTop && /^(?:[2345]G[+]?|\d{1,3}%)$/.test(text);
}
