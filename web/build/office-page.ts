import type { Plugin, Rolldown } from 'vite';

const styleInPage = /<style>.*?<\/style>/s;
const endOfCode = '</template>';
const beginning = '<html lang="en"';
const start = '/src/admin/admin-app.tsx';

/**
 * The page of the back office is that of customers with three differences: it has the office's colours and fonts from the
 * start, links the styles of the whole shop instead of carrying those of a first page, and names all the code the office
 * opens with, so that nothing is found late.
 */
export function officePage(): Plugin {
  return {
    name: 'office-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const office = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(start));
        if (page?.type !== 'asset' || !office) return this.error('There is no page, or no back office.');
        const [style, ...others] = office.viteMetadata?.importedCss ?? [];
        if (!style || others.length > 0) return this.error('The back office has not one file of styles.');
        const html = page.source.toString();
        if (!styleInPage.test(html) || !html.includes(beginning))
          return this.error('The page is not as it was.');
        const link = `<link rel="stylesheet" crossorigin href="/${style}">`;
        const preloads = [...filesOf(bundle, office)]
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        this.emitFile({
          type: 'asset',
          fileName: 'office.html',
          source: html
            .replace(beginning, `${beginning} data-area="admin"`)
            .replace(styleInPage, link)
            .replace(endOfCode, preloads.join('') + endOfCode),
        });
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk and all it imports before it can run. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()) {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const imported of chunk.imports) {
    const next = bundle[imported];
    if (next?.type === 'chunk') filesOf(bundle, next, seen);
  }
  return seen;
}
