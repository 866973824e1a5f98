import { foldDigits, hasWord, wordList } from './confusions.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

/** A time of day, in minutes after midnight: the latest it can mean. */
export type ReadClock = { line: number; from: number; to: number; latestMinute: number };

const timeWords = wordList('time masa 时间');
const morning = /^(?:a\.?m\.?|pagi|pg)$/i;
const afternoon = /^(?:p\.?m\.?|ptg|petang|malam|mlm)$/i;
const shape =
  /(?<![\d.:,])(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d|[:.,]\d)\s?(a\.?m\b\.?|p\.?m\b\.?|pagi\b|pg\b|ptg\b|petang\b|malam\b|mlm\b)?/gi;
/** Between a day and its time stand a comma, a blank, `at`. */
const maxBetween = 8;
const surelyRead = 60;
const [noon, day] = [12 * 60, 24 * 60];

/** The time right behind a day on its line, or the only one that is called so; null where it was hardly read. */
export function findClock(lines: readonly ReadLine[], date: { line: number; to: number }): ReadClock | null {
  const line = lines[date.line];
  const [beside] = line ? clocksOn(line, date.line, date.to) : [];
  if (beside && beside.from - date.to <= maxBetween) return beside;
  const named = lines.flatMap((other, index) =>
    index !== date.line && hasWord(other.text, timeWords) ? clocksOn(other, index, 0) : [],
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

function clocksOn(line: ReadLine, index: number, after: number): ReadClock[] {
  return [...foldDigitsBesideDigits(line.text).matchAll(shape)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    if (from < after || placeOf(line, from, to).confidence < surelyRead) return [];
    const latestMinute = latestOf(Number(match[1]), Number(match[2]), match[4] ?? '');
    return latestMinute === null ? [] : [{ line: index, from, to, latestMinute }];
  });
}

/** Without a word for the half of the day, an hour up to twelve may be of either. */
function latestOf(hour: number, minute: number, half: string): number | null {
  if (hour > 23 || minute > 59) return null;
  const inHalf = (hour % 12) * 60 + minute;
  if (hour > 12 || hour === 0) return hour * 60 + minute;
  return morning.test(half) ? inHalf : afternoon.test(half) || half === '' ? noon + inHalf : day;
}

const foldDigitsBesideDigits = (text: string) =>
  text.replace(/\S+/g, (word) => (/\d.*[:.]|[:.].*\d/.test(word) ? foldTime(word) : word));

/** Not the letters of `10:30PM`. */
const foldTime = (word: string) =>
  foldDigits(word.slice(0, word.search(/[a-z]*$/i))) + word.slice(word.search(/[a-z]*$/i));
