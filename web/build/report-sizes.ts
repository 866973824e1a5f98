import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { clientFolder, filesOf, readManifest } from './client-assets.ts';

const kilobyte = 1024;
const budget = { script: 72 * kilobyte, style: 10 * kilobyte };
const homeKeys = ['index.html', 'src/i18n/first-page/zh.ts'];

/** Prints what a first visit of the home page downloads, and fails the build above the budget. */
export function reportSizes(): Plugin {
  return {
    name: 'report-sizes',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const manifest = readManifest();
        const scripts = new Set(homeKeys.flatMap((key) => [...filesOf(manifest, key)]));
        const styles = new Set(homeKeys.flatMap((key) => manifest[key]?.css ?? []));
        const script = weigh(scripts);
        const style = weigh(styles);
        this.info(
          `home page, brotli: scripts ${shown(script)} of ${shown(budget.script)}, styles ${shown(style)} of ${shown(budget.style)}`,
        );
        if (script > budget.script || style > budget.style) this.error('The home page outgrew its budget.');
      },
    },
  };
}

const weigh = (files: Iterable<string>) =>
  [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, clientFolder))).length,
    0,
  );

const shown = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;
