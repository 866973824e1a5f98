import type { Plugin } from 'vite';

type Chunk = { fileName: string; moduleIds: readonly string[] };

/** Every module of web/src/dev that reached a chunk, with the chunk it is in. */
export const findDevCode = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => id.includes('/web/src/dev/')).map((id) => `${id} in ${fileName}`),
  );

/** Fails a build that carries what is for development only. */
export function refuseDevCode(): Plugin {
  return {
    name: 'refuse-dev-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      if (chunks.every(({ moduleIds }) => moduleIds.length === 0)) this.error('No module was looked at.');
      const found = findDevCode(chunks);
      if (found.length > 0) this.error(`Development code is in the build:\n${found.join('\n')}`);
    },
  };
}
