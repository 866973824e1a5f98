import type { OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chooseSlot } from '../draft.ts';
import { NumberedStep } from '../numbered-step.tsx';
import type { Delivery } from './use-delivery.ts';
import { useLostSlot } from './use-lost-slot.ts';

type SlotStepProps = {
  delivery: Delivery;
  problem: string | undefined;
  refusal: ReactNode;
  /** The time that refusal is about. */
  refusedSlotId: string | null;
};

/** The time of day, once there is a date to have one. */
export function SlotStep({ delivery, problem, refusal, refusedSlotId }: SlotStepProps) {
  const { messages } = useLanguage();
  const text = useDeliveryTexts().slot;
  const { batch, slots, offer, slot } = delivery;
  const lost = useLostSlot(delivery, refusedSlotId);
  if (!batch) return null;

  return (
    <NumberedStep number={3} title={text.title} isDone={slot !== null} problem={problem}>
      {refusal}
      {lost && (
        <Notice look="problem" title={lost.title}>
          {lost.message}
        </Notice>
      )}
      {slots.isPending && !failedWithoutData(slots) && <Loading label={text.loading} />}
      {failedWithoutData(slots) && (
        <LoadFailed
          message={text.failed}
          retryLabel={messages.shell.tryAgain}
          onRetry={() => slots.refetch()}
        />
      )}
      {offer?.slots.length === 0 && (
        <Notice look="problem" title={text.none}>
          {text.noneMessage}
        </Notice>
      )}
      {offer?.isFixed && offer.slots.map((only) => <FixedSlot key={only.id} slot={only} />)}
      {offer && !offer.isFixed && offer.slots.length > 0 && (
        <div className={classNames('grid gap-2.5 md:gap-3', offer.slots.length > 1 && 'max-md:grid-cols-2')}>
          {offer.slots.map((option) => (
            <SlotOption key={option.id} option={option} isChosen={option.id === slot?.id} />
          ))}
        </div>
      )}
    </NumberedStep>
  );
}

function FixedSlot({ slot }: { slot: OfferedSlot }) {
  const text = useDeliveryTexts().slot;
  const nameOf = useSlotName();
  return (
    <p className="rounded-xl border border-line bg-paper px-4 py-3">
      <span className="text-muted">{text.fixed}</span>{' '}
      <strong className="whitespace-nowrap font-semibold">{nameOf(slot)}</strong>
      <SlotNote slot={slot} />
      {slot.isFull && <span className="block text-seal">{text.full}</span>}
    </p>
  );
}

function SlotOption({ option, isChosen }: { option: OfferedSlot; isChosen: boolean }) {
  const text = useDeliveryTexts().slot;
  const nameOf = useSlotName();
  return (
    <RadioCard
      name="time-slot"
      value={option.id}
      isChosen={isChosen}
      isOff={option.isFull}
      onChoose={() => chooseSlot(option.id)}
      title={nameOf(option)}
    >
      <SlotNote slot={option} />
      {option.isFull && <span className="block text-seal">{text.full}</span>}
    </RadioCard>
  );
}

/** A span: it stands in the label of its time. */
function SlotNote({ slot: { note, noteZh } }: { slot: OfferedSlot }) {
  const { language } = useLanguage();
  const words = inLanguage(language, note, noteZh);
  return words && <span className="block text-muted leading-snug">{words}</span>;
}
