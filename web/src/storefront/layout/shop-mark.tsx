import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/language-context.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Link } from '../../ui/link.tsx';

/** The moon, the shop's name and its Chinese subtitle; leads home. */
export function ShopMark() {
  const { data: settings } = useQuery(settingsQuery);
  const text = useMessages().shell;

  return (
    <Link to="/" className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-lg md:gap-3">
      <span aria-hidden="true" className="moon size-8 shrink-0 max-[359px]:hidden rounded-full md:size-9.5" />
      {settings ? (
        <span className="min-w-0 font-display leading-[1.15]">
          <En className="line-clamp-3 font-semibold text-sm max-[389px]:text-xs md:text-lg">
            {settings.shopName}
          </En>
          <Zh className="block whitespace-nowrap text-xs tracking-[0.2em] opacity-80 max-[389px]:tracking-normal md:text-sm">
            {settings.shopNameZh}
          </Zh>
        </span>
      ) : (
        // A link that leads somewhere says where, even while the shop's name is on its way.
        <span className="sr-only">{text.home}</span>
      )}
    </Link>
  );
}
