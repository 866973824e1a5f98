/** A day on the calendar, `YYYY-MM-DD`, without time or zone. */
export type PlainDate = string;

/** For those who ask a time zone database: the browser's formats, PostgreSQL. */
export const malaysianZone = 'Asia/Kuala_Lumpur';
/** Malaysia keeps UTC+8 all year, so no time zone database is needed to know its date. */
const malaysianOffset = '+08:00';
const malaysianOffsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Whether the text is a day that exists: `2026-02-28` is one, `2026-02-30` is not. */
export function isPlainDate(text: string): boolean {
  // There was no year 0, and the database knows none.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && plainDateOf(time) === text;
}

/** What somebody types beyond these days is a slip, and sums with days go wrong at the calendar's ends. */
export const earliestDate: PlainDate = '1900-01-01';
export const latestDate: PlainDate = '2200-12-31';

/** Whether a day that was typed or sent is one the shop works with; what is stored may be older than this rule. */
export function isDateInput(text: string): boolean {
  return isPlainDate(text) && text >= earliestDate && text <= latestDate;
}

/** The same for a moment, ISO 8601 in UTC. */
export function isMomentInput(text: string): boolean {
  return isDateInput(text.slice(0, 'YYYY-MM-DD'.length)) && !Number.isNaN(Date.parse(text));
}

/** The day it is in the shop's kitchen, wherever the server or the browser stands. */
export function malaysianToday(now: Date): PlainDate {
  return plainDateOf(malaysianClock(now).getTime());
}

/** The first moment of a day in the kitchen. */
export function malaysianMidnight(date: PlainDate): Date {
  return malaysianMoment(`${date}T00:00`);
}

/** The moment at which the clock of the kitchen shows `YYYY-MM-DDTHH:MM`; an invalid date for anything else. */
export function malaysianMoment(localTime: string): Date {
  return new Date(`${localTime}:00${malaysianOffset}`);
}

/** What the clock of the kitchen shows at that moment, `YYYY-MM-DDTHH:MM`. */
export function malaysianLocalTime(moment: Date): string {
  return malaysianClock(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** A date whose UTC fields read as the clock of the kitchen: files and arithmetic know no time zones. */
export function malaysianClock(moment: Date): Date {
  return new Date(moment.getTime() + malaysianOffsetMs);
}

/** The day so many days later, or earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(Date.parse(`${date}T00:00:00Z`) + days * dayMs);
}

function plainDateOf(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}
