import { type DeliveryMethod, isOwnSlot } from '@mooncake/domain/delivery/delivery-method';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isCapacity, type SlotChoice, type SlotChoices, untouched } from './slot-choices.ts';
import { useSlotConfigTexts } from './slot-config.texts.ts';

type SlotEditorProps = {
  methods: readonly DeliveryMethod[];
  slots: readonly AdminSlot[];
  choices: SlotChoices;
  onChange: (choices: SlotChoices) => void;
};

/** Which slots of the chosen methods are offered, and how many orders each takes. */
export function SlotEditor({ methods, slots, choices, onChange }: SlotEditorProps) {
  const text = useSlotConfigTexts();
  const { language } = useLanguage();
  if (methods.length === 0) return <p className="text-muted">{text.noMethods}</p>;

  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.all}</p>
      {methods.map((method) => {
        const own = slots.filter(({ deliveryMethodId }) => deliveryMethodId === method.id);
        const name = inLanguage(language, method.name, method.nameZh);
        const isAllOff = own.length > 0 && own.every(({ id }) => choices[id]?.isActive === false);
        return (
          <fieldset key={method.id} className="grid gap-2">
            <legend className="mb-1.5 font-semibold">
              <BothNames name={method.name} nameZh={method.nameZh} />
            </legend>
            {own.length === 0 && <p className="text-muted">{text.none}</p>}
            {own.map((slot) => (
              <SlotLine
                key={slot.id}
                slot={slot}
                choice={choices[slot.id] ?? untouched}
                onChange={(choice) => onChange({ ...choices, [slot.id]: choice })}
              />
            ))}
            {isAllOff && <Notice title={text.allOff(name)} />}
          </fieldset>
        );
      })}
    </div>
  );
}

type SlotLineProps = { slot: AdminSlot; choice: SlotChoice; onChange: (choice: SlotChoice) => void };

function SlotLine({ slot, choice, onChange }: SlotLineProps) {
  const text = useSlotConfigTexts();
  const name = useSlotName()(slot);
  const isWrong = !isCapacity(choice.capacity);
  const problemId = `${slot.id}-problem`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line bg-paper px-3.5 py-1.5">
      <Checkbox
        label={
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {isOwnSlot(slot) && <Badge>{text.ownSlot}</Badge>}
          </span>
        }
        isChecked={choice.isActive}
        onChange={(isActive) => onChange({ ...choice, isActive })}
      />
      <input
        aria-label={text.capacityOf(name)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        inputMode="numeric"
        disabled={!choice.isActive}
        placeholder={slot.capacity === null ? text.unlimited : text.own(slot.capacity)}
        value={choice.capacity}
        onChange={({ target }) => onChange({ ...choice, capacity: target.value })}
        className={classNames(
          'min-h-11 w-28 rounded-xl border bg-card px-3.5 text-ink placeholder:text-muted disabled:opacity-60',
          isWrong ? 'border-seal bg-seal-wash' : 'border-muted/55',
        )}
      />
      {isWrong && (
        <p id={problemId} className="w-full text-seal">
          {text.invalid}
        </p>
      )}
    </div>
  );
}
