import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../../i18n/language-provider.tsx';
import { CompleteCard } from './complete-card.tsx';

const card = (isBusy: boolean) => (
  <LanguageProvider language="en" messages={en}>
    <CompleteCard
      record={{ isPaymentConfirmed: true }}
      hasReceipt
      isLate={false}
      isUnseen={false}
      order={{ isBusy, progress: 0, failure: null, complete: () => undefined }}
    />
  </LanguageProvider>
);

it('the second press of a double press selects nothing, wherever it lands; a new press is the browser’s again', () => {
  const isLeftToBrowser = (detail: number) => fireEvent.mouseDown(document.body, { detail });
  const { rerender, unmount } = render(card(false));
  // A new press ends what was pressed on another screen before.
  expect([1, 2].map(isLeftToBrowser)).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Complete Order' }));
  expect(isLeftToBrowser(2)).toBe(false);
  rerender(card(true));
  expect([2, 3].map(isLeftToBrowser)).toEqual([false, false]);
  // The order was faster than the finger.
  unmount();
  expect(isLeftToBrowser(2)).toBe(false);
  expect([1, 2].map(isLeftToBrowser)).toEqual([true, true]);
});
