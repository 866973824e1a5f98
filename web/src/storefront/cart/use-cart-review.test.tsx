import type { Product } from '@mooncake/domain/products/product';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '../../shared/catalogue/page-data.testing.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { fillCart } from '../checkout/open-checkout.testing.tsx';
import { useCartReview } from './use-cart-review.ts';

beforeEach(fillCart);

it.each<[string, Product[] | undefined, string]>([
  ['passes while no catalogue has come', undefined, 'ok'],
  ['passes while it is on sale', [aProduct()], 'ok'],
  ['is gone once the shop sells nothing at all', [], 'gone'],
])('what is in the cart %s', (_, products, verdict) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (products) queries.setQueryData(productsQuery.queryKey, products);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCartReview(), { wrapper });
  expect(result.current.review.lines.map((line) => line.verdict)).toEqual([verdict]);
});
