import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { clientFolder } from './client-assets.ts';
import { brotli } from './compress.ts';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text asset, so the server never compresses one on the fly. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: () => compressFolder(fileURLToPath(clientFolder)),
  };
}

function compressFolder(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => compressible.test(file))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
