import type { SystemStatus } from '@mooncake/domain/staff/system-status.contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice } from '../orders/orders.testing.tsx';
import { AdminFooter } from './admin-footer.tsx';

async function lightsOf(isHalfUsed: boolean) {
  const status: SystemStatus = {
    database: { isOnline: true },
    storage: { isActive: true, isLow: false, freeBytes: 5_000_000_000 },
    orderNumbers: { isHalfUsed },
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
  expect(await lightsOf(false)).toEqual(['Database Online', 'Storage Active', 'Security Protected']);
  cleanup();
  expect(await lightsOf(true)).toContain(
    'Half of the order numbers are used: choose another prefix in Settings',
  );
});
