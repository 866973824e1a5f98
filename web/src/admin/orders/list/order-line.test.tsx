import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder, renderInOffice } from '../orders.testing.tsx';
import { HandoverLine } from './order-line.tsx';

const batch = { id: 'b', batchName: 'Batch 17/9', batchDate: '2027-09-17' };

test.each([
  ['en', { batch, timeSlot: '9am - 11am' }, '17 Sept · 9am - 11am · Batch 17/9'],
  ['zh', { batch, timeSlot: 'We will call', timeSlotZh: '我们会致电' }, '9月17日 · 我们会致电 · Batch 17/9'],
  ['en', { batch: null, timeSlot: null, deliveryMethod: null }, 'No delivery info'],
] as const)('an order says in %s when it is handed over: %o', (language, handover, said) => {
  renderInOffice(<div data-testid="line">{<HandoverLine order={anOrder(handover)} />}</div>, '/', language);
  expect(screen.getByTestId('line').textContent).toBe(said);
});
