import type { Plugin, Rolldown } from 'vite';

const linkedStyle = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const codeToFetch = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;
const placeForCode = '<!--code-->';

/** The styles that stand in every page; `light-preload.ts` asks for none of this name again. */
const isPageStyle = (file: string) => /^assets\/index-\w+\.css$/.test(file);

/**
 * Pages come drawn. Their styles stand in them: one way to the server less before anything is painted. Their code goes
 * into a template, from where the last lines of `index.html` fetch it once the leading picture has come.
 */
export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const code = html.match(codeToFetch) ?? [];
        if (code.length === 0) throw new Error('The page has no code to fetch.');
        if (!html.match(linkedStyle)) throw new Error('The page links no styles.');
        return html
          .replace(codeToFetch, '')
          .replace(placeForCode, () => placeForCode + code.map((tag) => tag.trim()).join(''))
          .replace(linkedStyle, (_link, file: string) => `<style>${styleOf(bundle, file)}</style>`);
      },
    },
  };
}

function styleOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset' || !isPageStyle(file)) throw new Error(`${file} is no style of the page.`);
  const style = asset.source.toString().trim();
  // Either would end the element, or be taken for a place that the server fills.
  if (/<[/!]/.test(style)) throw new Error(`${file} cannot stand in a page.`);
  return style;
}
