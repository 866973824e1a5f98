import { malaysianZone } from '@mooncake/domain/calendar';
import type { Language } from '@mooncake/domain/language';
import { formatter } from './date-formatter.ts';

const shapes = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Where the year goes without saying. */
  short: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in words, by the clock of the shop's kitchen wherever the reader is. */
export function formatMoment(
  moment: string,
  language: Language,
  shape: keyof typeof shapes = 'dateTime',
): string {
  return formatter(language, shapes[shape], malaysianZone).format(new Date(moment));
}
