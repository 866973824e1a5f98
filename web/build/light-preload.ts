import type { Plugin } from 'vite';

/** Where Vite keeps what it runs before the code of a later screen. */
const helper = '\0vite/preload-helper.js';

/**
 * Styles of a later screen come beside its code, each once. Vite's own helper also knows other bases, nonces and scripts
 * to preload: no page of ours has them, and every first visit would download it. The styles of the first page stand in
 * every page (`page-parts.ts`): a second time they would overrule those that came since. The page of the back office
 * links its own (`office-page.ts`).
 */
const fetchStylesToo = `
const coming = {};
const isHere = (file) =>
  file.includes('/index-') || document.querySelector('[href="/' + file + '"]');
const fetchStyle = (file) =>
  (coming[file] ??= isHere(file) || new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/' + file;
    link.onload = resolve;
    link.onerror = () => {
      coming[file] = null;
      link.remove();
      reject(Error(file));
    };
    document.head.append(link);
  }));
export const __vitePreload = async (load, files) =>
  (await Promise.all([load(), ...files.map(fetchStyle)]))[0];
`;

export function lightPreload(): Plugin {
  let isInPlace = false;
  return {
    name: 'light-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return null;
      isInPlace = true;
      return fetchStylesToo;
    },
    generateBundle() {
      if (!isInPlace) this.error('Vite keeps its preload helper elsewhere now.');
    },
  };
}
