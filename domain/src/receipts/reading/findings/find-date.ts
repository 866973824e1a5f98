import { isPlainDate, type PlainDate } from '../../../calendar.ts';
import type { ExpectedReceipt, Finding } from '../receipt-reading.contract.ts';
import { distance, foldDigits, foldWord, hasWord, wordList } from './confusions.ts';
import { findClock, isClock, type ReadClock } from './find-clock.ts';
import { labelAbove, labelBeside } from './find-label.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

type ReadDate = {
  line: number;
  from: number;
  to: number;
  date: PlainDate;
  hasYear: boolean;
  isGlued: boolean;
};
type Named = ReadDate & { role: 'transfer' | 'other' | 'unnamed' };

const dateWords = wordList('date tarikh masa time datetime tarlkh when 日期 时间');
const otherWords = wordList(`
  expiry expires expire valid until sehingga luput due since printed dicetak generated dijana statement penyata birth
  version 有效 打印`);
const monthNames = [
  'jan january januari',
  'feb february februari',
  'mar march mac',
  'apr april',
  'may mei',
  'jun june',
  'jul july julai',
  'aug august ogos ogo',
  'sep sept september',
  'oct october okt oktober',
  'nov november',
  'dec december dis disember',
].map((names) => names.split(' ').map(foldWord));

/** The bank's clock and ours may differ by so many minutes. */
const clocksDiffer = 15;
const dayMinutes = 24 * 60;

type Timed = Named & {
  clock: ReadClock | null;
  /** `perhaps` where its time is right only in the half of the day that a clock of 24 hours does not mean. */
  isRight: 'yes' | 'perhaps' | 'no';
  isDayRight: boolean;
};

/** The days on the receipt, with their times: in range, too early, too late. What says it is the transfer's goes first. */
export function findDate(lines: readonly ReadLine[], expected: ExpectedReceipt): Finding {
  const dates = datesIn(lines, expected);
  const named = dates.map((date) => timed(lines, { ...date, role: roleOf(lines, date) }, expected));
  const own = named.filter(({ role }) => role === 'transfer');
  const counted = own.length > 0 ? own : named.filter(({ role, isGlued }) => role === 'unnamed' && !isGlued);
  const right = counted.find(({ isRight }) => isRight !== 'no');
  const wrong = counted.find(({ isRight }) => isRight === 'no');
  const shown = (own.length > 0 ? (wrong ?? right) : (right ?? wrong)) ?? null;
  if (!shown) return { verdict: 'not-found', read: null, box: null };
  const line = lines[shown.line];
  const place = line ? placeOf(line, shown.from, shown.to) : { box: null, confidence: 0 };
  const found = { read: line?.text.slice(shown.from, shown.to) ?? shown.date, box: place.box };
  if (shown.isRight === 'no') {
    const { clock } = shown;
    const time = clock && shown.isDayRight ? lines[clock.line]?.text.slice(clock.from, clock.to) : undefined;
    return { verdict: 'differs', ...found, read: time ? `${found.read}, ${time}` : found.read };
  }
  // What has no harmless name may be the day on which it is really done.
  const isContradicted = named.some(
    (date) => date.role !== 'other' && !date.isGlued && date.isRight === 'no',
  );
  const isDoubtful = !shown.hasYear || isContradicted || shown.isRight === 'perhaps';
  return { verdict: 'matches', ...found, ...(isDoubtful ? { isDoubtful } : {}) };
}

/** Every day on the receipt. */
export const datesIn = (lines: readonly ReadLine[], expected: ExpectedReceipt): ReadDate[] =>
  lines.flatMap((_, index) => datesOn(lines, index, expected));

/** From the hold until the receipt came: whatever was paid before or after was not what this picture shows of this order. */
function timed(lines: readonly ReadLine[], date: Named, expected: ExpectedReceipt): Timed {
  const { firstDay, firstTime, lastDay, lastTime } = expected;
  const clock = findClock(lines, date);
  const isDayRight = date.date >= firstDay && date.date <= lastDay;
  if (!clock) return { ...date, clock, isDayRight, isRight: isDayRight ? 'yes' : 'no' };
  const after = (day: string, minute: number) => minute + dayMinutes * daysBetween(day, date.date);
  const fits = clock.minutes.map(
    (minute) =>
      after(firstDay, minute) >= minutesOf(firstTime) - clocksDiffer &&
      after(lastDay, minute) <= minutesOf(lastTime) + clocksDiffer,
  );
  const isRight = fits[0] === true ? 'yes' : fits.includes(true) ? 'perhaps' : 'no';
  return { ...date, clock, isDayRight, isRight };
}

