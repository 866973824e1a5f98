import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { productsQuery, settingsQuery } from '../../../shared/catalogue/queries.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import {
  allSlotsQuery,
  deliveryMethodsQuery,
  pickupBatchesQuery,
} from '../../../shared/delivery/delivery-queries.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { bannerLines, dayAndMonth, isAtNight, namesNoTime } from './banner-lines.ts';

const waiting = <span aria-hidden="true" className="shimmer mt-1 block h-5 w-4/5 rounded-lg bg-flour" />;

/** On which dates and at what times a method goes, told from the real ones. A span: it stands in the method's label. */
export function BannerWords({ methodId }: { methodId: string }) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().banner;
  const methods = useQuery(deliveryMethodsQuery);
  const batches = useQuery(pickupBatchesQuery);
  const slots = useQuery(allSlotsQuery);
  const products = useQuery(productsQuery);
  if (batches.isPending || slots.isPending) return waiting;
  if (!methods.data || !batches.data || !slots.data) return null;
  const line = bannerLines(methods.data, batches.data, slots.data).find(
    ({ method }) => method.id === methodId,
  );
  if (!line) return null;
  const { dates, onlySlot, ownSlots } = line;

  const when = () => {
    if (dates === 'all') return text.allDates;
    if (dates.length === 0) return text.noDates;
    const named = dates.map(dayAndMonth).join(', ');
    return text.onDates(onlySlot && isAtNight(onlySlot) ? text.night(named) : named);
  };
  const at = onlySlot && (namesNoTime(onlySlot) ? text.timeLater : text.only(onlySlot));
  // Of times for what the shop does not sell nobody needs to know.
  const isSold = !products.data || linesNeedOwnSlot(products.data);
  const ownTimes = isSold && ownSlots.length > 0 && text.ownSlotTimes(ownSlots.join(', '));
  const words = [when(), at, ownTimes].filter(Boolean).join(language === 'en' ? ', ' : '，');
  return <span className="mt-0.5 block text-crust-deep leading-snug">{words}</span>;
}

/** What the owner wants everybody to know who chooses. */
export function BannerNote() {
  const { language } = useLanguage();
  const { title } = useDeliveryTexts().banner;
  const { data: settings } = useQuery(settingsQuery);
  const note = settings && inLanguage(language, settings.bannerNote, settings.bannerNoteZh);
  if (!note) return null;
  return (
    <p className="text-sm text-muted leading-snug">
      <span className="font-semibold">{title}</span>
      {language === 'en' ? ': ' : '：'}
      {note}
    </p>
  );
}
