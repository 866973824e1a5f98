import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { instagramAddress, whatsappAddress } from '../layout/contact-addresses.ts';
import { useCheckStatusTexts } from './check-status.texts.ts';

export function HelpCard() {
  const text = useCheckStatusTexts();
  const { data: settings } = useQuery(settingsQuery);
  // Until the settings have come there may be one.
  const hasContact = settings?.whatsapp !== '' || settings.instagram !== '';

  return (
    <section aria-labelledby="help-heading" className="rounded-card border border-line bg-flour p-5 md:p-6">
      <h2 id="help-heading" className="text-xl">
        {text.help}
      </h2>
      <p className="mt-1">{hasContact ? text.helpMessage : text.noContact}</p>
      <div className="mt-4 grid gap-3">
        {settings?.whatsapp && (
          <ContactCard
            name="WhatsApp"
            value={settings.whatsapp}
            address={whatsappAddress(settings.whatsapp)}
          />
        )}
        {settings?.instagram && (
          <ContactCard
            name="Instagram"
            value={settings.instagram}
            address={instagramAddress(settings.instagram)}
          />
        )}
      </div>
      {hasContact && <p className="mt-4 text-sm">{text.responseTime}</p>}
    </section>
  );
}

function ContactCard({ name, value, address }: { name: string; value: string; address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="grid rounded-xl border border-line bg-card px-4 py-2.5 leading-snug transition-colors duration-150 hover:border-gold hover:bg-amber-wash"
    >
      <span className="font-semibold">{name}</span>
      <span className="[overflow-wrap:anywhere]">{value}</span>
    </a>
  );
}
