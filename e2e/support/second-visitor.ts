import type { APIRequestContext } from '@playwright/test';
import { anAddress } from './random-address.ts';
import { test as base } from './shop-test.ts';

/** Adds a second visitor who shares no cookie with the page. */
export const test = base.extend<{ secondVisitor: APIRequestContext }>({
  secondVisitor: async ({ playwright, baseURL }, use) => {
    const client = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: anAddress(),
    });
    await use(client);
    await client.dispose();
  },
});
