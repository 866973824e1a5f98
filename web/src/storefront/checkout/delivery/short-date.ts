import { addDays, malaysianToday, type PlainDate } from '@mooncake/domain/calendar';
import type { Language } from '@mooncake/domain/language';
import { formatDate } from '../../../lib/format-date.ts';

/** From here on "13 Sept" could be taken for the one before. */
const farAwayDays = 300;

const currentDate = () => malaysianToday(new Date());
const yearOf = (date: PlainDate) => date.slice(0, 4);
const needsYear = (date: PlainDate, today: PlainDate) =>
  yearOf(date) !== yearOf(today) || date > addDays(today, farAwayDays);

type ShortDateOptions = {
  today?: PlainDate;
  /** What stands over the dates already. */
  saidYear?: string | null;
};

/** A date for the width of a phone: with its year only where another could be meant. */
export function shortDate(
  date: PlainDate,
  language: Language,
  { today = currentDate(), saidYear = null }: ShortDateOptions = {},
): string {
  const hasYear = saidYear === null ? needsYear(date, today) : yearOf(date) !== saidYear;
  return formatDate(date, language, hasYear ? 'weekdayYear' : 'weekday');
}

/** The year of most dates, where it has to be said: once over them it costs no room beside each. */
export function usualYear(dates: readonly PlainDate[], today: PlainDate = currentDate()): string | null {
  const ofYear = (year: string) => dates.filter((date) => yearOf(date) === year);
  const [usual] = dates.map(yearOf).toSorted((a, b) => ofYear(b).length - ofYear(a).length);
  return usual !== undefined && ofYear(usual).some((date) => needsYear(date, today)) ? usual : null;
}
