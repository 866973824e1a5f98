import type { BrowserContext } from '@playwright/test';

/** Keeps what is asked for at a path waiting until it is let through, as on a slow network. */
export async function holdRequests(context: BrowserContext, path: string) {
  let letThrough = () => {};
  const isTime = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(path, async (route) => {
    await isTime;
    await route.continue();
  });
  return { letThrough };
}
