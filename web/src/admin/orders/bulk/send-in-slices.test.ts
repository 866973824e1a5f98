import { describe, expect, it } from 'vitest';
import { sendInSlices } from './send-in-slices.ts';

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `id-${at}`,
    orderNumber: `CHM${100_000 + at}`,
  }));

const allChanged = async (ids: string[]) => ({
  changed: ids.map((orderId) => ({ orderId, orderNumber: 'CHM100000' as const })),
  unchanged: [],
  skipped: [],
  failed: [],
});

describe('many orders', () => {
  it('are sent twenty at a time, one slice after another', async () => {
    const sizes: number[] = [];
    const progress: number[] = [];
    const outcome = await sendInSlices(orders(45), {
      send: (ids) => {
        sizes.push(ids.length);
        return allChanged(ids);
      },
      onProgress: ({ done }) => progress.push(done),
      isStopped: () => false,
    });
    expect(sizes).toEqual([20, 20, 5]);
    expect(progress).toEqual([20, 40, 45]);
    expect(outcome).toEqual({ done: 45, changed: 45, unchanged: [], skipped: [], failures: [] });
  });

  it('fail one by one', async () => {
    const outcome = await sendInSlices(orders(2), {
      send: async () => ({
        changed: [{ orderId: 'id-0', orderNumber: 'CHM100000' }],
        unchanged: [],
        skipped: [],
        failed: [{ orderId: 'id-1', orderNumber: 'CHM100001', code: 'order.nothing_to_change', details: {} }],
      }),
      onProgress: () => undefined,
      isStopped: () => false,
    });
    expect(outcome).toMatchObject({
      changed: 1,
      failures: [{ order: { orderNumber: 'CHM100001' }, problem: { code: 'order.nothing_to_change' } }],
    });
  });

  it('say which were over already, and which had the status', async () => {
    const outcome = await sendInSlices(orders(3), {
      send: async () => ({
        changed: [{ orderId: 'id-0', orderNumber: 'CHM100000' }],
        unchanged: [{ orderId: 'id-2', orderNumber: 'CHM100002' }],
        skipped: [{ orderId: 'id-1', orderNumber: 'CHM100001' }],
        failed: [],
      }),
      onProgress: () => undefined,
      isStopped: () => false,
    });
    expect(outcome).toEqual({
      done: 3,
      changed: 1,
      unchanged: ['CHM100002'],
      skipped: ['CHM100001'],
      failures: [],
    });
  });

  it('are not sent on once a slice got no answer', async () => {
    let calls = 0;
    const outcome = await sendInSlices(orders(45), {
      send: async (ids) => {
        calls += 1;
        if (calls === 2) throw new Error('gone');
        return allChanged(ids);
      },
      onProgress: () => undefined,
      isStopped: () => false,
    });
    expect(calls).toBe(2);
    expect(outcome.changed).toBe(20);
    expect(outcome.failures).toHaveLength(25);
  });

  it('stop when asked to', async () => {
    let isStopped = false;
    const outcome = await sendInSlices(orders(45), {
      send: allChanged,
      onProgress: () => {
        isStopped = true;
      },
      isStopped: () => isStopped,
    });
    expect(outcome.changed).toBe(20);
    expect(outcome.failures.map(({ problem }) => problem)).toEqual(Array(25).fill(null));
  });
});
