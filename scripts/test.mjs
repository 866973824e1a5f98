import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { findChangedTests } from './lib/changed-files.mjs';
import { runChecks } from './lib/checks.mjs';
import { findDateTests } from './lib/date-tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';
import { reportsFolder, runJourneys, runProofs, runVitest } from './lib/runners.mjs';
import { countsOf, runLanes } from './lib/steps.mjs';
import { useTemporaryFolder } from './lib/temporary-folder.mjs';

// npm test                       everything
// npm test -- quick              checks, rules and the tests of what changed since main; no browser
// npm test -- FILE[:LINE] ...    these files, of any kind

/** @import { Step } from './lib/steps.mjs' */

const processes = '@mooncake/server processes';
const screensAndRules = ['@mooncake/web', '@mooncake/domain', 'scripts'];
const otherZones = ['Asia/Kuala_Lumpur', 'America/Los_Angeles'];

/** @param {string[]} names */
const ofProjects = (names) => names.flatMap((name) => ['--project', name]);

/** @type {Step} */
const check = { name: 'check', seconds: 45, work: runChecks };

/** @type {Promise<void> | undefined} */
let building;
const buildOnce = () => (building ??= ensureBuilt());

/**
 * Three lanes for two cores: journeys wait for the browser, screens for timers and processes for each other, and a core
 * that one of them leaves is another's.
 * @returns {Step[][]}
 */
function everything() {
  return [
    [
      {
        name: 'build',
        seconds: 25,
        async work() {
          await buildOnce();
          return null;
        },
      },
      { name: 'journeys', seconds: 300, work: (onProgress) => runJourneys([], { onProgress }) },
    ],
    [
      check,
      {
        name: 'screens and rules',
        seconds: 80,
        work: (onProgress) => runVitest('screens', ofProjects(screensAndRules), { onProgress }),
      },
      {
        name: 'server',
        seconds: 150,
        work: (onProgress) => runVitest('server', ofProjects(['@mooncake/server']), { onProgress }),
      },
    ],
    [
      ...otherZones.map((zone) => ({
        name: `dates in ${zone}`,
        seconds: 10,
        work: () => runVitest(zone.replace(/\W+/g, '-'), findDateTests(), { env: { TZ: zone } }),
      })),
      {
        name: 'processes',
        seconds: 90,
        async work(onProgress) {
          await buildOnce();
          return runVitest('processes', ofProjects([processes]), { onProgress });
        },
      },
      {
        name: 'proofs',
        seconds: 90,
        async work(onProgress) {
          await buildOnce();
          return runProofs({ onProgress });
        },
      },
    ],
  ];
}

/** @param {string[]} tests @returns {Step[][]} */
function quick(tests) {
  /** @type {Step} */
  const rules = {
    name: 'rules',
    seconds: 10,
    work: () => runVitest('rules', ofProjects(['@mooncake/domain'])),
  };
  /** @type {Step} */
  const ofChanges = {
    name: 'tests of what changed',
    seconds: 30,
    work: (onProgress) => runVitest('changed', tests, { onProgress }),
  };
  return [[check], tests.length > 0 ? [rules, ofChanges] : [rules]];
}

/** @param {string[]} args @returns {Step[][]} */
function only(args) {
  const isJourney = (/** @type {string} */ arg) => arg.startsWith('e2e/');
  const files = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const journeys = files.filter(isJourney).map((file) => file.slice('e2e/'.length));
  const others = files.filter((file) => !isJourney(file)).map((file) => file.replace(/:\d+$/, ''));
  /** @type {Step[]} */
  const steps = [];
  if (others.length > 0) {
    const work = () => runVitest('only', [...others, ...(journeys.length > 0 ? [] : options)]);
    steps.push({ name: 'tests', seconds: 20, work });
  }
  if (journeys.length > 0) {
    const work = async () => {
      await ensureBuilt();
      return runJourneys([...journeys, ...options]);
    };
    steps.push({ name: 'journeys', seconds: 30, work });
  }
  return [steps];
}

const args = process.argv.slice(2);
await ensureInstalled();
useTemporaryFolder();
rmSync(inProject(reportsFolder), { recursive: true, force: true });
mkdirSync(inProject(reportsFolder), { recursive: true });

const [mode] = args;
const lanes =
  mode === undefined ? everything() : mode === 'quick' ? quick(await findChangedTests()) : only(args);
const total = await runLanes(lanes);
console.log(`\n${countsOf(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
