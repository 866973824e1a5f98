import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSteady } from '../../../lib/use-steady.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { anOrder, renderInOffice } from '../orders.testing.tsx';
import { OrdersTable } from './orders-table.tsx';

const nothing = () => undefined;

/** An order that counts how often it is drawn. */
function counted(id: string, orderNumber: string) {
  const seen = { times: 0 };
  const order: AdminOrder = anOrder({ id, orderNumber });
  const { createdAt } = order;
  Object.defineProperty(order, 'createdAt', {
    get: () => {
      seen.times += 1;
      return createdAt;
    },
  });
  return { order, seen };
}

function Table({ orders }: { orders: readonly AdminOrder[] }) {
  const selection = useSelection('');
  const [opened, setOpened] = useState('');
  const acts = {
    choose: useSteady(selection.choose),
    toggle: setOpened,
    ...{ hold: nothing, onChanged: nothing, onOpen: nothing },
  };
  return (
    <OrdersTable
      orders={orders}
      sorting={{ sort: 'created_at', direction: 'desc' }}
      onSort={nothing}
      selectPage={null}
      stateOf={({ id }) => ({
        isChosen: selection.isChosen(id),
        isOpen: opened === id,
        daysWithoutReceipt: null,
      })}
      acts={acts}
    />
  );
}

test('an order that is ticked or opened is drawn again alone', () => {
  const first = counted('1', 'CHM000001');
  const second = counted('2', 'CHM000002');
  renderInOffice(<Table orders={[first.order, second.order]} />);
  const drawn = second.seen.times;

  fireEvent.click(screen.getByLabelText('Select CHM000001'));
  expect(screen.getByLabelText('Select CHM000001')).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'CHM000001' }));
  expect(screen.getByLabelText('Order status, CHM000001')).toBeTruthy();
  expect(first.seen.times).toBeGreaterThan(drawn);
  expect(second.seen.times).toBe(drawn);

  // What is ticked later does not forget what was ticked before.
  fireEvent.click(screen.getByLabelText('Select CHM000002'));
  expect(screen.getByLabelText('Select CHM000001')).toHaveProperty('checked', true);
});
