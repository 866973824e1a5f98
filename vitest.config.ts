import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['domain', 'server', 'server/vitest.processes.config.ts', 'web', 'scripts'],
    // Every core works: much of the time a test waits for PostgreSQL.
    maxWorkers: availableParallelism(),
  },
});
