import type { ReactNode } from 'react';
import type { RefusalPlace } from '../../../shared/delivery/refusal-place.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import type { StepNumber } from '../form/field-ids.ts';
import type { FormProblems } from '../use-form-problems.ts';
import type { RefusedChoice } from '../use-proceed.ts';
import { BatchStep } from './batch-step.tsx';
import { MethodStep } from './method-step.tsx';
import { SlotStep } from './slot-step.tsx';
import type { Delivery } from './use-delivery.ts';

type DeliveryChooserProps = {
  delivery: Delivery;
  problems: FormProblems;
  refusalAt: (place: RefusalPlace) => ReactNode;
  refusedAt: (place: RefusalPlace) => RefusedChoice | null;
};

/** How, on which date, at what time: three questions, each answered by what the one before left open. */
export function DeliveryChooser({ delivery, problems, refusalAt, refusedAt }: DeliveryChooserProps) {
  const text = useCheckoutTexts();
  const missing = problems.problemOf('selection');
  const problemAt = (step: StepNumber) =>
    missing && step === problems.openStep ? text.problems.byCode[missing].message : undefined;

  return (
    <SectionCard title={text.chooser} isTitleSpoken>
      <div className="grid gap-5 md:gap-7">
        {refusalAt('method')}
        <MethodStep delivery={delivery} problem={problemAt(1)} />
        <BatchStep
          delivery={delivery}
          problem={problemAt(2)}
          refusal={refusalAt('batch')}
          refusedBatchId={refusedAt('batch')?.batchId ?? null}
        />
        <SlotStep
          delivery={delivery}
          problem={problemAt(3)}
          refusal={refusalAt('slot')}
          refusedSlotId={refusedAt('slot')?.timeSlotId ?? null}
        />
      </div>
    </SectionCard>
  );
}
