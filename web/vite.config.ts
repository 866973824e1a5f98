import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readClientAssets } from './build/client-assets.ts';
import { refuseDevCode } from './build/dev-code.ts';
import { firstPageFile } from './build/first-page-file.ts';
import { lightPreload } from './build/light-preload.ts';
import { officePage } from './build/office-page.ts';
import { pageParts } from './build/page-parts.ts';
import { precompress } from './build/precompress.ts';
import { reportSizes } from './build/report-sizes.ts';
import { sharedFiles } from './build/shared-files.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** The first page names every file it may fetch later, and nothing packs a hash: seven digits tell two builds apart. */
const shortNames = {
  hashCharacters: 'hex',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    refuseDevCode(),
    ...(isSsrBuild ? [] : [lightPreload(), pageParts(), officePage(), precompress(), reportSizes()]),
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
      // The page itself names all it needs. The list of every chunk's chunks would weigh on it; a later screen can
      // ask for its own.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'index.html',
      // Making a schema changes nothing: one that nobody reads is left out.
      treeshake: { manualPureFunctions: ['z'] },
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [firstPageFile, sharedFiles] }, ...shortNames },
      }),
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
