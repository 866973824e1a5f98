import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../../support/shop-test.ts';

type Report = {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
};

/** What depends on no time, and so is the same on every machine; how fast a page is, `npm run bench` measures. */
const categories = ['accessibility', 'best-practices', 'seo'];

test('Lighthouse finds nothing to better on the first page but time', async ({ baseURL, launchOptions }) => {
  const { LIGHTHOUSE: program } = process.env;
  if (!program) throw new Error('npm test installs Lighthouse and says where: run this journey by it.');
  const flags = ['--headless', ...(launchOptions.args ?? [])].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[program, `${baseURL}/`, '--quiet', '--output=json', '--max-wait-for-load=180000'],
      ...[`--only-categories=${categories}`, `--chrome-flags=${flags}`],
    ],
    {
      env: { ...process.env, CHROME_PATH: launchOptions.executablePath },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report: Report = JSON.parse(stdout);

  expect(Object.keys(report.categories)).toEqual(categories);
  for (const [name, { auditRefs }] of Object.entries(report.categories)) {
    const counted = auditRefs.filter(({ id, weight }) => weight > 0 && report.audits[id]?.score !== null);
    expect(counted.length, `${name} was judged`).toBeGreaterThan(3);
    const faults = counted.filter(({ id }) => report.audits[id]?.score !== 1);
    expect(
      faults.map(({ id }) => report.audits[id]?.title),
      name,
    ).toEqual([]);
  }
});
