import { parseEmv } from '@mooncake/domain/payment/emv';
import { sampleDuitNowPayload } from '@mooncake/domain/settings/sample-values';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../../i18n/language-provider.tsx';
import { DuitNow } from './duitnow.tsx';

/** The payload of the code that is drawn: it names the drawing. */
async function drawnPayload(exactAmount: boolean): Promise<string> {
  const queries = new QueryClient();
  const duitNow = { number: '', payload: sampleDuitNowPayload, imageUrl: null, exactAmount };
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language="en" messages={en}>
        <DuitNow duitNow={duitNow} totalSen={12_850} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('img', { name: 'DuitNow QR code' })).toBeTruthy();
  return String(queries.getQueryCache().getAll()[0]?.queryKey[1]);
}

test('the code carries the exact amount where the owner wants it so', async () => {
  const fields = parseEmv(await drawnPayload(true)) ?? [];
  expect(fields.find(({ tag }) => tag === '54')?.value).toBe('128.50');
});

test('it is the bare code otherwise', async () => {
  expect(await drawnPayload(false)).toBe(sampleDuitNowPayload);
});
