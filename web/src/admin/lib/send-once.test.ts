import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isUnanswered, sendOnce } from './send-once.ts';

const schema = z.object({ id: z.number() });
const template = { method: 'POST', body: { name: 'Mornings' } } as const;

/** Answers each call with the next of these, and tells the keys that were sent. */
function answer(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return answers.shift()?.() ?? Response.error();
  });
  return keys;
}

const done = () => Response.json({ id: 1 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
/** The connection broke while the answer was being read. */
const cutOff = () => new Response('{"id":');
const problem = (status: number) => () =>
  Response.json({ code: 'x', title: 'no', details: {}, requestId: 'r' }, { status });
const send = (path: string, options: Parameters<typeof sendOnce>[2] = template) =>
  sendOnce(path, schema, options).catch(() => null);

const thrice = [lost, lost, lost];

describe('a change whose answer was lost', () => {
  it('is sent again by itself, under the same key, and told as done', async () => {
    const keys = answer(lost, cutOff, done);
    expect(await sendOnce('/again', schema, template)).toEqual({ id: 1 });
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('three times is not known to have failed', async () => {
    answer(...thrice);
    await expect(sendOnce('/unknown', schema, template)).rejects.toSatisfy(isUnanswered);
  });

  it('is not sent again where the server answered, however', async () => {
    for (const status of [409, 500, 503]) {
      const keys = answer(problem(status), done);
      await expect(sendOnce(`/no/${status}`, schema, template)).rejects.toMatchObject({ status });
      expect(keys).toHaveLength(1);
    }
  });

  it('without a network at all was not sent: that is a failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const keys = answer(lost);
    await expect(sendOnce('/offline', schema, template)).rejects.toMatchObject({ code: 'unreachable' });
    expect(keys).toHaveLength(1);
  });
});

describe('the key of a change', () => {
  it('that says how something shall be is for one press: it may have been set otherwise since', async () => {
    const keys = answer(...thrice, done);
    const switched = { method: 'PUT', body: { isActive: true }, isForOnePress: true } as const;
    await send('/switch', switched);
    await send('/switch', switched);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('stays when the answer was lost, and the next one is another', async () => {
    const keys = answer(...thrice, problem(503), done, done);
    for (let time = 0; time < 4; time += 1) await send('/lost');
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys.slice(0, 5)).size).toBe(1);
    expect(keys[5]).not.toBe(keys[0]);
  });

  it('is shared by two presses at once', async () => {
    const keys = answer(done, done);
    await Promise.all([send('/twice'), send('/twice')]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is another for another body or address, and after a refusal', async () => {
    const keys = answer(problem(500), problem(500), problem(500), problem(409), done);
    await send('/one');
    await send('/one', { ...template, body: { name: 'Evenings' } });
    await send('/two');
    await send('/three');
    await send('/three');
    expect(new Set(keys).size).toBe(5);
  });
});
