import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import {
  cartKey,
  mochi,
  replaceCart,
  shanghaiBox,
  storeBeside,
  storedLines,
  storeText,
} from '../../support/stored-cart.ts';

const words = {
  en: {
    more: 'One more',
    empty: 'Your cart is empty',
  },
  zh: { more: '增加一份', cart: /购物车/, notKept: '购物车无法保存', dismiss: '关闭' },
} as const;

const nasty = [
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '0',
  '"text"',
  '{"items":null}',
  '{"items":{"length":3}}',
  '{"items":[null,1,"x",[],{}]}',
  '{"items":[{"id":"a_1","name":"A","price":"12","quantity":1}]}',
  '{"items":[{"id":"a_1","name":"A","price":1e999,"quantity":1}]}',
  '{"items":[{"id":"a_1","name":"A","price":5,"quantity":-1}]}',
  '{"items":[{"id":"a_1","name":"A","price":5,"quantity":1,"metadata":{"type":"mooncake_box","selections":{}}}]}',
  '{"__proto__":{"items":[1]},"constructor":null}',
  '\u0000\uffff<script>alert(1)</script>',
];

test('a cart works in memory where storage is forbidden, and that is told once', async ({ page, speak }) => {
  const text = words.zh;
  await speak('zh');
  await forbidStorage(page);
  await page.goto('/');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Mochi' });
  const add = card.getByRole('button').last();
  await add.click();
  const notice = page.getByRole('article').filter({ hasText: text.notKept });
  const dismiss = notice.getByRole('button', { name: text.dismiss });
  // Focus keeps the notice while it is looked at.
  await dismiss.focus();
  await expectAccessible(page);
  await dismiss.click();
  await expect(page.getByText(text.notKept)).toBeHidden();
  await add.click();
  await page.getByRole('banner').getByRole('link', { name: text.cart }).click();
  await expect(page.getByRole('strong')).toHaveText('RM 100.00');
  await page.getByRole('button', { name: text.more }).click();
  await expect(page.getByRole('strong')).toHaveText('RM 150.00');
  await expect(page.getByText(text.notKept)).toBeHidden();
});

test('stored carts of every kind are read, sound, old and damaged', async ({ page, context }) => {
  const lines = page.getByRole('article');
  const more = page.getByRole('button', { name: words.en.more });
  const empty = page.getByRole('heading', { name: words.en.empty });
  const noImage = { image: null };
  const plain = await mochi(page, noImage);

  await test.step('a cart of the first version is read', async () => {
    const { productId, name, nameZh } = plain;
    const line = { id: `${productId}_1757000000000`, name, nameZh, price: 50, quantity: 2, image: '' };
    await storeText(page, JSON.stringify({ items: [line], totalItems: 2, totalAmount: 100 }));
    await page.goto('/cart');
    await expect(page.getByRole('strong')).toHaveText('RM 100.00');
  });

  await test.step('sound lines survive damaged ones beside them', async () => {
    const sound = await shanghaiBox(page, ['S1', 'S1', 'S1', 'S1']);
    await storeBeside(page, JSON.stringify({ items: [{ ...sound, quantity: 'many' }, sound, 7] }));
    await expect(lines).toContainText(['Shanghai Mooncakes']);
    await more.click();
    await expect.poll(() => storedLines(page)).toEqual([{ ...sound, quantity: 2 }]);
  });

  await test.step('250 damaged carts leave the page standing', async () => {
    const items = [await shanghaiBox(page, ['S1Y', 'S2', 'S1', 'S4'], noImage), plain];
    const sound = JSON.stringify({ version: 2, items });
    await storeBeside(page, sound);
    await expect(lines).toHaveCount(2);

    const outcome = await page.evaluate(damageStorage, { key: cartKey, sound, times: 250 });
    expect(outcome.blank).toEqual([]);
    // Some damage must leave lines and some must cost them, or nothing was tried.
    expect(outcome.emptyCarts).toBeGreaterThan(12);
    expect(outcome.filledCarts).toBeGreaterThan(12);
    await storeBeside(page, sound);
    await expect(lines).toHaveCount(2);
  });

  await test.step('nasty stored values give an empty cart, never a blank page', async () => {
    const sound = JSON.stringify({ version: 2, items: [plain] });
    const outcome = await page.evaluate(storeNasty, { key: cartKey, sound, nasty, empty: words.en.empty });
    expect(outcome).toEqual(nasty.flatMap(() => ['a line', 'empty']));
    // What the store makes of each of them at the start is tested beside it.
    await page.reload();
    await expect(empty).toBeVisible();
  });

  await test.step('come back after a reload and show in every tab at once', async () => {
    await replaceCart(page, [plain]);
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: words.en.more }).click();
    await expect(page.getByRole('strong')).toHaveText('RM 100.00');
    await more.click();
    await expect(other.getByRole('strong')).toHaveText('RM 150.00');
    await page.reload();
    await expect(page.getByRole('strong')).toHaveText('RM 150.00');
  });
});

function forbidStorage(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}

type Nasty = { key: string; sound: string; nasty: string[]; empty: string };

/** Runs in the page: after a cart with one line comes each of these, and what the page then shows is told. */
async function storeNasty({ key, sound, nasty, empty }: Nasty) {
  const shown = () => {
    const lines = document.querySelectorAll('main article').length;
    if (lines === 1) return 'a line';
    return lines === 0 && document.querySelector('main h1')?.textContent === empty
      ? 'empty'
      : 'nothing known';
  };
  const outcome: string[] = [];
  for (const [text, expected] of nasty.flatMap((value) => [
    [sound, 'a line'],
    [value, 'empty'],
  ])) {
    localStorage.setItem(key, text ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    for (let turns = 0; turns < 1000 && shown() !== expected; turns += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    outcome.push(shown());
  }
  return outcome;
}

/** Runs in the page: damages the stored cart as if by another tab, and looks each time whether the page stands. */
async function damageStorage({ key, sound, times }: { key: string; sound: string; times: number }) {
  let seed = 20_260_925;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const values: unknown[] = [null, '', -1, 0, 1e21, [], {}, true, '月饼'.repeat(500), '<img src=x>', 0.5];

  const damageField = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const fields = node as Record<string, unknown>;
    const keys = Object.keys(fields);
    const name = keys[random(keys.length)];
    if (name === undefined) return;
    const inner = fields[name];
    if (typeof inner === 'object' && inner !== null && random(4) > 0) damageField(inner);
    else if (random(5) === 0) delete fields[name];
    else fields[name] = values[random(values.length)];
  };
  const damaged = () => {
    if (random(4) === 0) {
      const cut = random(sound.length);
      return sound.slice(0, cut) + String.fromCharCode(random(0xffff)) + sound.slice(cut + random(9));
    }
    const cart: unknown = JSON.parse(sound);
    for (let times = 1 + random(3); times > 0; times -= 1) damageField(cart);
    return JSON.stringify(cart);
  };

  // What stands in the page is looked at here, not its picture: drawing each cart would be most of the work.
  const main = document.querySelector('main');
  if (main) main.style.contentVisibility = 'hidden';
  const outcome = { blank: [] as string[], emptyCarts: 0, filledCarts: 0 };
  for (let round = 0; round < times; round += 1) {
    const text = damaged();
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    const lines = document.querySelectorAll('main article').length;
    if (!document.querySelector('main #cart-heading')) outcome.blank.push(text);
    else if (lines > 0) outcome.filledCarts += 1;
    else outcome.emptyCarts += 1;
  }
  if (main) main.style.contentVisibility = '';
  return outcome;
}
