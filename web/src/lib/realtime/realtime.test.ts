import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from './fake-source.testing.ts';
import { listenForChanges } from './realtime.ts';

let queries: QueryClient;
beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
});
afterEach(() => {
  queries.clear();
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

/** A screen that shows what the server holds: each fetch reads at once and arrives when the test lets it. */
function show(queryKey: string[], readNow: () => number) {
  const underWay: (() => void)[] = [];
  const queryFn = () => {
    const read = readNow();
    return new Promise<number>((resolve) => underWay.push(() => resolve(read)));
  };
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  return {
    shown: () => observer.getCurrentResult().data,
    fetches: () => underWay.length,
    arrive: async (index: number) => {
      await waitFor(() => expect(underWay.length).toBeGreaterThan(index));
      underWay[index]?.();
    },
    leave,
  };
}

describe('a stream that opens late', () => {
  it('what was fetched before it is fetched again', async () => {
    let stock = 5;
    const screen = show(['stock', 'availability'], () => stock);
    await screen.arrive(0);
    await waitFor(() => expect(screen.shown()).toBe(5));
    listenForChanges(queries, null);
    stock = 4;
    FakeSource.last.open();
    await screen.arrive(1);
    await waitFor(() => expect(screen.shown()).toBe(4));
    screen.leave();
  });

  it('a first fetch that began before it, and ends after it, is followed by another', async () => {
    let stock = 5;
    const screen = show(['stock', 'availability'], () => stock);
    listenForChanges(queries, null);
    stock = 4;
    FakeSource.last.open();
    await screen.arrive(0);
    await screen.arrive(1);
    await waitFor(() => expect(screen.shown()).toBe(4));
    screen.leave();
  });

  it('a change told while a first fetch is under way is not lost', async () => {
    let stock = 5;
    listenForChanges(queries, null);
    FakeSource.last.open();
    const screen = show(['stock', 'availability'], () => stock);
    stock = 4;
    FakeSource.last.send('stock');
    await screen.arrive(0);
    await screen.arrive(1);
    await waitFor(() => expect(screen.shown()).toBe(4));
    screen.leave();
  });
});

describe('a page that came with its data', () => {
  it('names its version, and fetches nothing again unless the server says it changed', async () => {
    let price = 48;
    queries.setQueryData(['catalogue', 'products'], price);
    const screen = show(['catalogue', 'products'], () => price);
    listenForChanges(queries, 'v1');
    expect(FakeSource.last.path).toBe('/api/events?page=v1');
    FakeSource.last.open();
    expect(screen.fetches()).toBe(0);

    price = 50;
    FakeSource.last.send('catalogue');
    await screen.arrive(0);
    await waitFor(() => expect(screen.shown()).toBe(50));
    // After a cut its version is an old one.
    FakeSource.last.open();
    await waitFor(() => expect(screen.fetches()).toBe(2));
    screen.leave();
  });
});
