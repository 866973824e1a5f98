import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readClientAssets } from './build/client-assets.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { precompress } from './build/precompress.ts';
import { reportSizes } from './build/report-sizes.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

const leanRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Calls that only make something: schemas, and the router's components (which numbers its imports of React).
 * What they make is left out where nobody uses it.
 */
const pureMakers = [
  'z',
  ...Array.from({ length: 12 }, (_, index) => `React${index || ''}`).flatMap((react) => [
    `${react}.forwardRef`,
    `${react}.memo`,
  ]),
];

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [leanContracts(), precompress(), reportSizes()])],
  // The server build knows the hashed names of the client build made just before it.
  define: {
    __CLIENT_ASSETS__: JSON.stringify(isSsrBuild ? readClientAssets() : {}),
    // React's production build alone, whatever the server was started with.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node20' : ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'index.html',
      treeshake: { manualPureFunctions: pureMakers },
    },
  },
  // The router's package offers bundlers its development build only; its warnings are not for customers.
  resolve: {
    alias: mode === 'production' && !isSsrBuild ? [{ find: /^react-router$/, replacement: leanRouter }] : [],
  },
  // Bundled whole: the server runs it from plain Node.
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { proxy: { '/api': api, '/files': api, '/pictures': api } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
}));
