import { addItem } from '@mooncake/domain/cart/add-item';
import { emptyCart, totalItems } from '@mooncake/domain/cart/cart';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const mochi = {
  productId: 'p1',
  name: 'Mochi',
  nameZh: '麻糬',
  priceSen: 5000,
  image: null,
  metadata: null,
  suffix: '1',
};

/** A page that was just opened: the store starts anew, the browser's storage stays. */
async function openPage() {
  vi.resetModules();
  return import('./cart-store.ts');
}

beforeEach(() => window.localStorage.clear());
describe('the cart of the browser', () => {
  it('survives a reload', async () => {
    const before = await openPage();
    await before.changeCart((cart) => addItem(cart, mochi));

    const { useCart } = await openPage();
    const { result } = renderHook(() => useCart());
    expect(result.current.isRestored).toBe(false);
    await waitFor(() => expect(result.current.isRestored).toBe(true));
    expect(result.current.cart.items).toMatchObject([{ name: 'Mochi', quantity: 1, priceSen: 5000 }]);
  });

  it('adds to what was stored, even before anyone looked', async () => {
    const before = await openPage();
    await before.changeCart((cart) => addItem(cart, mochi));

    const after = await openPage();
    await after.changeCart((cart) => addItem(cart, mochi));
    expect(totalItems(after.currentCart().cart)).toBe(2);
  });

  it('follows another tab, and a cleared storage', async () => {
    const other = await openPage();
    await other.changeCart((cart) => addItem(cart, mochi));
    const stored = window.localStorage.getItem(other.cartKey) ?? '';
    window.localStorage.clear();

    const { useCart, cartKey } = await openPage();
    const { result } = renderHook(() => useCart());
    await waitFor(() => expect(result.current.isRestored).toBe(true));
    expect(result.current.cart).toEqual(emptyCart);

    window.localStorage.setItem(cartKey, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue: stored }));
    await waitFor(() => expect(totalItems(result.current.cart)).toBe(1));

    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(result.current.cart).toEqual(emptyCart));
  });

  it('works for the length of the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { changeCart, currentCart } = await openPage();
    await changeCart((cart) => addItem(cart, mochi));
    await changeCart((cart) => addItem(cart, mochi));
    expect(totalItems(currentCart().cart)).toBe(2);
  });

  it.each([
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '0',
    '"text"',
    '{"items":[{"id":',
    '{"items":null}',
    '{"items":{"length":3}}',
    '{"items":[null,1,"x",[],{}]}',
    '{"items":[{"id":"a_1","name":"A","price":"12","quantity":1}]}',
    '{"items":[{"id":"a_1","name":"A","price":1e999,"quantity":1}]}',
    '{"items":[{"id":"a_1","name":"A","price":5,"quantity":-1}]}',
    '{"items":[{"id":"a_1","name":"A","price":5,"quantity":1,"metadata":{"type":"mooncake_box","selections":{}}}]}',
    '{"__proto__":{"items":[1]},"constructor":null}',
    '\u0000\uffff<script>alert(1)</script>',
  ])('starts empty from a store that holds %j', async (stored) => {
    const { useCart, cartKey } = await openPage();
    window.localStorage.setItem(cartKey, stored);
    const { result } = renderHook(() => useCart());
    await waitFor(() => expect(result.current.isRestored).toBe(true));
    expect(result.current.cart).toEqual(emptyCart);
  });
});
