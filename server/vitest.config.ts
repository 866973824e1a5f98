import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.process.test.ts'],
    globalSetup: ['src/testing/global-setup.testing.ts'],
    // Files share their imports; each has a database and a folder of its own.
    pool: 'threads',
    isolate: false,
    // Not a measure of speed, only an end to waiting: a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
