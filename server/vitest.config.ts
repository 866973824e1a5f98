import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.testing.ts'],
    // Starting databases takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
