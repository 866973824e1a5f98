import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { DeleteSlotDialog } from './delete-slot-dialog.tsx';
import { usePickupSlotTexts } from './pickup-slots.texts.ts';
import { SlotForm } from './slot-form.tsx';
import { adminSlotsQuery } from './slot-queries.ts';
import { SlotRow } from './slot-row.tsx';

type Opened =
  | { kind: 'add'; methodId: string }
  | { kind: 'edit'; slot: AdminSlot }
  | { kind: 'delete'; slot: AdminSlot; method: string };

/** The times of every delivery method. */
export function TimeSlots() {
  const text = usePickupSlotTexts();
  const { tryAgain } = useCommonTexts();
  const { language } = useLanguage();
  const answer = useQuery(adminSlotsQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  useLoadFailure(answer, text.failed.load);

  if (answer.isPending) return <Loading label={text.loading} />;
  if (!answer.data) {
    return <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => answer.refetch()} />;
  }
  const { deliveryMethods, timeSlots } = answer.data;
  const close = () => setOpened(null);

  return (
    <div className="grid gap-5">
      <div>
        <Button onClick={() => setOpened({ kind: 'add', methodId: '' })}>{text.slots.add}</Button>
      </div>
      {deliveryMethods.map((method) => {
        const own = timeSlots.filter(({ deliveryMethodId }) => deliveryMethodId === method.id);
        const name = inLanguage(language, method.name, method.nameZh);
        return (
          <SectionCard
            key={method.id}
            title={
              <>
                <BothNames name={method.name} nameZh={method.nameZh} />
                {!method.isActive && <Badge className="ml-2 align-middle">{text.slots.methodOff}</Badge>}
              </>
            }
          >
            {own.length === 0 && (
              <div className="grid justify-items-start gap-3">
                <p className="text-muted">{text.slots.empty}</p>
                <Button
                  look="outline"
                  size="small"
                  aria-label={text.slots.addFirstOf(name)}
                  onClick={() => setOpened({ kind: 'add', methodId: method.id })}
                >
                  {text.slots.addFirst}
                </Button>
              </div>
            )}
            <ul aria-label={text.slots.caption(name)} className="divide-y divide-line">
              {own.map((slot) => (
                <SlotRow
                  key={slot.id}
                  slot={slot}
                  method={method}
                  onEdit={() => setOpened({ kind: 'edit', slot })}
                  onDelete={() => setOpened({ kind: 'delete', slot, method: name })}
                />
              ))}
            </ul>
          </SectionCard>
        );
      })}
      {opened?.kind === 'add' && (
        <SlotForm slot={null} methodId={opened.methodId} methods={deliveryMethods} onClose={close} />
      )}
      {opened?.kind === 'edit' && <SlotForm slot={opened.slot} methods={deliveryMethods} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteSlotDialog slot={opened.slot} method={opened.method} onClose={close} />
      )}
    </div>
  );
}
