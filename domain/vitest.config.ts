import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Pure rules leave nothing behind, so all files share their imports.
    pool: 'threads',
    isolate: false,
    // Not a measure of speed, only an end to waiting: a busy machine takes its time.
    testTimeout: 120_000,
  },
});
