import type { CancelPreview } from '@mooncake/domain/batches/batch-orders.contract';
import { Notice } from '../../../ui/notice.tsx';
import { useBatchOrdersTexts } from './batch-orders.texts.ts';

/** How much a whole batch is, before it is touched. */
export function PreviewNumbers({ preview: { orders, boxes, pieces, paying } }: { preview: CancelPreview }) {
  const text = useBatchOrdersTexts();
  const numbers = [
    [text.orders, orders],
    [text.boxes, boxes],
    [text.pieces, pieces],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 rounded-xl border border-line bg-paper px-4 py-3 text-center">
        {numbers.map(([label, number]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted">{label}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums leading-tight">{number}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{orders === 0 ? text.nothing : text.completedStay}</p>
      {paying > 0 && <Notice title={text.paying(paying)} />}
    </>
  );
}
