import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/language-context.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Link } from '../../ui/link.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { instagramAddress, whatsappAddress } from './contact-addresses.ts';

export function Footer() {
  const text = useMessages().shell;
  const { data: settings } = useQuery(settingsQuery);
  // Whoever is about to pay has read it, and scrolls enough: on a phone it is a few close lines.
  const isPaying = useLocation().pathname === '/checkout';
  const onPhone = (classes: string) => isPaying && classes;

  return (
    <footer className="bg-night-deep text-on-night-muted">
      <div
        className={classNames(
          'page-width flex flex-col gap-4 py-8 md:flex-row md:justify-between',
          onPhone('max-md:gap-0 max-md:py-5'),
        )}
      >
        <div className="max-w-md">
          <p className={classNames('font-display text-on-night text-lg', onPhone('max-md:text-base'))}>
            <En>{settings?.shopName}</En>{' '}
            <Zh className={classNames('whitespace-nowrap text-base opacity-80', onPhone('max-md:text-sm'))}>
              {settings?.shopNameZh}
            </Zh>
          </p>
          {!isPaying && <p className="mt-2">{text.footerLine}</p>}
          {!isPaying && settings?.registration && <p className="mt-2 text-sm">{settings.registration}</p>}
          <Link
            to="/privacy"
            className={classNames(
              'mt-2 inline-flex min-h-11 items-center underline decoration-gold/60 underline-offset-4 hover:text-gold-light',
              onPhone('max-md:mt-0'),
            )}
          >
            {text.privacy}
          </Link>
        </div>
        {settings && (settings.whatsapp || settings.instagram) && (
          <div>
            <p className={classNames('font-semibold text-on-night', onPhone('max-md:sr-only'))}>
              {text.contact}
            </p>
            <ul className={classNames('mt-1', onPhone('max-md:mt-0'))}>
              {settings.whatsapp && (
                <ContactLine
                  name="WhatsApp"
                  value={settings.whatsapp}
                  address={whatsappAddress(settings.whatsapp)}
                />
              )}
              {settings.instagram && (
                <ContactLine
                  name="Instagram"
                  value={settings.instagram}
                  address={instagramAddress(settings.instagram)}
                />
              )}
            </ul>
          </div>
        )}
      </div>
      {settings?.isSample && (
        <p className="border-on-night/15 border-t">
          <span className="page-width block py-4 text-sm">{text.sampleNotice}</span>
        </p>
      )}
    </footer>
  );
}

function ContactLine({ name, value, address }: { name: string; value: string; address: string }) {
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 hover:text-gold-light"
      >
        <span>{name}</span>
        <span className="underline decoration-gold/60 underline-offset-4">{value}</span>
      </a>
    </li>
  );
}
