import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { fullOrder } from './full-order.testing.ts';
import { OwnOrders } from './own-orders.tsx';

const orders: FullOrder[] = ['CHM004217', 'CHM004218'].map((orderNumber) => ({
  ...fullOrder,
  ...{ orderNumber, canReplaceReceipt: true },
}));

async function showAt(address: string) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ orders }));
  const queries = new QueryClient();
  fillQueries(queries, somePageData());
  render(
    <MemoryRouter address={address}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <OwnOrders />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findAllByText('CHM004218');
  const isOpen = (text: string) => screen.getAllByText(text)[0]?.closest('details')?.open;
  const forms = screen
    .getAllByText('Wrong receipt? Upload another one')
    .map((summary) => summary.closest('details')?.open);
  return { cards: orders.map(({ orderNumber }) => isOpen(orderNumber)), forms };
}

test('the latest order is open', async () => {
  expect(await showAt('/check-status')).toEqual({ cards: [true, false], forms: [false, false] });
});

test("the way from an order's summary leads to the form for its receipt", async () => {
  expect(await showAt('/check-status#receipt-CHM004218')).toEqual({
    cards: [false, true],
    forms: [false, true],
  });
  expect(document.activeElement).toBe(screen.getAllByText('Wrong receipt? Upload another one')[1]);
});
