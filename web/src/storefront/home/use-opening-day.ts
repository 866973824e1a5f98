import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';

/** Off season: when orders open, in words; null when the owner has named no day to come. */
export function useOpeningDay(): string | null {
  const { language, messages } = useLanguage();
  const { data: settings } = useQuery(settingsQuery);
  const day = settings?.opensOn ?? null;
  if (day === null || day <= malaysianToday(new Date())) return null;
  return messages.home.opensOn(formatDate(day, language));
}
