import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    pool: 'threads',
    isolate: false,
    // Not a measure of speed, only an end to waiting: a busy machine takes its time.
    testTimeout: 120_000,
  },
});
