import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { en } from '../i18n/first-page/en.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { aProduct, somePageData } from '../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../shared/catalogue/queries.ts';
import { memoryHistory } from '../ui/router/router.testing.tsx';
import { Router } from '../ui/router/router.tsx';
import { TabTitle } from './tab-title.tsx';

it('what the server wrote about its page stays there, and goes with it', async () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://shop.example/"><meta name="robots" content="noindex">' +
    '<meta property="og:url" content="https://shop.example/"><meta name="viewport" content="width=device-width">';
  onTestFinished(() => {
    document.head.innerHTML = '';
  });
  const product = aProduct();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillQueries(queries, somePageData({ products: [product] }));
  const history = memoryHistory('/');
  render(
    <Router history={history}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <TabTitle />
        </LanguageProvider>
      </QueryClientProvider>
    </Router>,
  );
  expect(document.head.querySelectorAll('link, meta')).toHaveLength(4);
  const shop = document.title;

  await act(async () => history.navigate(`/product/${product.slug}`));
  expect(document.title).toContain(product.name);
  expect([...document.head.querySelectorAll('link, meta')].map((element) => element.outerHTML)).toEqual([
    '<meta name="viewport" content="width=device-width">',
  ]);
  await act(async () => history.navigate(-1));
  expect(document.title).toBe(shop);
});
