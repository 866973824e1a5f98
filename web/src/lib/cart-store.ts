import { type Cart, emptyCart } from '@mooncake/domain/cart/cart';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

export const cartKey = 'mooncake-cart';

/** Nobody can tell an empty cart from one not read yet, so the state says which it is. */
type CartState = { cart: Cart; isRestored: boolean };

const notYet: CartState = { cart: emptyCart, isRestored: false };

let state = notYet;
let isKept = true;
let restoring: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The cart of this browser; kept on every change and shared between its tabs. */
export function useCart(): CartState {
  // The server knows no cart: the page starts without one and the stored one follows hydration.
  return useSyncExternalStore(subscribe, currentCart, () => notYet);
}

export async function changeCart(change: (cart: Cart) => Cart) {
  await restoreOnce();
  const { storedCart } = await keeper();
  const next = change(state.cart);
  // Where storage is full or forbidden the cart lives as long as the page.
  isKept = writeStored(cartKey, JSON.stringify(storedCart(next)));
  show(next);
}

export const currentCart = () => state;

/** Reading carts of any age takes the contracts along; the first paint does without them. */
const keeper = () => import('@mooncake/domain/cart/restore-cart');

function restoreOnce(): Promise<void> {
  restoring ??= restore().catch((fault: unknown) => {
    restoring = null;
    throw fault;
  });
  return restoring;
}

async function restore() {
  const stored = readStored(cartKey);
  show(stored === null ? emptyCart : (await keeper()).restoreCart(stored));
}

function show(cart: Cart) {
  state = { cart, isRestored: true };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) followOtherTabs();
  listeners.add(listener);
  // Code that did not load is asked for again by the next change; until then the cart looks empty.
  restoreOnce().catch(() => undefined);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollowOtherTabs();
  };
}

function followOtherTabs() {
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
}

function unfollowOtherTabs() {
  window.removeEventListener('storage', onStorage);
  window.removeEventListener('pageshow', onReturn);
}

function onStorage({ key }: StorageEvent) {
  // A null key means the whole storage was cleared.
  if (key === cartKey || key === null) void restore();
}

/** A page back from the back/forward cache heard nothing of other tabs meanwhile. */
function onReturn({ persisted }: PageTransitionEvent) {
  if (persisted && isKept) void restore();
}
