import type { ReactNode } from 'react';
import type { RefusalPlace } from '../../../shared/delivery/refusal-place.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { BatchStep } from './batch-step.tsx';
import { InfoBanner } from './info-banner.tsx';
import { MethodStep } from './method-step.tsx';
import { SlotStep } from './slot-step.tsx';
import type { Delivery } from './use-delivery.ts';

type DeliveryChooserProps = { delivery: Delivery; refusalAt: (place: RefusalPlace) => ReactNode };

/** How, on which date, at what time: three questions, each answered by what the one before left open. */
export function DeliveryChooser({ delivery, refusalAt }: DeliveryChooserProps) {
  const text = useCheckoutTexts();
  return (
    <SectionCard title={text.chooser}>
      <div className="grid gap-7">
        <InfoBanner />
        {refusalAt('method')}
        <MethodStep delivery={delivery} />
        <BatchStep delivery={delivery} refusal={refusalAt('batch')} />
        <SlotStep delivery={delivery} refusal={refusalAt('slot')} />
      </div>
    </SectionCard>
  );
}
