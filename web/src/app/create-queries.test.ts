import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueries } from './create-queries.ts';

afterEach(() => onlineManager.setOnline(true));

it('makes no change later that failed without a network', async () => {
  let tries = 0;
  const erasing = new MutationObserver(createQueries(null), {
    mutationFn: async () => {
      tries += 1;
      throw new Error('no network');
    },
  });
  onlineManager.setOnline(false);
  await expect(erasing.mutate()).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(tries).toBe(1);
});
