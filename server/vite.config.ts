import { defineConfig } from 'vite';

/** One file for production; our own package is bundled, installed packages stay where npm put them. */
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', emptyOutDir: true, sourcemap: true },
  ssr: { noExternal: ['@mooncake/domain'] },
});
