import { addItem } from '@mooncake/domain/cart/add-item';
import type { Cart } from '@mooncake/domain/cart/cart';
import { aCartItem, aChoice } from '@mooncake/domain/cart/cart.testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'mooncake-cart';
const chosen = aChoice();
const line = aCartItem();

/** A tab of its own: the store keeps its state in its module. */
async function openTab() {
  vi.resetModules();
  const store = await import('./cart-store.ts');
  const { result } = renderHook(() => store.useCart());
  await waitFor(() => expect(result.current.isRestored).toBe(true));
  return { add: () => store.changeCart((cart) => addItem(cart, chosen)), state: () => result.current };
}

const kept = (): Cart => JSON.parse(localStorage.getItem(key) ?? '{"items":[]}');
const keep = (cart: Cart) => localStorage.setItem(key, JSON.stringify(cart));
const announce = (changedKey: string) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: changedKey }));
    await vi.dynamicImportSettled();
  });

beforeEach(() => localStorage.clear());
describe('changes of the cart', () => {
  it('made in one breath follow one after the other, each of them kept', async () => {
    const tab = await openTab();
    await act(async () => void (await Promise.all(Array.from({ length: 5 }, tab.add))));
    expect(tab.state().cart.items).toEqual([{ ...line, quantity: 5 }]);
    expect(kept().items).toEqual([{ ...line, quantity: 5 }]);
  });

  it('do not overwrite another tab whose news has not arrived yet', async () => {
    const tab = await openTab();
    const fromOtherTab = aCartItem({ id: 'p2_1', productId: 'p2', name: 'Yam' });
    keep({ items: [fromOtherTab] });
    await act(tab.add);
    expect(tab.state().cart.items).toEqual([fromOtherTab, line]);
    expect(kept().items).toEqual([fromOtherTab, line]);
  });

  it('of other things in storage do not touch it', async () => {
    const tab = await openTab();
    keep({ items: [line] });
    await announce('something-else');
    expect(tab.state().cart.items).toEqual([]);
  });
});

describe('a cart that cannot be written', () => {
  /** Reading goes on, writing fails. */
  function fill() {
    const real = window.localStorage;
    const full: Pick<Storage, 'getItem' | 'setItem'> = {
      getItem: (name) => real.getItem(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    return vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as Storage);
  }

  it('says so', async () => {
    const tab = await openTab();
    expect(tab.state().isKept).toBe(true);
    fill();
    await act(tab.add);
    expect(tab.state()).toEqual({ cart: { items: [line] }, isRestored: true, isKept: false });
  });

  it('is not replaced by the older one in storage', async () => {
    const tab = await openTab();
    fill();
    await act(tab.add);
    expect(kept().items).toEqual([]);
    await announce(key);
    expect(tab.state().cart.items).toEqual([line]);
  });

  it('is written again once there is room', async () => {
    const tab = await openTab();
    const full = fill();
    await act(tab.add);
    full.mockRestore();
    await act(tab.add);
    expect(tab.state().isKept).toBe(true);
    expect(kept().items).toEqual([{ ...line, quantity: 2 }]);
  });

  it('may meet storage that is forbidden altogether', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const tab = await openTab();
    await act(tab.add);
    expect(tab.state()).toMatchObject({ cart: { items: [line] }, isKept: false });
  });
});
