import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Pure rules leave nothing behind, so all files share their imports.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
