import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { heroPictureOf } from '../../shared/catalogue/hero-picture.ts';
import { Picture } from '../../shared/catalogue/picture.tsx';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { productsId } from './products-section.tsx';

const pictureSizes = '(min-width: 1228px) 540px, (min-width: 768px) 46vw, calc(100vw - 36px)';

const nameZhClass = 'mt-2 block min-h-[1.4em] font-normal text-lg tracking-[0.18em] opacity-85 md:text-xl';

export function Hero() {
  const { language, messages } = useLanguage();
  const { data: settings } = useQuery(settingsQuery);
  const text = messages.home;

  return (
    <section className="night-sky under-header">
      <div className="page-width grid items-center gap-7 pt-4 pb-11 md:grid-cols-[1.02fr_1fr] md:gap-12 md:pt-14 md:pb-20">
        <div className="aspect-4/3 overflow-hidden rounded-card bg-night-deep shadow-lg md:order-last">
          {settings && (
            <Picture
              url={heroPictureOf(settings)}
              alt={text.heroPicture}
              sizes={pictureSizes}
              urgency="leading"
            />
          )}
        </div>
        <div className="max-md:flex max-md:flex-col">
          <p className="font-bold text-xs text-gold uppercase tracking-[0.16em]">{text.tagline}</p>
          <h1 className="mt-3 mb-1 min-h-[1.14em] text-4xl">
            {settings ? (
              <>
                <En>{settings.shopName}</En> <Zh className={nameZhClass}>{settings.shopNameZh}</Zh>
              </>
            ) : (
              // The name is on its way: its room is kept, and the heading already says something.
              <span className={nameZhClass}>
                <span className="sr-only">{text.ourProducts}</span>
              </span>
            )}
          </h1>
          <div className="mt-5 max-w-136 border-gold max-md:order-2 border-l-3 pl-4.5 md:mt-6">
            <h2 className="text-lg">
              {settings
                ? inLanguage(language, settings.storyTitle, settings.storyTitleZh) || text.storyTitle
                : text.storyTitle}
            </h2>
            <p className="mt-1.5 text-on-night-muted">
              {settings && inLanguage(language, settings.story, settings.storyZh)}
            </p>
          </div>
          <ul className="my-6 flex flex-wrap gap-2.5 max-md:order-3 max-md:mb-0">
            {[text.preOrder, text.pickupAndDelivery, text.customOrders].map((badge) => (
              <li key={badge}>
                <Badge look="onNight">{badge}</Badge>
              </li>
            ))}
          </ul>
          <a
            href={`#${productsId}`}
            // On a phone before the story, where the first look finds it.
            className={buttonClass(
              { look: 'gold', size: 'large' },
              'max-md:order-1 max-md:mt-5 max-md:w-full',
            )}
          >
            {text.orderNow}
          </a>
        </div>
      </div>
    </section>
  );
}
