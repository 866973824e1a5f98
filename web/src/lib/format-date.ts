import type { Language } from '@mooncake/domain/language';
import { formatter } from './date-formatter.ts';

const shapes = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A plain calendar date (`2027-09-17`) in words; it has no time zone, so none may shift it. */
export function formatDate(date: string, language: Language, shape: keyof typeof shapes = 'long'): string {
  return formatter(language, shapes[shape], 'UTC').format(new Date(`${date}T00:00:00Z`));
}
