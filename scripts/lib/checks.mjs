import { availableParallelism } from 'node:os';
import { fingerprint, inProject, run, stampMatches, tool, writeStamp } from './project.mjs';

/**
 * `reads` names all it looks at, where looking takes long: unchanged since it last found nothing, it is not asked again.
 * @typedef {{ name: string, command: string, args: string[], reads?: string[] }} Check
 */

/** @import { Report } from './reports.mjs' */

/** The native compiler is several times faster; the other one stays for the tools that call it from JavaScript. */
const compiler = inProject('node_modules/typescript-native/bin/tsc');

const sideBySide = 2;

/** Each checker of types reads again what another has read: more of them than cores only cost. */
const checkers = Math.min(4, Math.max(1, Math.floor(availableParallelism() / sideBySide)));

/** The compiler and the linter that asks it end soon: cleaning their memory less often saves a tenth of their work. */
const env = { GOGC: '400' };

/** Only what changed since the last time is checked again. @param {string} name @param {string} project @returns {Check} */
const types = (name, project) => ({
  name: `types of ${name}`,
  command: process.execPath,
  args: [
    compiler,
    ...['-p', project, '--checkers', String(checkers)],
    ...['--incremental', '--tsBuildInfoFile', inProject('.cache/types', `${name.replaceAll(' ', '-')}.json`)],
  ],
});

const sources = [
  'domain/src',
  'server/src',
  'web/src',
  'e2e/journeys',
  'e2e/support',
  'bench/src',
  'prove/src',
];

/**
 * A check of our own, in a process of its own.
 * @param {string} name
 * @param {string} file
 * @param {string[]} [reads]
 * @returns {Check}
 */
const ownCheck = (name, file, reads) => ({
  name,
  command: process.execPath,
  args: [inProject('scripts/checks', `${file}.mjs`)],
  ...(reads && { reads }),
});

/** @type {Check[]} */
const checks = [
  types('domain', 'domain/tsconfig.json'),
  types('domain tests', 'domain/tsconfig.test.json'),
  types('server', 'server/tsconfig.json'),
  types('web', 'web/tsconfig.json'),
  types('e2e', 'e2e/tsconfig.json'),
  types('bench', 'bench/tsconfig.json'),
  types('proofs', 'prove/tsconfig.json'),
  types('scripts', 'scripts/tsconfig.json'),
  { name: 'format and lint', command: tool('biome'), args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'floating promises, reads of the environment',
    command: tool('oxlint'),
    args: ['--type-aware', '--deny-warnings', '-c', inProject('.oxlintrc.json')],
    reads: [...sources, 'web/build', 'scripts', '.oxlintrc.json'],
  },
  {
    name: 'walls between folders',
    command: tool('depcruise'),
    args: [
      ...[...sources, '--config', '.dependency-cruiser.cjs'],
      ...['--output-type', `plugin:${inProject('scripts/checks/walls-reporter.mjs')}`],
    ],
    reads: [...sources, '.dependency-cruiser.cjs'],
  },
  ownCheck('crowded folders', 'folders'),
  ownCheck('styles drawn from tokens', 'styles'),
  ownCheck('unused words', 'texts', ['web/src', 'web/tsconfig.json']),
  ownCheck("the API's description", 'api', ['domain/src', 'server/src', 'redocly.yaml']),
  ownCheck('paths in documents', 'doc-paths'),
  {
    name: 'generated documents',
    command: process.execPath,
    args: [inProject('scripts/docs.mjs'), '--check'],
  },
  {
    name: 'dead code',
    command: tool('knip'),
    args: [
      ...['--no-progress', '--treat-config-hints-as-errors'],
      ...['--cache', '--cache-location', inProject('.cache/dead-code')],
    ],
  },
];

/** What it found wrong; null where all is well. @param {Check} check */
async function perform({ name, command, args, reads }) {
  const stamp = `.cache/checks/${name.replaceAll(/\W+/g, '-')}`;
  const seen =
    reads && fingerprint([...reads, 'scripts/checks', 'scripts/lib/checks.mjs', 'package-lock.json']);
  if (seen && stampMatches(stamp, seen)) return null;
  const { code, output } = await run(command, args, { env, quiet: true });
  if (code === 0 && seen) writeStamp(stamp, seen);
  return code === 0 ? null : output.trim();
}

/**
 * Runs every check, some side by side.
 * @param {(done: number, total: number) => void} [onProgress]
 * @returns {Promise<Report>}
 */
export async function runChecks(onProgress) {
  const waiting = [...checks];
  /** @type {Report} */
  const report = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const message = await perform(check);
      if (message === null) report.passed += 1;
      else
        report.failures.push({ title: check.name, place: '', message, files: [], command: 'npm run check' });
      report.failed = report.failures.length;
      onProgress?.(report.passed + report.failed, checks.length);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  return report;
}
