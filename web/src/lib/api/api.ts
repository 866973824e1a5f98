import {
  categoriesResponseSchema,
  productsResponseSchema,
} from '@mooncake/domain/products/catalogue.contract';
import { publicSettingsSchema } from '@mooncake/domain/settings/settings';
import { request } from './request.ts';

/** The calls every page may make; a screen with calls of its own keeps them beside it. */
export const api = {
  products: async (signal?: AbortSignal) =>
    (await request('/api/products', productsResponseSchema, { signal })).products,
  categories: async (signal?: AbortSignal) =>
    (await request('/api/categories', categoriesResponseSchema, { signal })).categories,
  settings: (signal?: AbortSignal) => request('/api/settings', publicSettingsSchema, { signal }),
};
