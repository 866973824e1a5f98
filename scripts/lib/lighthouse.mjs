import { fail, fingerprint, inProject, npm, stampMatches, writeStamp } from './project.mjs';

/** Apart from the shop's own packages: whoever runs the shop needs none of its two hundred. */
const folder = 'e2e/lighthouse';
const stamp = `${folder}/node_modules/.installed-from`;

/** The program that judges a page as search engines and phones do; installed once per lockfile. */
export async function ensureLighthouse() {
  const wanted = fingerprint([`${folder}/package-lock.json`]);
  if (!stampMatches(stamp, wanted)) {
    console.log('Installing Lighthouse ...');
    const options = ['--no-workspaces', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const { code } = await npm(['ci', ...options, '--loglevel', 'error', '--prefix', inProject(folder)]);
    if (code !== 0) fail('Lighthouse could not be installed: the npm registry must be reachable once.');
    writeStamp(stamp, wanted);
  }
  return inProject(folder, 'node_modules/lighthouse/cli/index.js');
}
