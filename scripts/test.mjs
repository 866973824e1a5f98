import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBuilt } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject, run, tool } from './lib/project.mjs';
import { playwrightCounts, vitestCounts } from './lib/reports.mjs';

const reports = '.cache/reports';
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} title @param {() => Promise<Partial<import('./lib/reports.mjs').Counts>>} work */
async function step(title, work) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { passed = 0, failed = 0, skipped = 0 } = await work();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `== ${title}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

/** A runner that died before writing its report, or saw no test, is one failure. */
const nothingRan = { passed: 0, failed: 1, skipped: 0 };

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
async function vitest(name, args, env = {}) {
  const report = `${reports}/${name}.json`;
  const { code } = await run(
    tool('vitest'),
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  const counts = vitestCounts(report) ?? nothingRan;
  const silent = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return silent ? { ...counts, failed: counts.failed + 1 } : counts;
}

async function journeys() {
  const report = `${reports}/journeys.json`;
  const { code } = await run(tool('playwright'), ['test', '--reporter=line,json'], {
    cwd: inProject('e2e'),
    env: {
      CHROMIUM_PATH: await ensureChromium(),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: inProject(report),
    },
  });
  const counts = playwrightCounts(report) ?? nothingRan;
  const silent = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return silent ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

await ensureInstalled();
rmSync(inProject(reports), { recursive: true, force: true });
mkdirSync(inProject(reports), { recursive: true });

await step('check', runChecks);
await step('unit and integration', () => vitest('all', []));
for (const zone of ['Asia/Kuala_Lumpur', 'America/Los_Angeles']) {
  const name = `rules in ${zone}`;
  await step(name, () =>
    vitest(name.replaceAll(/\W+/g, '-'), ['--project', '@mooncake/domain'], { TZ: zone }),
  );
}
await ensureBuilt();
await step('browser journeys', journeys);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
