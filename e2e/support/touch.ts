import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Real touches, as the browser itself would get them from the glass; each step is where all fingers are. */
export async function moveTouches(page: Page, ...steps: Point[][]) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    });

  for (const [index, fingers] of steps.entries())
    await touch(index === 0 ? 'touchStart' : 'touchMove', fingers);
  await touch('touchEnd', []);
  await devtools.detach();
}
