import {
  categoriesResponseSchema,
  productsResponseSchema,
} from '@mooncake/domain/products/catalogue.contract';
import { productSchema } from '@mooncake/domain/products/product';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { sendKept } from '../http/responses/cached-response.ts';

export function catalogueRoutes({ storefront }: Pick<Deps, 'storefront'>): Route[] {
  /** Browsers keep the answer but ask each time whether it is still true. */
  const sendingOf = (version: string) => ({
    cacheControl: 'no-cache',
    isFresh: () => storefront.isCurrent(version),
  });

  return [
    defineRoute(
      {
        id: 'listProducts',
        method: 'get',
        path: '/api/products',
        access: 'public',
        summary: 'Every product on sale, in the order of the shop, with its pictures',
        response: productsResponseSchema,
      },
      async (_inputs, c) => {
        const { answers, version } = await storefront.current();
        return sendKept(c, await answers.products(), sendingOf(version));
      },
    ),
    defineRoute(
      {
        id: 'getProduct',
        method: 'get',
        path: '/api/products/:slug',
        access: 'public',
        summary: 'One product on sale, by the last part of its address',
        request: { params: z.object({ slug: z.string().check(z.maxLength(200)) }) },
        response: productSchema,
        refusals: ['not_found'],
      },
      async ({ params }, c) => {
        const { answers, version } = await storefront.current();
        const answer = answers.bySlug.get(params.slug);
        if (!answer) throw new HttpProblem('not_found', { slug: params.slug });
        return sendKept(c, await answer(), sendingOf(version));
      },
    ),
    defineRoute(
      {
        id: 'listCategories',
        method: 'get',
        path: '/api/categories',
        access: 'public',
        summary: 'The categories products are filtered by',
        response: categoriesResponseSchema,
      },
      async (_inputs, c) => {
        const { answers, version } = await storefront.current();
        return sendKept(c, await answers.categories(), sendingOf(version));
      },
    ),
  ];
}
