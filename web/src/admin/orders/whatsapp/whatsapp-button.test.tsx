import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { somePageData } from '../../../shared/catalogue/page-data.testing.ts';
import { anOrder, answerCalls, renderInOffice, toastsShown } from '../orders.testing.tsx';
import { WhatsAppButton } from './whatsapp-button.tsx';

test('the WhatsApp button opens a chat of its own with the message typed in', async () => {
  answerCalls(() => Response.json(somePageData().settings));
  const { customer } = anOrder();
  renderInOffice(<WhatsAppButton order={anOrder({ customer: { ...customer, whatsapp: '60123456789' } })} />);
  const link = await screen.findByRole('link', { name: 'WhatsApp message about CHM123456' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/60123456789\?text=Hi%20Tan%20Ah%20Hua/);
});

test('the WhatsApp button is off without a usable number, and says why', () => {
  answerCalls(() => Response.json(somePageData().settings));
  renderInOffice(<WhatsAppButton order={anOrder()} isCompact />);
  const button = screen.getByRole('button', { name: 'WhatsApp' });
  const reason = 'No WhatsApp: the phone number of this order is not one that can be written to.';
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  fireEvent.click(button);
  expect(toastsShown()).toContain(`No usable number / ${reason}`);
});
