import type { Page } from '@playwright/test';

/**
 * From now on the page gets what the server answers at a path, altered. A page that moves on before the answer is
 * there throws it away, and nobody waits for it any more.
 */
export async function alterAnswer<Body>(page: Page, path: string, alter: (body: Body) => object) {
  await page.route(path, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: alter(await response.json()) });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
}
