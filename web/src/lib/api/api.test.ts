import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../shared/catalogue/page-data.testing.ts';
import { api } from './api.ts';

const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

/** A server that never answers, but lets go when the caller does. */
const silence = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_path, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );

beforeEach(() => vi.useFakeTimers());
describe('a call', () => {
  it('gives what the contract promises', async () => {
    answer({ products: [aProduct()] });
    expect(await api.products()).toEqual([aProduct()]);
  });

  it('passes on the problem the server named', async () => {
    answer({ code: 'unavailable', title: 'Starting', details: { reason: 'starting' }, requestId: 'r1' }, 503);
    await expect(api.products()).rejects.toMatchObject({
      name: 'ApiProblem',
      status: 503,
      code: 'unavailable',
      details: { reason: 'starting' },
    });
  });

  it('does not trust an answer of another shape', async () => {
    answer({ products: [{ name: 'half a product' }] });
    await expect(api.products()).rejects.toMatchObject({ code: 'broken_answer' });
    answer('<html>', 502);
    await expect(api.products()).rejects.toMatchObject({ code: 'broken_answer', status: 502 });
  });

  it('gives up after ten seconds, not before', async () => {
    silence();
    const outcome = vi.fn();
    const call = api.products().catch(outcome);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout', status: 0 }));
  });

  it('stops quietly when its caller does', async () => {
    silence();
    const caller = new AbortController();
    const call = api.products(caller.signal);
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
