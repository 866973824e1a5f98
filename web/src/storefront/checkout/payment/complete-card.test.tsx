import { fireEvent, render } from '@testing-library/react';
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

it('the second press of a double press selects nothing, wherever it lands while the order is sent', () => {
  const isLeftToBrowser = (detail: number) => fireEvent.mouseDown(document.body, { detail });
  const { rerender, unmount } = render(card(false));
  expect(isLeftToBrowser(2)).toBe(true);
  rerender(card(true));
  expect([1, 2, 3].map(isLeftToBrowser)).toEqual([true, false, false]);
  unmount();
  expect(isLeftToBrowser(2)).toBe(true);
});
