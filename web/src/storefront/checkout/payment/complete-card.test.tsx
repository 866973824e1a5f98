import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../../i18n/language-provider.tsx';
import { CompleteCard } from './complete-card.tsx';

it('the second press of a double press selects nothing of the page that follows', () => {
  render(
    <LanguageProvider language="en" messages={en}>
      <CompleteCard
        record={{ isPaymentConfirmed: true }}
        hasReceipt
        isLate={false}
        isUnseen={false}
        order={{ isBusy: false, progress: 0, failure: null, complete: () => undefined }}
      />
    </LanguageProvider>,
  );
  const button = screen.getByRole('button', { name: 'Complete Order' });
  const isLeftToBrowser = (detail: number) => fireEvent.mouseDown(button, { detail });
  expect([1, 2, 3].map(isLeftToBrowser)).toEqual([true, false, false]);
});
