import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, renderInOffice } from '../orders/orders.testing.tsx';
import { AuthScreen } from './auth-screen.tsx';

it.each([
  ['/admin/login', 'en', 'Admin Login'],
  ['/admin/signup', 'en', 'This invitation link is invalid or has expired'],
  ['/admin/reset-password', 'zh', '此重设链接无效或已过期，请向管理员索取新的链接。'],
] as const)('%s shows what its address names', async (address, language, words) => {
  answerCalls(() => Response.json({ staff: null }));
  renderInOffice(<AuthScreen />, address, language);
  expect(await screen.findByText(words)).toBeTruthy();
});
