import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { MemoryRouter } from '../../ui/router/router.testing.tsx';
import { Header } from './header.tsx';

it.each([
  ['en', 'Check Status', 'Status', 'Cart'],
  ['zh', '查询订单', '查询', '购物车'],
] as const)('has a word under each icon in %s', (language, status, statusWord, cart) => {
  const queries = new QueryClient();
  fillQueries(queries, somePageData());
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <Header isOverSky={false} />
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: status }).firstElementChild?.nextElementSibling?.textContent).toBe(
    statusWord,
  );
  expect(screen.getByRole('link', { name: cart }).firstElementChild?.nextElementSibling?.textContent).toBe(
    cart,
  );
});
