import { isRefusal } from '@mooncake/domain/refusal';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.testing.ts';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose jobs end when the test says so. */
function openQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({
    atOnce: 2,
    waitingPerSender: 3,
    waiting: 5,
    retryAfterSeconds: 7,
    ...limits,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (sender: string, name: string) =>
    queue(sender, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = (name: string) => {
    ends.get(name)?.();
    return settle();
  };
  return { queue, send, end, settle, started };
}

test('a sender with a long line keeps nobody else waiting', async () => {
  const { send, end, settle, started } = openQueue();
  for (const name of ['a1', 'a2', 'a3']) void send('a', name);
  void send('b', 'b1');
  void send('c', 'c1');
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('c1');
  // A free place, but only the one whose turn it is already has anybody waiting.
  expect(started).toHaveLength(4);
  await end('a2');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('a full line, of one or of all, is refused with the time to come back', async () => {
  const { send } = openQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void send('a', name);
  const refused = await send('a', 'a5').catch((error: unknown) => error);
  expect(isRefusal(refused, 'request.busy') && refused.facts).toEqual({ retryAfterSeconds: 7 });
  for (const name of ['b1', 'b2', 'b3']) void send('b', name);
  await expect(send('c', 'c1')).rejects.toThrow('request.busy');
});

test('a job that fails gives its turn on', async () => {
  const { queue, send, started } = openQueue({ atOnce: 1 });
  const failed = queue('a', () => Promise.reject(new Error('broken')));
  void send('a', 'a2');
  await expect(failed).rejects.toThrow('broken');
  await eventually(() => expect(started).toEqual(['a2']));
});

test('every job of a crowd is done once, never more at once than allowed', async () => {
  const queue = createFairQueue({ atOnce: 3, waitingPerSender: 50, waiting: 500, retryAfterSeconds: 1 });
  let now = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      queue(`sender ${index % 7}`, async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return index;
      }),
    ),
  );
  expect([done, most]).toEqual([Array.from({ length: 200 }, (_, index) => index), 3]);
});

test('a job hears whether another of its sender was before it', async () => {
  const { queue, send, end, settle } = openQueue({ atOnce: 1 });
  void send('a', 'a1');
  await settle();
  const heard = Promise.all(['a', 'b', 'b'].map((sender) => queue(sender, async (isRepeated) => isRepeated)));
  await end('a1');
  expect(await heard).toEqual([true, false, true]);
  expect(await queue('a', async (isRepeated) => isRepeated)).toBe(false);
});
