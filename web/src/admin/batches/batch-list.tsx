import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { BatchActions } from './batch-actions.tsx';
import type { OpenBatchDialog } from './batch-dialogs.tsx';
import { BatchName, CutOff, MethodNames } from './batch-facts.tsx';
import { StockMark } from './batch-marks.tsx';
import { BatchSwitch } from './batch-switch.tsx';
import { useBatchTexts } from './batches.texts.ts';

type BatchListProps = {
  batches: readonly AdminBatch[];
  methods: readonly DeliveryMethod[];
  onOpen: OpenBatchDialog;
};

/** A table where there is room, cards where there is not. */
export function BatchList(props: BatchListProps) {
  return useIsWide() ? <BatchTable {...props} /> : <BatchCards {...props} />;
}

const widths = ['w-[17%]', 'w-[17%]', 'w-[10%]', 'w-[7%]', 'w-[14%]', 'w-[13%]', 'w-[22%]'] as const;

function BatchTable({ batches, methods, onOpen }: BatchListProps) {
  const { title, columns, ordersOf } = useBatchTexts();
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full min-w-[66rem] table-fixed border-collapse text-left text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-flour text-sm">
          <tr className="h-11">
            {Object.values(columns).map((label, index) => (
              <th key={label} scope="col" className={classNames('px-3.5 font-semibold', widths[index])}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id} className="border-line border-t align-top [&>*]:px-3.5 [&>*]:py-3.5">
              <th scope="row" className="font-normal">
                <BatchName batch={batch} />
              </th>
              <td>
                <MethodNames batch={batch} methods={methods} />
              </td>
              <td>
                <CutOff batch={batch} />
              </td>
              <td className="tabular-nums">{ordersOf(batch.liveOrders, batch.orders)}</td>
              <td>
                <StockMark batch={batch} />
              </td>
              <td className="pt-1.5!">
                <BatchSwitch batch={batch} />
              </td>
              <td>
                <BatchActions batch={batch} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BatchCards({ batches, methods, onOpen }: BatchListProps) {
  const { columns, ordersOf } = useBatchTexts();
  const datedBatch = useDatedBatch();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {batches.map((batch) => (
        <li key={batch.id} className="grid">
          <article
            aria-label={datedBatch(batch)}
            className="grid content-start gap-3.5 rounded-card border border-line bg-card p-4"
          >
            {/* The name keeps a line's room: a long word on stock goes below it. */}
            <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
              <h3 className="min-w-0 grow basis-44 font-normal font-sans text-base">
                <BatchName batch={batch} />
              </h3>
              <StockMark batch={batch} />
            </header>
            <MethodNames batch={batch} methods={methods} />
            <dl className="grid grid-cols-2 gap-3">
              <Fact label={columns.cutOff}>
                <CutOff batch={batch} />
              </Fact>
              <Fact label={columns.orders}>{ordersOf(batch.liveOrders, batch.orders)}</Fact>
            </dl>
            <BatchSwitch batch={batch} />
            <footer className="border-line border-t pt-3">
              <BatchActions batch={batch} onOpen={onOpen} />
            </footer>
          </article>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
