import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { FieldProps } from './field-props.ts';
import { useMoveTexts } from './move.texts.ts';

/** The times of the chosen date; a method with one time takes it without asking. */
export function SlotField({ idPrefix, choice, handover, onChoose, problemAt }: FieldProps) {
  const text = useMoveTexts();
  const slotName = useSlotName();
  const { batch, slots, offer, slot } = handover;
  const offered = offer?.slots ?? [];

  const prompt = () => {
    if (!batch) return text.batchFirst;
    if (slots.isPending) return text.loading;
    return offered.length === 0 ? text.noSlots : text.chooseSlot;
  };

  return (
    <SelectField
      id={`${idPrefix}-slot`}
      label={text.slot}
      value={slot?.id ?? ''}
      isRequired
      isOff={offered.length === 0}
      onChoose={(timeSlotId) => onChoose({ ...choice, timeSlotId: timeSlotId || null })}
      options={[
        ...(offer?.isFixed && slot ? [] : [{ value: '', label: prompt() }]),
        ...offered.map((option) => ({
          value: option.id,
          label: option.isFull ? text.full(slotName(option)) : slotName(option),
          isOff: option.isFull,
        })),
      ]}
      problem={problemAt('slot')}
    />
  );
}
