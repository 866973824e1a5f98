import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const productionBuild = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

const displayName = /^\w+\.displayName = "\w+";$/gm;
const component = /= (React\d*\.(?:forwardRef|memo)\()/g;

/**
 * The router offers bundlers its development build, in which no unused component can be left out: each is
 * made by a call and given a display name. This takes the production build and says that neither matters.
 * A router that is written otherwise would come in whole without a word, so a build that found nothing fails.
 */
export function leanRouter(): Plugin {
  const found = { displayNames: 0, components: 0 };
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? productionBuild : null),
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      found.displayNames += code.match(displayName)?.length ?? 0;
      found.components += code.match(component)?.length ?? 0;
      return code.replace(displayName, '').replace(component, '= /* @__PURE__ */ $1');
    },
    buildEnd(error) {
      if (error) return;
      for (const [what, count] of Object.entries(found)) {
        if (count === 0)
          this.error(`lean-router found no ${what} in react-router: see web/build/lean-router.ts`);
      }
    },
  };
}
