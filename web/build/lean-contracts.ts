import type { Plugin } from 'vite';

const mark = '?lean';

/**
 * Gives the browser's own code a copy of the rule files it imports directly, apart from the copies the
 * contracts import: words like `formatRinggit` then come without the schemas beside them, and the schema
 * library stays in the chunks that check answers. The copies hold no state, so two of them are as good as one.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!/^@mooncake\/domain\/(money|language)$/.test(id) || !importer) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && `${found.id}${mark}`;
    },
  };
}
