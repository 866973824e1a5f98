/**
 * What dependency-cruiser found, and one rule it cannot express: two folders side by side never import each
 * other, in any package. Where they would, what both need lies below both, or one of them owns it. Tests may
 * look around: a use case is tried with the doctor, the doctor with use cases.
 *
 * @import { ICruiseResult } from 'dependency-cruiser'
 */

/** Fewer than this were not the tree, but a mistake in how it was looked at. */
const minModules = 10;
const isTest = /\.(test|testing|spec|setup)\.tsx?$/;

/**
 * The folders on both sides of the fork of two paths.
 * @param {string} from
 * @param {string} to
 * @returns {{ from: string, to: string } | null} null where one of them is a file of the folder that forks
 */
function fork(from, to) {
  const a = from.split('/');
  const b = to.split('/');
  let depth = 0;
  while (a[depth] === b[depth]) depth += 1;
  // Packages have walls of their own.
  if (depth === 0 || depth >= a.length - 1 || depth >= b.length - 1) return null;
  return { from: a.slice(0, depth + 1).join('/'), to: b.slice(0, depth + 1).join('/') };
}

/**
 * Pairs of sibling folders that import each other, each with an import of either direction.
 * @param {Pick<ICruiseResult, 'modules'>['modules']} modules
 * @returns {string[]}
 */
function findMutualFolders(modules) {
  /** @type {Map<string, string>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest.test(source)) continue;
    for (const { resolved } of dependencies) {
      const folders = resolved.includes('node_modules') ? null : fork(source, resolved);
      if (folders) arrows.set(`${folders.from} -> ${folders.to}`, `${source} -> ${resolved}`);
    }
  }
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    const back = arrows.get(`${to} -> ${from}`);
    return back !== undefined && from < to
      ? [`${from} and ${to} import each other:\n  ${example}\n  ${back}`]
      : [];
  });
}

/** @param {ICruiseResult} result */
export default function report({ modules, summary }) {
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const mutual = findMutualFolders(modules);
  const empty = modules.length < minModules ? [`only ${modules.length} modules were looked at`] : [];
  const problems = [...empty, ...broken, ...mutual];
  return { output: `${problems.join('\n')}\n`, exitCode: problems.length };
}
