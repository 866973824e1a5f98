import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readClientAssets } from './build/client-assets.ts';
import { refuseDevCode } from './build/dev-code.ts';
import { leanRouter } from './build/lean-router.ts';
import { precompress } from './build/precompress.ts';
import { reportSizes } from './build/report-sizes.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** What the first page needs in any case, in one file: many small ones compress badly. */
const firstPage = {
  name: 'first-page',
  test: /preload-helper|node_modules\/(react|react-dom|scheduler|react-router)\/|web\/src\/ui\/(badge|button|card|class-names|empty-state|icon|language-run|link|load-failed|loading|main-id|skeleton|toast\/toast-store|toast\/toaster)\.|products\/pictures\.|catalogue\/picture\./,
};

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    refuseDevCode(),
    ...(isSsrBuild ? [] : [leanRouter(), precompress(), reportSizes()]),
  ],
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
    modulePreload: {
      polyfill: false,
      // The list of every chunk's chunks would weigh on the first page; a later screen can ask for its own.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'index.html',
      // Making a schema changes nothing: one that nobody reads is left out.
      treeshake: { manualPureFunctions: ['z'] },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [firstPage] } } }),
    },
  },
  // Bundled whole: the server runs it from plain Node.
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: { proxy: { '/api': api, '/files': api, '/pictures': api } },
  // Files share their imports; what a test changes in the window it puts back.
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Read as text by the gallery; all other styles are left out.
    css: { include: /tokens\.css/ },
    setupFiles: ['src/test-setup.testing.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
  },
}));
