import { defineConfig } from 'vitest/config';

/** Tests that start, kill and outlive real processes, which are built programs. */
export default defineConfig({
  test: {
    name: '@mooncake/server processes',
    include: ['src/**/*.process.test.ts'],
    globalSetup: ['src/testing/global-setup.testing.ts', 'src/testing/build-programs.testing.ts'],
    // Files share their imports: what is killed are their children.
    pool: 'forks',
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
