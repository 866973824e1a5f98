import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { useAdminTexts } from '../admin.texts.ts';

/** Whose back office this is, and the way out of it: also for those who are not signed in. */
export function Colophon({ linkClass }: { linkClass: string }) {
  const { data: settings } = useQuery(settingsQuery);
  const { language } = useLanguage();
  const text = useAdminTexts().shell;
  const shop = settings ? inLanguage(language, settings.shopName, settings.shopNameZh) : '';
  return (
    <>
      <p>
        {text.copyright(malaysianToday(new Date()).slice(0, 4), shop)} · {text.version}
      </p>
      {/* A whole new page, so that the shop starts with nothing of the back office in memory. */}
      <a
        href="/"
        className={classNames('inline-flex min-h-11 items-center underline underline-offset-4', linkClass)}
      >
        {text.customerSite}
      </a>
    </>
  );
}
