import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { clientFolder, filesOf, readClientAssets, readManifest } from './client-assets.ts';
import { brotli } from './compress.ts';

const kilobyte = 1024;
const budget = { script: 72 * kilobyte, style: 10 * kilobyte };
// Left to the bundler a checkout is fifty files: `shared-files.ts` has lost its way when a screen comes in so many.
const filesOfScreen = 28;
const homeKeys = ['index.html', 'src/i18n/first-page/zh.ts'];

/** Prints what a first visit of the home page downloads; above the budget, or with a screen in too many files, the build fails. */
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
        for (const [screen, files] of Object.entries(readClientAssets())) {
          if (files.length > filesOfScreen) this.error(`${screen} comes in ${files.length} files.`);
        }
      },
    },
  };
}

const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotli(readFileSync(new URL(file, clientFolder))).length, 0);

const shown = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;
