import { emptyCart } from '@mooncake/domain/cart/cart';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { Window } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { changeCart, currentCart } from './lib/cart-store.ts';
import { openDialogs } from './ui/router/router.tsx';
import { dismissToast, shownToasts } from './ui/toast/toast-store.ts';

// What must appear is waited for however busy the machine is; the limit only ends a wait that would never end.
configure({
  asyncUtilTimeout: 30_000,
  // While something is waited for nobody reads what is missing: the page is printed once, when the wait ends in vain.
  getElementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = new Error([message, !isWaiting && prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Newer versions of Node have a storage of their own, which stands in the way of the page's.
if (!(globalThis.localStorage instanceof globalThis.Storage)) {
  const { localStorage, sessionStorage, Storage } = new Window();
  for (const [name, value] of Object.entries({ localStorage, sessionStorage, Storage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

// All files share one page: none finds what another left there.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
  // A step that was never taken in this window would be let pass in another test.
  openDialogs.length = 0;
});
afterAll(async () => {
  if (currentCart().cart !== emptyCart) await changeCart(() => emptyCart);
  sessionStorage.clear();
});
