import { defineConfig } from 'vitest/config';

/** Tests that start, kill and outlive real processes: each file in a process of its own, on built programs. */
export default defineConfig({
  test: {
    name: '@mooncake/server processes',
    include: ['src/**/*.process.test.ts'],
    globalSetup: ['src/testing/global-setup.testing.ts', 'src/testing/build-programs.testing.ts'],
    pool: 'forks',
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
