import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { type ComponentProps, useState } from 'react';
import { useBackToClose } from '../../ui/dialog/use-back-to-close.ts';
import { OrderList } from './order-list.tsx';
import { ResultCard } from './result-card.tsx';
import type { OrderProof } from './status-api.ts';

type LookupResultsProps = {
  orders: readonly FoundOrder[];
  proof: OrderProof;
  onChanged: () => void;
  onEnterBoth: () => void;
  onAnother: () => void;
};

/** The order that was found; of several, the list first and then the one chosen from it. */
export function LookupResults({ orders, proof, onChanged, onEnterBoth, onAnother }: LookupResultsProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const isSeveral = orders.length > 1;
  const order = orders[isSeveral ? (chosen ?? -1) : 0];

  if (!order) return <OrderList orders={orders} onChoose={setChosen} onSearchAgain={onAnother} />;
  const shared = { order, proof, onChanged, onEnterBoth, onAnother };
  return isSeveral ? (
    <OpenedOrder {...shared} onBackToList={() => setChosen(null)} />
  ) : (
    <ResultCard {...shared} onBackToList={null} />
  );
}

type OpenedOrderProps = ComponentProps<typeof ResultCard> & { onBackToList: () => void };

/** One of several, opened: a step of its own, which every way out of it takes back. */
function OpenedOrder({ onBackToList, onEnterBoth, onAnother, ...rest }: OpenedOrderProps) {
  const close = useBackToClose(onBackToList);
  const closeFor = (next: () => void) => () => {
    close();
    next();
  };
  return (
    <ResultCard
      {...rest}
      onBackToList={close}
      onEnterBoth={closeFor(onEnterBoth)}
      onAnother={closeFor(onAnother)}
    />
  );
}
