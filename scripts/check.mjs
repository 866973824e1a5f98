import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { countsOf } from './lib/steps.mjs';

await ensureInstalled();
const report = await runChecks();
for (const { title, message } of report.failures) console.log(`FAIL  ${title}\n${message}\n`);
console.log(countsOf(report));
process.exitCode = report.failed === 0 ? 0 : 1;
