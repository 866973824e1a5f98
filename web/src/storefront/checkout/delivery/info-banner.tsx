import type { OfferedSlot, PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { settingsQuery } from '../../../shared/catalogue/queries.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import {
  allSlotsQuery,
  deliveryMethodsQuery,
  pickupBatchesQuery,
} from '../../../shared/delivery/delivery-queries.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type BannerLine, bannerLines, dayAndMonth, isAtNight, namesNoTime } from './banner-lines.ts';

const noBatches: readonly PickupBatch[] = [];
const noSlots: readonly OfferedSlot[] = [];

/** Which method goes on which dates and at what times, told from the real ones. */
export function InfoBanner() {
  const { language } = useLanguage();
  const text = useDeliveryTexts().banner;
  const methods = useQuery(deliveryMethodsQuery);
  const batches = useQuery(pickupBatchesQuery);
  const slots = useQuery(allSlotsQuery);
  const { data: settings } = useQuery(settingsQuery);
  const note = settings && inLanguage(language, settings.bannerNote, settings.bannerNoteZh);
  const isPending = methods.isPending || batches.isPending || slots.isPending;
  const isWhole = methods.data && batches.data && slots.data;

  if (!isPending && !isWhole && !note) return null;
  return (
    <div className="rounded-xl bg-night px-4.5 py-4 text-on-night">
      <p className="font-display text-gold-light text-lg">{text.title}</p>
      {isPending && <Skeleton className="mt-3 h-28 opacity-20" />}
      {isWhole && (
        <ul className="mt-2 grid gap-2">
          {bannerLines(methods.data, batches.data ?? noBatches, slots.data ?? noSlots).map((line) => (
            <BannerItem key={line.method.id} line={line} />
          ))}
        </ul>
      )}
      {note && <p className="mt-3 border-on-night/20 border-t pt-3 text-on-night-muted">{note}</p>}
    </div>
  );
}

function BannerItem({ line: { method, dates, onlySlot, ownSlots } }: { line: BannerLine }) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().banner;

  const when = () => {
    if (dates === 'all') return text.allDates;
    if (dates.length === 0) return text.noDates;
    const named = dates.map(dayAndMonth).join(', ');
    return text.onDates(onlySlot && isAtNight(onlySlot) ? text.night(named) : named);
  };
  const at = onlySlot && (namesNoTime(onlySlot) ? text.timeLater : text.only(onlySlot));
  const ownTimes = ownSlots.length > 0 && text.ownSlotTimes(ownSlots.join(', '));
  const comma = language === 'en' ? ', ' : '，';

  return (
    <li className="leading-snug">
      <span className="font-semibold">{inLanguage(language, method.name, method.nameZh)}</span>
      <span className="block text-on-night-muted">{[when(), at, ownTimes].filter(Boolean).join(comma)}</span>
    </li>
  );
}
