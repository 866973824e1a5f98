import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const productionBuild = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * The router offers bundlers its development build, in which no unused component can be left out: each is
 * made by a call and given a display name. This takes the production build and says that neither matters.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? productionBuild : null),
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      return code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
