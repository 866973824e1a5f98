import { formatRinggit } from '@mooncake/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMoneyTexts } from '../money.texts.ts';
import { findOrdersQuery } from '../money-api.ts';
import type { NewShare } from './use-shares.ts';

type OrderFinderProps = { chosen: readonly string[]; onChoose: (order: NewShare) => void };

/** Finds an order the suggestions do not have. */
export function OrderFinder({ chosen, onChoose }: OrderFinderProps) {
  const { match: text, due } = useMoneyTexts();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const found = useQuery(findOrdersQuery(search));
  const orders = search === '' ? [] : (found.data ?? []).filter(({ orderId }) => !chosen.includes(orderId));
  return (
    <div className="grid gap-2">
      <TextField
        id="find-order"
        type="search"
        label={text.add}
        hint={text.addHint}
        value={typed}
        onType={setTyped}
        autoComplete="off"
        maxLength={100}
      />
      {found.isSuccess && orders.length === 0 && search !== '' && <p role="status">{text.noneFound}</p>}
      <ul className="grid gap-1.5">
        {orders.map((order) => (
          <li key={order.orderId}>
            <Button
              look="outline"
              className="found-order w-full text-left"
              onClick={() => {
                onChoose(order);
                setTyped('');
              }}
            >
              <strong className="font-semibold tabular-nums">{order.orderNumber}</strong> {order.customerName}{' '}
              · {due(formatRinggit(order.dueSen))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
