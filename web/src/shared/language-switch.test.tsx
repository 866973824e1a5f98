import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../i18n/first-page/en.ts';
import { LanguageContext } from '../i18n/language-context.ts';
import { shownToasts } from '../ui/toast/toast-store.ts';
import { LanguageSwitch } from './language-switch.tsx';

it('a language whose words do not come is said, in the one that is spoken', async () => {
  const switchTo = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <LanguageContext value={{ language: 'en', messages: en, switchTo }}>
      <LanguageSwitch />
    </LanguageContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: '中文' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ message: en.product.addingFailed }]));
});
