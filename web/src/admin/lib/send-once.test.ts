import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sendOnce } from './send-once.ts';

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
const problem = (status: number) => () =>
  Response.json({ type: 'about:blank', title: 'no', status, code: 'x', details: {} }, { status });
const send = (path: string, options: Parameters<typeof sendOnce>[2] = template) =>
  sendOnce(path, schema, options).catch(() => null);

describe('the key of a change', () => {
  it('stays when the answer was lost, and the next one is another', async () => {
    const keys = answer(lost, problem(503), done, done);
    for (let time = 0; time < 4; time += 1) await send('/lost');
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is shared by two presses at once', async () => {
    const keys = answer(done, done);
    await Promise.all([send('/twice'), send('/twice')]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is another for another body or address, and after a refusal', async () => {
    const keys = answer(lost, lost, lost, problem(409), done);
    await send('/one');
    await send('/one', { ...template, body: { name: 'Evenings' } });
    await send('/two');
    await send('/three');
    await send('/three');
    expect(new Set(keys).size).toBe(5);
  });
});
