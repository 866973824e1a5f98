import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { ShopMark } from './shop-mark.tsx';

function show(queries: QueryClient) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <ShopMark />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('says where it leads while the name of the shop is on its way', () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  show(new QueryClient());
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

it('carries the name of the shop in both languages', () => {
  const queries = new QueryClient();
  fillQueries(queries, somePageData());
  show(queries);
  expect(screen.getByRole('link', { name: /Sample Mooncakes.*样品月饼/ }).getAttribute('href')).toBe('/');
});
