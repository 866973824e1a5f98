import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// What the build does with `./letters.png?inline`, for the server that runs from its source: the picture as a data URL.

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.png?inline')) return next(url, context);
  const picture = await readFile(new URL(url));
  const source = `export default 'data:image/png;base64,${picture.toString('base64')}';`;
  return { format: 'module', shortCircuit: true, source };
}

// Node loads this file once more beside the program, to ask it.
if (isMainThread) register(import.meta.url);
