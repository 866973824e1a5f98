import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackToClose } from '../../ui/dialog/use-back-to-close.ts';
import { onTop, useLocation } from '../../ui/router/router.tsx';
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
  const choose = useReopening(chosen, setChosen);
  const isSeveral = orders.length > 1;
  const order = orders[isSeveral ? (chosen ?? -1) : 0];

  if (!order) return <OrderList orders={orders} onChoose={choose} onSearchAgain={onAnother} />;
  const shared = { order, proof, onChanged, onEnterBoth, onAnother };
  return isSeveral ? (
    <OpenedOrder {...shared} onBackToList={() => setChosen(null)} />
  ) : (
    <ResultCard {...shared} onBackToList={null} />
  );
}

/** The browser's way on leads to the order that its way back closed. */
function useReopening(chosen: number | null, setChosen: (index: number) => void) {
  const last = useRef<number | null>(null);
  const { state, isFollowed } = useLocation();
  const isReturn = state === onTop && !isFollowed;
  const reopen = useEffectEvent(() => {
    if (chosen === null && last.current !== null) setChosen(last.current);
  });
  useEffect(() => {
    if (isReturn) reopen();
  }, [isReturn]);

  return (index: number) => {
    last.current = index;
    setChosen(index);
  };
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
