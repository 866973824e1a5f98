import type { ReadLine } from '../findings/read-lines.ts';
import { phoneBar } from '../phone-clock.ts';
import type { ReadWord } from '../receipt-reading.contract.ts';
import type { Atom } from './read-atoms.ts';

/** Icons and grain are read as so few letters, and hardly surely; single letters often surely. */
const longestSpeck = 3;
const hardlyRead = 45;
/** Letters that were read so well stand for themselves, as in `F A I L E D`. */
const surelyRead = 75;
/** More of them are something that was made hard to read. */
const mostSpecks = 4;
/** What is higher than the usual row was meant to be read. */
const large = 1.15;

/** Without the few small things that are no words: whatever is as large as other rows, or can be read, is not among them. */
export function withoutSpecks(
  runs: readonly Atom[][],
  lines: readonly ReadLine[],
  besideValues: ReadonlySet<Atom> = new Set(),
): Atom[][] {
  const usual = usualHeight(lines);
  const firstRow = new Set(lines[0]?.words.map(({ box }) => box));
  const bottomOf = ({ box }: ReadWord) => (firstRow.has(box) ? phoneBar.bottomOfFirstRow : phoneBar.bottom);
  const hasPhoneBar = startsWithTime.test(lines[0]?.text ?? '');
  const onPage = hasPhoneBar
    ? without(runs, (atom) => atom.words.every((word) => isOfPhone(word, bottomOf(word))))
    : runs;
  const initials = lines.flatMap(({ words }) => (words.length === 1 ? words : [])).filter(isInitial);
  const isSpeck = (atom: Atom) =>
    !besideValues.has(atom) &&
    atom.words.every(
      (word) =>
        (initials.length === 1 && isInitial(word) && initials[0]?.box === word.box) ||
        isIcon(word) ||
        isCutOff(word) ||
        isEndOfButton(word, usual) ||
        (isSmall(word, usual) && isNoWord(word)),
    );
  const specks = onPage.flat().filter(isSpeck);
  return specks.length > mostSpecks ? [...onPage] : without(onPage, isSpeck);
}

const without = (runs: readonly Atom[][], isGone: (atom: Atom) => boolean): Atom[][] =>
  runs.map((run) => run.filter((atom) => !isGone(atom))).filter((run) => run.length > 0);

const startsWithTime = /^\W*\d{1,2}[:.]\d{2}(?!\d)/;
/** `5G`, read as `56` as well; bars are read as letters without bows. */
const lineOrBattery = /^\W*(?:(?:[2-5S][G6C]|LTE|VoLTE)?\W?\d{0,3}%?|[ailtjqvwmuo]{1,4})\W*$/i;

function isOfPhone({ text, box }: ReadWord, bottom: number): boolean {
  if (box === null || box.top + box.height > bottom) return false;
  return box.left > phoneBar.left ? lineOrBattery.test(text) : startsWithTime.test(text);
}

/** Ticks, rings, arrows and the edges of buttons are read as these, and they are large. */
const isIcon = ({ text }: ReadWord) => /^[vwyocqgejil]{1,2}$/i.test(text.replace(/[^\p{L}\d]/gu, ''));

/** The letter in the round sign of a wallet, alone in its row and on its page: several of them are a word. A cross is read as one as well. */
const isInitial = ({ text, box }: ReadWord) => box !== null && /^[A-WYZ]$/.test(text);

/** The round ends of a framed button are read as large letters, under all else. */
const underAllElse = 0.6;
const largerBy = 2;
const isEndOfButton = ({ text, box }: ReadWord, usual: number) =>
  box !== null &&
  box.top >= underAllElse &&
  box.height >= largerBy * usual &&
  /^[CDOHAUGJ()=[\]|]{1,3}$/.test(text);

/** A phone's clock and battery, when the picture was cut through them. */
const topOfPicture = 0.05;
const longestCutOff = 4;
const isCutOff = ({ text, confidence, box }: ReadWord) =>
  box !== null && box.top < topOfPicture && confidence < 60 && text.length <= longestCutOff;

/** The edge of a picture is read as one large letter. */
const isSmall = ({ text, confidence, box }: ReadWord, usual: number) =>
  !box || box.height <= large * usual || (text.length === 1 && confidence < hardlyRead);

function isNoWord({ text, confidence }: ReadWord): boolean {
  const said = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (/\d|\p{Script=Han}/u.test(text)) return said === 1 && confidence < hardlyRead;
  return said <= longestSpeck && confidence < (said === 1 ? surelyRead : hardlyRead);
}

/** Half of all words are as high or higher. */
function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines.flatMap(({ words }) => words.flatMap(({ box }) => box?.height ?? []));
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1;
}
