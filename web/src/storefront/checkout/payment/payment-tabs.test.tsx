import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../../i18n/language-provider.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

const isShown = (words: string) => screen.getByText(words).closest('[hidden]') === null;
const chosen = () => screen.getByRole('tab', { selected: true });

describe('the two ways to pay', () => {
  it('open with the bank and change by click, arrows, Home and End', () => {
    render(
      <LanguageProvider language="en" messages={en}>
        <PaymentTabs panels={{ bank: <p>an account</p>, duitNow: <p>a code</p> }} />
      </LanguageProvider>,
    );
    expect([isShown('an account'), isShown('a code')]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('tab', { name: 'DuitNow QR' }));
    expect([isShown('an account'), isShown('a code')]).toEqual([false, true]);
    for (const [key, name] of [
      ['ArrowLeft', 'Bank Transfer'],
      ['ArrowLeft', 'DuitNow QR'],
      ['ArrowRight', 'Bank Transfer'],
      ['End', 'DuitNow QR'],
      ['Home', 'Bank Transfer'],
    ] as const) {
      fireEvent.keyDown(chosen(), { key });
      expect(chosen().textContent).toBe(name);
      expect(document.activeElement).toBe(chosen());
    }
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(chosen().id);
  });
});
