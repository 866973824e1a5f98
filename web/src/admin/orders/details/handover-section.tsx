import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { Fact, FactList } from '../../../shared/orders/fact-list.tsx';
import { PaperIcon } from '../../../shared/orders/paper-icon.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DetailsSection } from './details-section.tsx';
import { useOrderDetailsTexts } from './order-details.texts.ts';

/** How, when and where the boxes change hands. */
export function HandoverSection({ order }: { order: AdminOrder }) {
  const { language } = useLanguage();
  const text = useOrderDetailsTexts();
  const slotName = useSlotName();
  const { deliveryMethod: method, batch, timeSlot, deliveryAddress, specialInstructions } = order;
  const isKnown = method || batch || timeSlot || deliveryAddress || specialInstructions;

  return (
    <DetailsSection title={text.handover}>
      {!isKnown && <p className="text-muted">{text.noHandover}</p>}
      {isKnown && (
        <FactList>
          {method && (
            <Fact label={text.method}>
              <BothNames name={method.name} nameZh={method.nameZh} />
            </Fact>
          )}
          {batch && (
            <Fact label={text.batch}>
              {batch.batchName}
              <span className="block font-semibold">{formatDate(batch.batchDate, language)}</span>
            </Fact>
          )}
          {timeSlot && (
            <Fact label={text.time}>
              {slotName(order)}
              <span className="block text-muted empty:hidden">
                {inLanguage(language, order.slotNote, order.slotNoteZh)}
              </span>
            </Fact>
          )}
          {deliveryAddress && <Fact label={text.address}>{deliveryAddress}</Fact>}
          {specialInstructions && <Fact label={text.instructions}>{specialInstructions}</Fact>}
        </FactList>
      )}
      <nav aria-label={text.papers} className="mt-4 flex flex-wrap gap-2.5">
        {(['slips', 'labels'] as const).map((paper) => (
          <ButtonLink key={paper} to={`/admin/print/${paper}?order=${order.id}`} look="outline" size="small">
            <PaperIcon name="print" className="size-5" />
            {text.paper[paper]}
          </ButtonLink>
        ))}
      </nav>
    </DetailsSection>
  );
}
