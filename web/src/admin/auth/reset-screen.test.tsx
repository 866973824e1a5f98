import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice } from '../orders/orders.testing.tsx';
import { ResetScreen } from './reset-screen.tsx';

const address = `/admin/reset?token=${'x'.repeat(43)}`;

it('a link that was used or is too old says so, and leads to the sign-in', async () => {
  answerCalls(() => refusal('staff.reset_link_invalid', {}, 410));
  renderInOffice(<ResetScreen />, address);
  await screen.findByText('This reset link is invalid or has expired. Ask an admin for a new one.');
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/admin/login');
});
