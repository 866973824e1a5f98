import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { useState } from 'react';
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
  return (
    <ResultCard
      order={order}
      proof={proof}
      onChanged={onChanged}
      onEnterBoth={onEnterBoth}
      onBackToList={isSeveral ? () => setChosen(null) : null}
      onAnother={onAnother}
    />
  );
}
