import { whatsappAddress } from '../layout/contact-addresses.ts';
import { CookieTable } from './cookie-table.tsx';
import type { PrivacyNotice, PrivacySection } from './privacy-notice.ts';

type NoticeSectionProps = {
  id: string;
  lang: string;
  notice: PrivacyNotice;
  shop: string;
  whatsapp: string;
};

/** One language's version of the notice. */
export function NoticeSection({ id, lang, notice, shop, whatsapp }: NoticeSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      lang={lang}
      aria-labelledby={headingId}
      className="mt-10 scroll-mt-6 border-line border-t-2 pt-8"
    >
      <h2 id={headingId} className="text-2xl">
        {notice.title}
      </h2>
      <p className="mt-3 text-lg">{notice.lead(shop)}</p>
      {notice.sections.map((section) => (
        <Part key={section.heading} section={section} />
      ))}
      <CookieTable cookies={notice.cookies} />
      <Part section={notice.rights} />
      {whatsapp && (
        <p className="mt-3">
          {notice.contact}
          <br />
          <a
            href={whatsappAddress(whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-crust underline underline-offset-4 hover:text-crust-deep"
          >
            WhatsApp {whatsapp}
          </a>
        </p>
      )}
    </section>
  );
}

function Part({ section }: { section: PrivacySection }) {
  return (
    <div className="mt-7">
      <h3 className="text-lg">{section.heading}</h3>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      {section.points && (
        <ul className="mt-2 grid list-disc gap-1.5 pl-6 marker:text-crust">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
