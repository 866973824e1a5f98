import { type DeliveryMethod, isOwnSlot } from '@mooncake/domain/delivery/delivery-method';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { useChangeBatches } from '../use-change-batches.ts';
import { usePickupSlotTexts } from './pickup-slots.texts.ts';
import { changeSlot } from './slot-queries.ts';

type SlotRowProps = { slot: AdminSlot; method: DeliveryMethod; onEdit: () => void; onDelete: () => void };

export function SlotRow({ slot, method, onEdit, onDelete }: SlotRowProps) {
  const text = usePickupSlotTexts();
  const name = useSlotName()(slot);
  const { language } = useLanguage();
  const note = inLanguage(language, slot.note, slot.noteZh);
  const change = useChangeBatches({
    send: (isActive: boolean) => changeSlot(slot.id, { isActive }),
    done: ({ isActive }) => ({
      title: text.slots.updated,
      message: (isActive ? text.slots.switchedOn : text.slots.switchedOff)(name),
    }),
    failed: text.failed.update,
  });
  const facts = [
    slot.capacity === null ? text.slots.unlimited : text.slots.atMost(slot.capacity),
    slot.orders > 0 && text.slots.inUse(slot.orders),
  ].filter(Boolean);

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Switch
        label={text.slots.isOffered(name)}
        hidesLabel
        isOn={slot.isActive}
        isBusy={change.isPending}
        onChange={(isOn) => change.mutate(isOn)}
      />
      <div className="min-w-44 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge>{slot.isPickup ? text.slots.pickup : text.slots.delivery}</Badge>
          {isOwnSlot(slot) && <Badge>{text.slots.ownSlot}</Badge>}
        </p>
        {note && <p className="leading-snug">{note}</p>}
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        {slot.isPickup !== method.isPickup && <p className="text-seal">{text.slots.notOffered}</p>}
      </div>
      <div className="flex gap-2">
        <Button look="outline" size="small" aria-label={text.slots.editOf(name)} onClick={onEdit}>
          {text.slots.edit}
        </Button>
        <Button look="quiet" size="small" aria-label={text.slots.removeOf(name)} onClick={onDelete}>
          {text.slots.remove}
        </Button>
      </div>
    </li>
  );
}
