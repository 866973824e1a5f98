import { randomUUID } from 'node:crypto';
import type { AdminCategory, CategoryDraft } from '@mooncake/domain/categories/category-admin.contract';
import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { picturePart } from '@mooncake/domain/products/form/product-admin.contract';
import type { ProductDraft } from '@mooncake/domain/products/product-draft';
import type { Topic } from '@mooncake/domain/topic';
import sharp from 'sharp';
import { openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

let counter = 0;

/** A plain product as the form sends it, with a name of its own. */
export function aDraft(facts: Partial<ProductDraft> = {}): ProductDraft {
  counter += 1;
  return {
    name: `Moon Tart ${counter}`,
    nameZh: '月挞',
    description: '',
    descriptionZh: '',
    priceSen: 1250,
    features: [],
    featuresZh: [],
    categoryId: null,
    stockQuantity: 0,
    sortOrder: 9,
    isActive: true,
    productType: 'standard',
    box: null,
    pieces: [],
    fixedFlavours: [],
    images: [],
    ...facts,
  };
}

export function aCategoryDraft(facts: Partial<CategoryDraft> = {}): CategoryDraft {
  counter += 1;
  return {
    name: `Category ${counter}`,
    nameZh: '类别',
    description: '',
    color: '#3b82f6',
    icon: '',
    sortOrder: 5,
    isActive: true,
    ...facts,
  };
}

/** A photograph from a phone, with everything such a file tells about its owner. */
export function aPhoto(width = 400, height = 300, colour = '#e0a93b') {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'the kitchen at home' } })
    .jpeg();
}

/** The demo shop with somebody at work on its catalogue. */
export async function openCatalogue(database: TestDatabase) {
  const office = await openBackOffice(database);
  const { app, deps, headers, ask } = office;
  const published: Topic[][] = [];
  deps.events.subscribe((topics) => published.push([...topics]));

  async function save<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const { status, json } = await ask(method, path, body);
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(json)}`);
    return json as Answer;
  }

  return {
    ...office,
    published,
    create: async (draft: ProductDraft, id = randomUUID()) =>
      (await save<{ product: AdminProduct }>('POST', '/products', { ...draft, id })).product,
    update: async ({ id, version }: AdminProduct, { productType: _, ...draft }: ProductDraft) =>
      (await save<{ product: AdminProduct }>('PUT', `/products/${id}`, { ...draft, version })).product,
    createCategory: async (draft: CategoryDraft, id = randomUUID()) =>
      (await save<{ category: AdminCategory }>('POST', '/categories', { ...draft, id })).category,
    async upload(content: Uint8Array, name = 'cake.jpg', type = 'image/jpeg') {
      const form = new FormData();
      form.set(picturePart, new File([new Uint8Array(content)], name, { type }));
      const answer = await app.request('/api/admin/product-pictures', {
        method: 'POST',
        body: form,
        headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
      });
      return { status: answer.status, json: (await answer.json()) as { imageUrl: string; code?: string } };
    },
    shelf: async () => {
      const { products } = (await (await app.request('/api/products')).json()) as {
        products: {
          id: string;
          name: string;
          priceSen: number;
          slug: string;
          images: { imageUrl: string }[];
        }[];
      };
      return products;
    },
  };
}
