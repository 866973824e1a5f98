import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { memoryHistory } from '../../ui/router/router.testing.tsx';
import { Router, useLocation } from '../../ui/router/router.tsx';
import { shownToasts, toast } from '../../ui/toast/toast-store.ts';
import { StorefrontLayout } from './storefront-layout.tsx';

function SpeakingPage() {
  useEffect(() => {
    toast({ title: 'Of the new page', message: '' });
  }, []);
  return <p>the new page</p>;
}

function PageAtAddress() {
  return useLocation().pathname === '/cart' ? <SpeakingPage /> : <p>the page before</p>;
}

it('drops what the page before said, not what the new one says', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillQueries(queries, somePageData());
  const history = memoryHistory('/privacy');
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language="en" messages={en}>
        <Router history={history}>
          <StorefrontLayout>
            <PageAtAddress />
          </StorefrontLayout>
        </Router>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('the page before');
  act(() => {
    toast({ title: 'Of the page before', message: '' });
    toast({ title: 'On the way', message: '', outlivesPage: true });
  });
  act(() => history.navigate('/privacy?more'));
  expect(shownToasts()).toHaveLength(2);
  act(() => history.navigate('/cart'));
  await screen.findByText('the new page');
  expect(shownToasts().map(({ title }) => title)).toEqual(['On the way', 'Of the new page']);
});
