import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['domain', 'server', 'server/vitest.processes.config.ts', 'web', 'scripts'],
    // Every core works: much of the time a test waits for PostgreSQL.
    maxWorkers: availableParallelism(),
    // What one run compiled, the next one need not: every step of `npm test` is a run, and so is every quick one.
    experimental: { fsModuleCache: true },
  },
});
