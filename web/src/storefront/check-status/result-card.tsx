import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { useEffect, useRef } from 'react';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';
import { OrderStatus } from './order-status.tsx';
import type { OrderProof } from './status-api.ts';

type ResultCardProps = {
  order: FoundOrder;
  proof: OrderProof;
  onChanged: () => void;
  onEnterBoth: () => void;
  /** Null where the search found this order alone. */
  onBackToList: (() => void) | null;
  onAnother: () => void;
};

export function ResultCard({
  order,
  proof,
  onChanged,
  onEnterBoth,
  onBackToList,
  onAnother,
}: ResultCardProps) {
  const text = useCheckStatusTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="result-heading" className="rounded-card border border-line bg-card p-5 md:p-7">
      {onBackToList && (
        <button
          type="button"
          onClick={onBackToList}
          className="-mt-2 -ml-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-full pr-4 pl-1 text-crust hover:text-crust-deep hover:underline"
        >
          <Icon name="left" />
          {text.backToList}
        </button>
      )}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="result-heading" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {text.status[order.customerStatus].title}
        </h2>
        <StatusBadge status={order.orderStatus} />
      </div>
      <OrderStatus order={order} proof={proof} onChanged={onChanged} onEnterBoth={onEnterBoth} />
      <div className="mt-7 flex flex-wrap gap-3 max-sm:grid">
        <Button onClick={onAnother}>{text.checkAnother}</Button>
        <ButtonLink to="/" look="outline">
          {text.placeNew}
        </ButtonLink>
      </div>
    </section>
  );
}
