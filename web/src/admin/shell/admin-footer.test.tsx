import type { SystemStatus } from '@mooncake/domain/staff/system-status.contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice } from '../orders/orders.testing.tsx';
import { AdminFooter } from './admin-footer.tsx';

async function lightsOf(isHalfUsed: boolean, receiptReading = { isInstalled: true, waiting: 0 }) {
  const status: SystemStatus = {
    database: { isOnline: true },
    storage: { isActive: true, isLow: false, freeBytes: 5_000_000_000 },
    orderNumbers: { isHalfUsed },
    receiptReading,
    security: { isProtected: true, checks: [] },
  };
  answerCalls((path) =>
    path === '/api/admin/system-status' ? Response.json(status) : refusal('not_found', {}, 404),
  );
  renderInOffice(<AdminFooter />);
  const list = await screen.findByRole('list', { name: 'System status' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('warns when half of the order numbers are used, and is silent about them before', async () => {
  expect(await lightsOf(false)).toEqual([
    'Database Online',
    'Storage Active',
    'Receipts are read',
    'Security Protected',
  ]);
  cleanup();
  expect(await lightsOf(true)).toContain(
    'Half of the order numbers are used: choose another prefix in Settings',
  );
});

it('says whether receipts are read, and how many wait', async () => {
  expect(await lightsOf(false, { isInstalled: true, waiting: 3 })).toContain('Receipts are read, 3 waiting');
  cleanup();
  expect(await lightsOf(false, { isInstalled: false, waiting: 0 })).toContain('Receipts are not read');
});
