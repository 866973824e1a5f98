import { malaysianToday, type PlainDate } from '@mooncake/domain/calendar';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';

type OpeningDayProps = { day: PlainDate; className?: string; otherwise?: ReactNode };

/** Off season: when orders open; something else once the day has come. */
export function OpeningDay({ day, className, otherwise = null }: OpeningDayProps) {
  const { language, messages } = useLanguage();
  if (day <= malaysianToday(new Date())) return otherwise;
  return <p className={className}>{messages.home.opensOn(formatDate(day, language))}</p>;
}
