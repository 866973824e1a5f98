import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Zh } from '../../ui/language-run.tsx';
import { ClosedMark } from './batch-marks.tsx';
import { useBatchTexts } from './batches.texts.ts';

export function BatchName({ batch }: { batch: AdminBatch }) {
  const { language } = useLanguage();
  return (
    <>
      <span className="block break-words font-semibold text-base leading-snug">{batch.batchName}</span>
      {batch.batchNameZh && <Zh className="block text-muted">{batch.batchNameZh}</Zh>}
      <span className="mt-0.5 flex flex-wrap items-center gap-2 text-muted">
        {formatDate(batch.batchDate, language)}
        <ClosedMark batch={batch} />
      </span>
    </>
  );
}

type MethodNamesProps = { batch: AdminBatch; methods: readonly DeliveryMethod[] };

/** The ways a batch goes, and a word where it treats their time slots differently. */
export function MethodNames({ batch, methods }: MethodNamesProps) {
  const text = useBatchTexts();
  const served = methods.filter(({ id }) => batch.deliveryMethodIds.includes(id));
  if (served.length === 0) return <span className="text-seal">{text.noMethods}</span>;
  return (
    <>
      <ul className="grid gap-0.5 leading-snug">
        {served.map(({ id, name, nameZh }) => (
          <li key={id}>
            <BothNames name={name} nameZh={nameZh} />
          </li>
        ))}
      </ul>
      {batch.slots.length > 0 && (
        <p className="mt-1 text-sm text-muted">{text.slotsChanged(batch.slots.length)}</p>
      )}
    </>
  );
}

export function CutOff({ batch: { orderUntil } }: { batch: AdminBatch }) {
  const { language } = useLanguage();
  const text = useBatchTexts();
  return orderUntil === null ? (
    <span className="text-muted">{text.noCutOff}</span>
  ) : (
    formatMoment(orderUntil, language)
  );
}
