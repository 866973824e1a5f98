import { existsSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

export const clientFolder = new URL('../dist/client/', import.meta.url);

/** The manifest of the client build; empty before the first one. */
export function readManifest(): Manifest {
  const file = new URL('.vite/manifest.json', clientFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Every file a chunk needs before it can run: itself and what it imports statically. */
export function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** For each lazily loaded source file, the built files to preload beyond those of the entry. */
export function readClientAssets(): Record<string, string[]> {
  const manifest = readManifest();
  const initial = filesOf(manifest, 'index.html');
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry);
  return Object.fromEntries(
    lazy.map(([key]) => [
      key,
      [...filesOf(manifest, key)].filter((file) => !initial.has(file)).map((file) => `/${file}`),
    ]),
  );
}
