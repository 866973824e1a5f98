import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-setup.testing.ts'],
    // Starting databases takes its time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
