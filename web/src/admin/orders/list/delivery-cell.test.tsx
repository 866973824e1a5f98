import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, renderInOffice } from '../orders.testing.tsx';
import { DeliveryCell } from './delivery-cell.tsx';

const order = anOrder({
  batch: { id: 'b', batchName: 'Batch 17/9', batchDate: '2027-09-17' },
  timeSlot: 'Time will inform later',
  timeSlotZh: '时间另行通知',
});

it('names the batch with its day, and the time in the language of the office', () => {
  renderInOffice(<DeliveryCell order={order} place="table" />);
  expect(screen.getByText('Batch 17/9 · 17 Sept')).toBeTruthy();
  expect(screen.getByText('Time will inform later')).toBeTruthy();
  cleanup();
  renderInOffice(<DeliveryCell order={order} place="table" />, '/', 'zh');
  expect(screen.getByText('Batch 17/9 · 9月17日')).toBeTruthy();
  expect(screen.getByText('时间另行通知')).toBeTruthy();
});
