import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { anAddress } from '../random-address.ts';
import type { Language } from '../shop-test.ts';
import { asStaff, expectDone } from '../staff.ts';

/** Letters only, so that no two journeys share a name or an address. */
export function freshName(start: string): string {
  const letters = Array.from({ length: 7 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  return `${start} ${letters}`;
}

/** The shop as somebody else has it open, beside the back office. */
export async function openShop(
  browser: Browser,
  baseURL: string | undefined,
  language: Language,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: anAddress(),
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

const plain = {
  description: '',
  descriptionZh: '',
  priceSen: 1800,
  features: [],
  featuresZh: [],
  categoryId: null as string | null,
  stockQuantity: 0,
  sortOrder: 90,
  isActive: true,
  productType: 'standard',
  box: null as object | null,
  pieces: [],
  fixedFlavours: [],
  images: [],
};

type Known = { id: string; version: number };

/** A product by the API, for journeys about what comes after. */
export async function addProduct(
  request: APIRequestContext,
  facts: { name: string; nameZh: string } & Partial<typeof plain>,
): Promise<Known> {
  const data = { ...plain, ...facts, id: randomUUID() };
  const answer = await request.post('/api/admin/products', { data, headers: asStaff() });
  await expectDone(answer);
  return ((await answer.json()) as { product: Known }).product;
}

export async function removeProduct(request: APIRequestContext, id: string) {
  await expectDone(await request.delete(`/api/admin/products/${id}`, { headers: asStaff() }));
}

export async function setProductActive(request: APIRequestContext, id: string, isActive: boolean) {
  const path = `/api/admin/products/${id}/active`;
  await expectDone(await request.put(path, { data: { isActive }, headers: asStaff() }));
}

/** A product that the form made. */
export async function idOf(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get('/api/admin/products', { headers: asStaff() });
  const { products } = (await answer.json()) as { products: { id: string; name: string }[] };
  return products.find((product) => product.name === name)?.id ?? '';
}
