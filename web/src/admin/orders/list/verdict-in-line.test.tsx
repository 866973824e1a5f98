import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder, renderInOffice } from '../orders.testing.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderRow } from './order-row.tsx';

const nothing = () => undefined;
const props = {
  ...{ isChosen: false, isOpen: false, daysWithoutReceipt: null },
  ...{ choose: nothing, toggle: nothing, hold: nothing, onChanged: nothing, onOpen: nothing },
};
const read = { hasReceipt: true, receiptVerdict: 'does-not-match' } as const;

test.each([
  ['en', 'Receipt: Does not match', 'differs'],
  ['zh', '收据：不相符', '不符'],
] as const)('a line of the list says in %s what was made of a receipt: %s', (language, said, word) => {
  const order = anOrder(read);
  renderInOffice(
    <>
      <table>
        <OrderRow order={order} {...props} />
      </table>
      <OrderCard order={order} {...props} />
    </>,
    '/',
    language,
  );
  for (const line of [screen.getByRole('row'), screen.getByRole('article')]) {
    expect(within(line).getByText(said)).toBeTruthy();
    expect(within(line).getByText(word)).toBeTruthy();
  }
});

test.each([
  anOrder({ ...read, receiptVerdict: null }),
  anOrder({ ...read, dashboardStatus: 'verified', paymentStatus: 'verified' }),
])('nothing is said where nothing was read, or all is decided', (order) => {
  renderInOffice(<OrderCard order={order} {...props} />);
  expect(screen.queryByText(/^Receipt: /)).toBeNull();
});
