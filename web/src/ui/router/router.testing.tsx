import { type ReactNode, useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { browserHistory, type History, type Location, locationOf, newKey, Router } from './router.tsx';

/** A visit that happens in no browser window. */
export function memoryHistory(address = '/'): History {
  const listeners = new Set<(location: Location) => void>();
  const steps = [locationOf(new URL(address, window.location.origin))];
  let at = 0;
  const current = () => steps[at] ?? locationOf(window.location);

  return {
    current,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') {
        at = Math.min(Math.max(at + to, 0), steps.length - 1);
        steps[at] = { ...current(), isFollowed: false };
      } else {
        const url = new URL(to, window.location.origin);
        if (!replace) at += 1;
        steps.splice(at, steps.length, locationOf(url, { state, key: newKey(), isFollowed: true }));
      }
      for (const listener of listeners) listener(current());
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's own, which hears of its steps until the test ends: all tests share one window. */
export function windowHistory(): History {
  const listening = vi.spyOn(window, 'addEventListener');
  const history = browserHistory();
  const calls = [...listening.mock.calls];
  listening.mockRestore();
  onTestFinished(() => {
    for (const [type, listener] of calls) window.removeEventListener(type, listener);
  });
  return history;
}

/** What stands under a router, opened at an address. */
export function MemoryRouter({ address, children }: { address?: string; children: ReactNode }) {
  const [history] = useState(() => memoryHistory(address));
  return <Router history={history}>{children}</Router>;
}
