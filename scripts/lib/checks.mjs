import { inProject, run, tool } from './project.mjs';

/** @typedef {{ name: string, command: string, args: string[], cwd?: string, refuse?: (output: string) => string | null }} Check */

/** @param {string} name @param {string} project @returns {Check} */
const types = (name, project) => ({ name: `types of ${name}`, command: tool('tsc'), args: ['-p', project] });

/** A wall that sees no bricks holds nothing: no module cruised is a failure, not a pass. @param {string} output */
function refuseEmptyCruise(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules < 10 ? `only ${modules} modules were looked at` : null;
}

/** @type {Check[]} */
const checks = [
  types('domain', 'domain/tsconfig.json'),
  types('domain tests', 'domain/tsconfig.test.json'),
  types('server', 'server/tsconfig.json'),
  types('web', 'web/tsconfig.json'),
  types('e2e', 'e2e/tsconfig.json'),
  types('bench', 'bench/tsconfig.json'),
  types('scripts', 'scripts/tsconfig.json'),
  { name: 'format and lint', command: tool('biome'), args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'floating promises',
    command: tool('oxlint'),
    args: ['--type-aware', '--deny-warnings', '-c', inProject('.oxlintrc.json')],
  },
  {
    name: 'walls between rooms',
    command: tool('depcruise'),
    args: ['domain/src', 'server/src', 'web/src', 'e2e', 'bench/src', '--config', '.dependency-cruiser.cjs'],
    refuse: refuseEmptyCruise,
  },
  { name: 'dead code', command: tool('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

/** @param {Check} check */
async function perform({ name, command, args, refuse }) {
  const { code, output } = await run(command, args, { quiet: true });
  const objection = code === 0 ? (refuse?.(output) ?? null) : output.trim();
  console.log(objection === null ? `  ok    ${name}` : `  FAIL  ${name}\n${objection}`);
  return objection === null;
}

/** Runs every check, two at a time, and counts. */
export async function runChecks() {
  const waiting = [...checks];
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts[(await perform(check)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
