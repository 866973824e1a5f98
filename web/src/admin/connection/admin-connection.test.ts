import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSource } from '../../lib/realtime/fake-source.testing.ts';
import { openAdminConnection } from './admin-connection.ts';

type Holding = { hold: () => Promise<void>; resolve: () => void; reject: (reason: unknown) => void };

/** One lock as browsers hand it out: to one after the other, or at once to whoever steals it. */
function oneLock(grantsAfterMs = 0) {
  let holder: Holding | null = null;
  const queue: Holding[] = [];
  const give = (next: Holding | undefined) => {
    holder = next ?? null;
    void next?.hold().then(() => {
      if (holder !== next) return;
      next.resolve();
      give(queue.shift());
    });
  };
  return {
    request: (_: string, { steal, signal }: LockOptions, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const asked = { hold, resolve, reject };
        signal?.addEventListener('abort', () => {
          if (queue.includes(asked)) queue.splice(queue.indexOf(asked), 1);
        });
        if (holder && !steal) return void queue.push(asked);
        holder?.reject(new DOMException('Stolen', 'AbortError'));
        if (grantsAfterMs > 0 && !steal) setTimeout(() => give(asked), grantsAfterMs);
        else give(asked);
      }),
    query: async () => ({ held: holder ? [{ name: 'admin-lead' }] : [], pending: [] }),
  };
}

const channels = new Set<TabChannel>();
class TabChannel extends EventTarget {
  isAsleep = false;
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other === this || other.isAsleep) continue;
      queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  close() {
    channels.delete(this);
  }
}

let answer: () => Promise<Response>;
const checks = vi.fn((_address: string) => answer());
const tabs: ReturnType<typeof openAdminConnection>[] = [];
const openTab = (queries = new QueryClient()) => {
  const tab = openAdminConnection(queries);
  tabs.push(tab);
  return tab;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', checks);
  vi.stubGlobal('BroadcastChannel', TabChannel);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: oneLock() });
  checks.mockClear();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const slowly = (milliseconds: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({})), milliseconds));

it('a leading tab whose check takes its time keeps the lead, and tells the others when it knows', async () => {
  answer = slowly(4_000);
  openTab();
  await pass(500);
  const follower = openTab();
  await pass(3_000);
  expect(checks).toHaveBeenCalledTimes(1);
  expect(follower.state().health).toBeNull();
  await pass(1_000);
  expect(checks).toHaveBeenCalledTimes(1);
  expect(follower.state().health?.isHealthy).toBe(true);
});

it('a tab alone whose browser is slow to give it the lead takes it from nobody', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: oneLock(2_500) });
  answer = slowly(10);
  const tab = openTab();
  await pass(6_000);
  expect(checks).toHaveBeenCalledTimes(1);
  expect(tab.state().health?.isHealthy).toBe(true);
});

it('a leading tab that falls asleep during its check is relieved of the lead', async () => {
  answer = slowly(60_000);
  openTab();
  const [leaders] = channels;
  const follower = openTab();
  await pass(3_000);
  expect(checks).toHaveBeenCalledTimes(1);
  if (leaders) leaders.isAsleep = true;
  answer = slowly(10);
  await pass(1_500);
  expect(checks).toHaveBeenCalledTimes(2);
  expect(follower.state().health?.isHealthy).toBe(true);
});

it('a tab that is relieved of the lead asks again for what it may not have heard meanwhile', async () => {
  answer = slowly(60_000);
  const queries = new QueryClient();
  openTab(queries);
  const [leaders] = channels;
  openTab();
  await queries.prefetchQuery({ queryKey: ['orders'], queryFn: () => 1 });
  if (leaders) leaders.isAsleep = true;
  answer = slowly(10);
  await pass(2_000);
  expect(queries.getQueryState(['orders'])?.isInvalidated).toBe(true);
});

it('what changes with several topics is asked for again with each of them, and with no other', async () => {
  answer = slowly(10);
  const queries = new QueryClient();
  openTab();
  openTab(queries);
  await pass(100);
  const about = async (topic: string) => {
    await queries.prefetchQuery({
      queryKey: ['settings', 'steps'],
      queryFn: () => 1,
      meta: { alsoOf: ['stock'] },
    });
    new TabChannel().postMessage({ kind: 'topic', topic });
    await pass(10);
    return queries.getQueryState(['settings', 'steps'])?.isInvalidated;
  };
  expect(await about('orders')).toBe(false);
  expect(await about('stock')).toBe(true);
  expect(await about('settings')).toBe(true);
});

/** Alone and signed in, with orders in sight before its stream is open. */
async function openWithOrders() {
  vi.stubGlobal('EventSource', FakeSource);
  answer = slowly(10);
  const queries = new QueryClient();
  const tab = openTab(queries);
  await pass(100);
  await queries.prefetchQuery({ queryKey: ['orders'], queryFn: () => 1 });
  tab.signedIn(true);
  const isAskedAgain = () => queries.getQueryState(['orders'])?.isInvalidated;
  return { queries, stream: FakeSource.last, isAskedAgain };
}

it('fetches nothing again when its stream opens, for the server tells what changed since the page began', async () => {
  const { queries, stream: first, isAskedAgain } = await openWithOrders();
  expect(Number(/since=(\d+)$/.exec(first.path)?.[1])).toBeGreaterThan(10_000);
  first.open();
  expect(isAskedAgain()).toBe(false);
  first.send('orders');
  expect(isAskedAgain()).toBe(true);

  // Whatever was said while the line was gone went unheard.
  await queries.fetchQuery({ queryKey: ['orders'], queryFn: () => 2 });
  first.open();
  expect(isAskedAgain()).toBe(true);
});

it('fetches all again when its stream took longer to open than the server was asked for', async () => {
  const { stream, isAskedAgain } = await openWithOrders();
  await pass(11_000);
  stream.open();
  expect(isAskedAgain()).toBe(true);
});
