import { totalItems } from '@mooncake/domain/cart/cart';
import type { Product } from '@mooncake/domain/products/product';
import { yamProduct } from '@mooncake/domain/products/product.testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { currentCart } from '../../lib/cart-store.ts';
import { aProduct, somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries, productsQuery } from '../../shared/catalogue/queries.ts';
import { memoryHistory } from '../../ui/router/router.testing.tsx';
import { Router } from '../../ui/router/router.tsx';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { ConfiguratorHost } from '../configure/configurator-host.tsx';
import { ProductScreen } from './product-screen.tsx';

const other = aProduct({ id: 'p-other', slug: 'another' });

function openProduct(slug: string, history = memoryHistory(`/product/${slug}`)) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillQueries(queries, somePageData({ products: [yamProduct, other] }));
  render(
    <Router history={history}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language="en" messages={en}>
          <ProductScreen />
          <ConfiguratorHost />
        </LanguageProvider>
      </QueryClientProvider>
    </Router>,
  );
  const sell = (...products: Product[]) => void queries.setQueryData(productsQuery.queryKey, products);
  return { goesOffSale: () => sell(other), comesBack: () => sell(yamProduct, other) };
}

describe('a product that goes off sale while somebody looks at it', () => {
  it('stays, says so and is not offered any more', async () => {
    const { goesOffSale } = openProduct(yamProduct.slug);
    goesOffSale();
    expect((await screen.findByRole('alert')).textContent).toBe('This product has just gone off sale.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(yamProduct.name);
    expect(screen.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  it('leaves the box that is being filled open, and says that it cannot be added', async () => {
    const { goesOffSale, comesBack } = openProduct(yamProduct.slug);
    fireEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('radio', { name: 'Box of 2' }));
    for (let piece = 0; piece < 2; piece += 1) {
      fireEvent.click(screen.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement);
    }
    goesOffSale();
    expect(await within(dialog).findByText('No longer on sale')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    comesBack();
    await waitFor(() => expect(within(dialog).queryByText('No longer on sale')).toBeNull());
    expect(shownToasts()).toEqual([]);

    // What was chosen is still there, and now it can be had.
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('a double press adds one box, and takes no step of the page itself back', async () => {
  const history = memoryHistory('/');
  history.navigate(`/product/${yamProduct.slug}`);
  openProduct(yamProduct.slug, history);
  fireEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByRole('radio', { name: 'Box of 2' }));
  for (let piece = 0; piece < 2; piece += 1) {
    fireEvent.click(screen.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement);
  }
  const add = screen.getByRole('button', { name: 'Add to Cart' });
  fireEvent.click(add);
  fireEvent.click(add);
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(totalItems(currentCart().cart)).toBe(1);
  expect(history.current().pathname).toBe(`/product/${yamProduct.slug}`);
});

it('a product nobody knows leads back to the shop window', () => {
  openProduct('unheard-of');
  expect(shownToasts()).toMatchObject([{ title: 'Product Not Found' }]);
});
