import * as z from 'zod/mini';

/** A day on the calendar, `YYYY-MM-DD`, without time or zone. */
export type PlainDate = string;

/** Malaysia keeps UTC+8 all year, so no time zone database is needed to know its date. */
const malaysianOffsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Whether the text is a day that exists: `2026-02-28` is one, `2026-02-30` is not. */
export function isPlainDate(text: string): boolean {
  // There was no year 0, and the database knows none.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && plainDateOf(time) === text;
}

export const plainDateSchema = z.string().check(z.refine(isPlainDate));

/** The day it is in the shop's kitchen, wherever the server or the browser stands. */
export function malaysianToday(now: Date): PlainDate {
  return plainDateOf(now.getTime() + malaysianOffsetMs);
}

/** The day so many days later, or earlier when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOf(Date.parse(`${date}T00:00:00Z`) + days * dayMs);
}

function plainDateOf(time: number): PlainDate {
  return new Date(time).toISOString().slice(0, 10);
}
