import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, answerCalls, renderInOffice } from '../orders.testing.tsx';
import { MovedOrder } from './moved-order.tsx';

const batchDate = { field: 'batchDate', before: '2027-09-18', after: '2027-09-21' };
const moved = { changes: [batchDate], addressChanged: false };
const movedBack = { changes: [], addressChanged: false };

it.each([
  ['moved to another day', { moved }, true],
  ['moved there and back', { moved: movedBack }, false],
  ['cancelled', { moved, orderStatus: 'cancelled' }, false],
  ['handed over', { moved, orderStatus: 'completed' }, false],
] as const)(
  'of an order that is %s the message is promised to say what changed only if it does',
  (_, order, isTold) => {
    answerCalls(() => Response.json({}));
    const changes = { ...order, moved: { ...order.moved, changes: [...order.moved.changes] } };
    renderInOffice(<MovedOrder order={anOrder(changes)} onClose={() => undefined} />);
    expect(
      screen.queryByText('The customer does not know yet. The message says what changed.') !== null,
    ).toBe(isTold);
  },
);