/** Whether a time without its day may lie between the hold and the receipt. */
export function isClockWithin(minutes: readonly number[], expected: ExpectedReceipt): boolean {
  const { firstDay, firstTime, lastDay, lastTime } = expected;
  const [first, last] = [minutesOf(firstTime) - clocksDiffer, minutesOf(lastTime) + clocksDiffer];
  return firstDay !== lastDay || minutes.some((minute) => minute >= first && minute <= last);
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function roleOf(lines: readonly ReadLine[], date: ReadDate): Named['role'] {
  for (const label of [labelBeside(lines, date), labelAbove(lines, date)]) {
    if (hasWord(label, otherWords)) return 'other';
    if (hasWord(label, dateWords)) return 'transfer';
  }
  return 'unnamed';
}

/** As long as the line was, with digits in place of what readers take for them. */
function tidy(text: string): string {
  return text.replace(/\S+/g, (word) =>
    /\d/.test(word) && !/[A-Za-z]{3}/.test(word) ? foldDigits(word) : word,
  );
}

/** Numbers of transactions often begin with their day, so it counts only where it is called a date. */
const glued = /(?<![\dA-Za-z-])(20\d{2})(\d{2})(\d{2})(?![\dA-Za-z-])/g;
const separator = String.raw`\s?[-/.]\s?`;
const patterns: readonly { shape: RegExp; parts: readonly ('year' | 'month' | 'day' | 'name')[] }[] = [
  {
    shape: new RegExp(`(?<!\\d)(20\\d{2})${separator}(\\d{1,2})${separator}(\\d{1,2})(?!\\d)`, 'g'),
    parts: ['year', 'month', 'day'],
  },
  { shape: /(?<!\d)(20\d{2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, parts: ['year', 'month', 'day'] },
  {
    shape: new RegExp(`(?<!\\d)(\\d{1,2})${separator}(\\d{1,2})${separator}(20\\d{2}|\\d{2})(?![\\d:])`, 'g'),
    parts: ['day', 'month', 'year'],
  },
  // `18-Sep-26 14:12`: between strokes two digits are a year, also before a time.
  {
    shape: /(?<!\d)(\d{1,2})[-/]([A-Za-z]{3,9})[-/](\d{2})(?![\d:.])/gi,
    parts: ['day', 'name', 'year'],
  },
  {
    shape:
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|hb)?[\s\-/.,]{0,2}([A-Za-z]{3,9})[\s\-/.,']{0,3}(20\d{2}|\d{2}(?!\s?[:.]?\d|\s?[ap]m)|)(?!\d)/gi,
    parts: ['day', 'name', 'year'],
  },
  {
    shape: /(?<![A-Za-z])([A-Za-z]{3,9})[\s.]{0,2}(\d{1,2})(?:st|nd|rd|th)?[\s,]{1,2}(20\d{2})(?!\d)/gi,
    parts: ['name', 'day', 'year'],
  },
  { shape: /(?<!\d)(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, parts: ['month', 'day'] },
  { shape: glued, parts: ['year', 'month', 'day'] },
];

/** `5.22.41`: a day without its century, or a time. */
const withDots = /^\d{1,2}\.\d{2}\.\d{2}$/;

function datesOn(
  lines: readonly ReadLine[],
  line: number,
  { firstDay, lastDay }: ExpectedReceipt,
): ReadDate[] {
  const found: ReadDate[] = [];
  const tidied = tidy(lines[line]?.text ?? '');
  for (const { shape, parts } of patterns) {
    for (const match of tidied.matchAll(shape)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((other) => other.from < to && other.to > from)) continue;
      const part = (name: (typeof parts)[number]) => match[1 + parts.indexOf(name)] ?? '';
      const month = parts.includes('name') ? monthOf(part('name')) : Number(part('month'));
      if (month === null) continue;
      const year = parts.includes('year') ? part('year') : '';
      const day = Number(part('day'));
      const date = dateOf(year, month, day, { firstDay, lastDay });
      if (date) found.push({ line, from, to, date, hasYear: year !== '', isGlued: shape === glued });
    }
  }
  const isDotted = ({ from, to }: ReadDate) => withDots.test(tidied.slice(from, to));
  const days = found.filter((date) => !isDotted(date));
  for (const date of found.filter(isDotted).toSorted((a, b) => a.from - b.from)) {
    if (!isClock(lines, date, days)) days.push(date);
  }
  return days;
}

function dateOf(
  year: string,
  month: number,
  day: number,
  { firstDay, lastDay }: Pick<ExpectedReceipt, 'firstDay' | 'lastDay'>,
): PlainDate | null {
  // Some banks write the month first; where that could be the only way, it is.
  const [ownMonth, ownDay] = month > 12 && day <= 12 ? [day, month] : [month, day];
  const two = (value: number) => String(value).padStart(2, '0');
  const inYear = (full: string) => `${full}-${two(ownMonth)}-${two(ownDay)}`;
  // Without a year it is the one that fits, at a change of years.
  const years =
    year === '' ? [lastDay.slice(0, 4), firstDay.slice(0, 4)] : [year.length === 2 ? `20${year}` : year];
  const dates = years.map(inYear).filter(isPlainDate);
  return dates.find((date) => date >= firstDay && date <= lastDay) ?? dates[0] ?? null;
}

function monthOf(name: string): number | null {
  const folded = foldWord(name);
  const exact = monthNames.findIndex((names) => names.includes(folded));
  const near =
    exact >= 0 || folded.length < 5
      ? exact
      : monthNames.findIndex((names) =>
          names.some((month) => month.length > 4 && distance(folded, month, 1) <= 1),
        );
  return near < 0 ? null : near + 1;
}
