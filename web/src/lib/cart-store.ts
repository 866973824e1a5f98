import { type Cart, emptyCart } from '@mooncake/domain/cart/cart';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser/browser-storage.ts';

export const cartKey = 'mooncake-cart';

type CartState = {
  cart: Cart;
  /** Nobody can tell an empty cart from one not read yet, so the state says which it is. */
  isRestored: boolean;
  /** False where storage is full or forbidden: the cart then lives as long as the page. */
  isKept: boolean;
};

const notYet: CartState = { cart: emptyCart, isRestored: false, isKept: true };

let state = notYet;
/** What storage held when this tab last read or wrote it. */
let seenText: string | null = null;
let restoring: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The cart of this browser; kept on every change and shared between its tabs. */
export function useCart(): CartState {
  // The server knows no cart: the page starts without one and the stored one follows hydration.
  return useSyncExternalStore(subscribe, currentCart, () => notYet);
}

export async function changeCart(change: (cart: Cart) => Cart) {
  await restoreOnce();
  const { restoreCart, storedCart } = await keeper();
  // Another tab may have written a moment ago, with its news still on the way here.
  const stored = readStored(cartKey);
  const latest = state.isKept && stored !== seenText ? restoreCart(stored) : state.cart;
  const cart = change(latest);
  const text = JSON.stringify(storedCart(cart));
  const isKept = writeStored(cartKey, text);
  if (isKept) seenText = text;
  show({ cart, isRestored: true, isKept });
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
  const restoreCart = readStored(cartKey) === null ? () => emptyCart : (await keeper()).restoreCart;
  // Read only now: while the code was on its way the cart may have changed.
  seenText = readStored(cartKey);
  show({ cart: restoreCart(seenText), isRestored: true, isKept: state.isKept });
}

function show(next: CartState) {
  state = next;
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
  if (key === cartKey || key === null) follow();
}

/** A page back from the back/forward cache heard nothing of other tabs meanwhile. */
function onReturn({ persisted }: PageTransitionEvent) {
  if (persisted) follow();
}

/** A cart that could not be written is newer than anything in storage, and stays. */
function follow() {
  if (state.isKept) restore().catch(() => undefined);
}
