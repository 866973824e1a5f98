import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../lib/project.mjs';
import { faultsOfTokens, readScales, strayStyles } from './stray-styles.mjs';

// What is drawn is drawn from web/src/styles/tokens.css: a size, shadow, radius or colour made up elsewhere is refused.
// node scripts/checks/styles.mjs [FOLDER]

const folder = process.argv[2] ?? inProject('web/src');
const tokens = readFileSync(inProject('web/src/styles/tokens.css'), 'utf8');
const scales = readScales(tokens);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|testing)\.tsx?$/.test(path),
);
const stray = paths.flatMap((path) =>
  strayStyles({ path: join(folder, path), source: readFileSync(join(folder, path), 'utf8') }, scales),
);

const faults = [
  ...faultsOfTokens(tokens),
  ...stray,
  // A check that looked at nothing found nothing.
  ...(paths.some((path) => path.endsWith('.tsx')) ? [] : [`no component was looked at in ${folder}`]),
];
for (const fault of faults) console.log(fault);
if (stray.length > 0) console.log('Name a token of web/src/styles/tokens.css instead.');
process.exitCode = faults.length === 0 ? 0 : 1;
