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
  const { match: text } = useMoneyTexts();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const found = useQuery(findOrdersQuery(search));
  const orders = search === '' ? [] : (found.data ?? []).filter(({ id }) => !chosen.includes(id));
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
        {orders.map(({ id, orderNumber, customer, totalSen, orderStatus, paymentStatus }) => (
          <li key={id}>
            <Button
              look="outline"
              className="found-order w-full text-left"
              onClick={() => {
                const dueSen = paymentStatus === 'verified' ? 0 : totalSen;
                onChoose({ orderId: id, orderNumber, customerName: customer.name, orderStatus, dueSen });
                setTyped('');
              }}
            >
              <strong className="font-semibold tabular-nums">{orderNumber}</strong> {customer.name} ·{' '}
              {formatRinggit(totalSen)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
