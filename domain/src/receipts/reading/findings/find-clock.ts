import { foldDigits, hasWord, wordList } from './confusions.ts';
import { labelAbove, labelBeside } from './find-label.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

/** A time of day on a line, and the minutes after midnight it can mean: first as a clock of 24 hours has it. */
export type ReadClock = {
  line: number;
  from: number;
  to: number;
  minutes: readonly number[];
  /** Without a colon or a word for the half of the day, `5.22.41` may be a day as well and `17.05` an amount. */
  isSure: boolean;
};
type Place = { line: number; from: number; to: number };

const timeWords = wordList('time masa jam pukul 时间 時間');
const dateWords = wordList('date tarikh datetime 日期');
const halves = {
  morning: /^(?:a\.?m\.?|pagi|pg|上午|早上|凌晨|清晨)$/i,
  noon: /^(?:t(?:en)?g(?:a?h)?hari|中午)$/i,
  afternoon: /^(?:p\.?m\.?|ptg|petang|下午|傍晚)$/i,
  night: /^(?:malam|mlm|tengahmalam|晚上)$/i,
};
const before = `(?:((?:上|下|中) ?午|(?:早|晚) ?上|凌 ?晨|清 ?晨|傍 ?晚) ?)?`;
const behind = String.raw`\s?(a\.?m\b\.?|p\.?m\b\.?|(?:pagi|pg|ptg|petang|t(?:en)?g(?:a?h)? ?hari|tengah ?malam|malam|mlm)\b)?`;
const shapes = [
  String.raw`(?<![\d.:,]|(?:RM|MYR|[$]) ?)${before}(?<!\d)(\d{1,2})([:.])(\d{2})(?:[:.]\d{2})?(?!\d|[:.,]\d)${behind}`,
  String.raw`${before}(?<!\d)(\d{1,2})( ?[时時点點] ?)(\d{2}) ?分(?: ?\d{2} ?秒)?()`,
].map((shape) => new RegExp(shape, 'gi'));
/** Between a day and its time stand a comma, a blank, `at`. */
const maxBetween = 8;
const surelyRead = 60;
const noon = 12 * 60;

/** The time beside a day, alone under it, or the only one that is called so; null where it was hardly read. */
export function findClock(lines: readonly ReadLine[], date: Place): ReadClock | null {
  const all = lines.flatMap((line, index) => clocksOn(line, index));
  const isAlone = ({ line, from, to }: ReadClock) => lines[line]?.text.trim().length === to - from;
  const beside =
    all.find((clock) => clock.from >= date.to && isBeside(clock, date)) ??
    all.find((clock) => isBeside(clock, date)) ??
    all.find((clock) => clock.line === date.line + 1 && clock.isSure && isAlone(clock));
  if (beside) return beside;
  const named = all.filter((clock) => clock.line !== date.line && isCalledTime(lines, clock));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Right behind or before it. */
function isBeside(one: Place, other: Place): boolean {
  const between = Math.max(one.from, other.from) - Math.min(one.to, other.to);
  return one.line === other.line && between >= 0 && between <= maxBetween;
}

/** Whether its label, on the line or above, says time. */
const isCalledTime = (lines: readonly ReadLine[], place: Place) => hasWord(labelOf(lines, place), timeWords);

/** Whether three numbers with dots between them are a time and no day: by a word, behind a day, or by their label. */
export function isClock(lines: readonly ReadLine[], place: Place, days: readonly Place[]): boolean {
  const line = lines[place.line];
  const clock =
    line && clocksOn(line, place.line).find(({ from, to }) => from <= place.from && to >= place.to);
  if (!clock) return false;
  const isBehindDay = days.some((other) => other.to <= place.from && isBeside(place, other));
  const isNamed = isCalledTime(lines, place) && !hasWord(labelOf(lines, place), dateWords);
  return clock.isSure || isBehindDay || isNamed;
}

function labelOf(lines: readonly ReadLine[], place: Place): string {
  const beside = labelBeside(lines, place);
  return /\p{L}{2}/u.test(beside) ? beside : labelAbove(lines, place);
}

/** Every time on the line that was read well enough. */
export function clocksOn(line: ReadLine, index: number): ReadClock[] {
  const text = foldDigitsBesideDigits(line.text);
  return shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap((match) => {
      const [from, to] = [match.index, match.index + match[0].trimEnd().length];
      if (placeOf(line, from, to).confidence < surelyRead) return [];
      const half = (match[1] ?? match[5] ?? '').replace(/\s/g, '');
      const minutes = minutesOf(Number(match[2]), Number(match[4]), half);
      const isSure = match[3] !== '.' || half !== '';
      return minutes.length === 0 ? [] : [{ line: index, from, to, minutes, isSure }];
    }),
  );
}

/** Without a word for the half of the day, an hour up to twelve may be of either. */
function minutesOf(hour: number, minute: number, half: string): number[] {
  if (hour > 23 || minute > 59) return [];
  const asWritten = hour * 60 + minute;
  if (hour > 12 || hour === 0) return [asWritten];
  const early = (hour % 12) * 60 + minute;
  const late = noon + early;
  if (halves.morning.test(half)) return [early];
  if (halves.afternoon.test(half)) return [late];
  // Noon is from eleven to two; of the night's hours those after midnight are the small ones.
  if (halves.noon.test(half)) return [hour === 11 ? early : late];
  if (halves.night.test(half)) return hour === 12 ? [early] : hour < 6 ? [late, early] : [late];
  return hour === 12 ? [late, early] : [early, late];
}

const foldDigitsBesideDigits = (text: string) =>
  text.replace(/\S+/g, (word) => (/\d.*[:.]|[:.].*\d/.test(word) ? foldTime(word) : word));

/** Not the letters of `10:30PM`. */
const foldTime = (word: string) =>
  foldDigits(word.slice(0, word.search(/[a-z]*$/i))) + word.slice(word.search(/[a-z]*$/i));
