import type { Locator } from '@playwright/test';

/** Somebody at the keyboard, whose clicks and keys are counted. */
export function createHands() {
  const counts = { clicks: 0, keys: 0 };
  return {
    counts,
    async press(target: Locator) {
      counts.clicks += 1;
      await target.click();
    },
    async write(field: Locator, text: string) {
      counts.clicks += 1;
      counts.keys += text.length;
      await field.fill(text);
    },
  };
}
export type Hands = ReturnType<typeof createHands>;
