import { clocksOn, findClock, type ReadClock } from './findings/find-clock.ts';
import { datesIn } from './findings/find-date.ts';
import { linesOf, type ReadLine } from './findings/read-lines.ts';
import { isPhoneClock } from './phone-clock.ts';
import type { ExpectedReceipt, ReadWord } from './receipt-reading.contract.ts';

/** Before the moments of a picture; neither a fingerprint nor a look begins with it. */
const sign = 'h';
const minuteDigits = 3;
const dayDigits = 5;
const dayMs = 86_400_000;

/** The days of a picture without and with a time of their own, those minutes, and every minute of the day on it but the phone's. */
export type Moment = {
  bareDays: number;
  timedDays: number;
  minutes: string[];
  days: string[];
  /** None of what was kept before these were told from other clocks. */
  minutesOfDays: string[];
};

/** Every minute that is shown, however it is written: `3:29 PM`, `15:29`, with seconds or without. */
export function momentOf(words: readonly ReadWord[], expected: ExpectedReceipt): string {
  const lines = linesOf(words.filter((word) => !isPhoneClock(word)));
  const dates = datesIn(lines, expected).filter(({ isGlued }) => !isGlued);
  const clocks = dates.map((date) => findClock(lines, date));
  const all = [...clocks.flatMap((clock) => clock ?? []), ...sureClocks(lines)];
  const minutes = new Set(all.flatMap((clock) => clock.minutes));
  const days = new Set(dates.map(({ date }) => Date.parse(date) / dayMs));
  const bare = Math.min(9, clocks.filter((clock) => clock === null).length);
  const timed = Math.min(9, clocks.length - bare);
  const ofDays = new Set(clocks.flatMap((clock) => clock?.minutes ?? []));
  const parts = [inHex(minutes, minuteDigits), inHex(days, dayDigits), inHex(ofDays, minuteDigits)];
  return `${sign}${bare}${timed}.${parts.join('.')}`;
}

export const isMoment = (fingerprint: string) => fingerprint.startsWith(sign);

export function momentIn(fingerprint: string): Moment {
  const [counts = '', minutes = '', days = '', ofDays = ''] = fingerprint.slice(sign.length).split('.');
  return {
    bareDays: Number(counts.charAt(0)),
    timedDays: Number(counts.charAt(1)),
    minutes: minutes.match(/.{3}/g) ?? [],
    days: days.match(/.{5}/g) ?? [],
    minutesOfDays: ofDays.match(/.{3}/g) ?? [],
  };
}

/**
 * Whether two pictures of one bank may show one transfer by their times: one minute is on both, whatever other clocks are on
 * them, or a day of which the time was left out on one of them only. Where both show the time of a day, a clock that stands by
 * itself, as that of a message, is nobody's moment.
 */
export function mayBeOneMoment(a: Moment, b: Moment): boolean {
  const areTimed = a.minutesOfDays.length > 0 && b.minutesOfDays.length > 0;
  const [one, other] = areTimed ? [a.minutesOfDays, b.minutesOfDays] : [a.minutes, b.minutes];
  if (one.some((minute) => other.includes(minute))) return true;
  return a.bareDays !== b.bareDays && a.days.some((day) => b.days.includes(day));
}

export const sureClocks = (lines: readonly ReadLine[]): ReadClock[] =>
  lines.flatMap((line, index) => clocksOn(line, index)).filter(({ isSure }) => isSure);

const inHex = (numbers: ReadonlySet<number>, digits: number) =>
  [...numbers].map((number) => number.toString(16).padStart(digits, '0')).join('');
