import { existsSync, readFileSync } from 'node:fs';
import { fail, inProject, run, tool } from './project.mjs';

const usualPlaces = [
  // The same engine without the windows nobody sees.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isDebian = () =>
  existsSync('/etc/os-release') && /debian|ubuntu/.test(readFileSync('/etc/os-release', 'utf8'));
const isRoot = () => process.getuid?.() === 0;

/** @returns {Promise<string | null>} */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const installed = usualPlaces.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import(inProject('node_modules/@playwright/test/index.mjs'));
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** @param {string} name */
const installPackage = (name) =>
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/** A browser for the journeys: the machine's own, else one is installed; never silently skipped. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;

  console.log('Installing Chromium for the browser journeys ...');
  if (isDebian() && isRoot()) {
    await run('apt-get', ['update', '-q'], { quiet: true });
    // Older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!(await findChromium())) await installPackage(name);
    }
  } else {
    await run(tool('playwright'), ['install', '--with-deps', 'chromium']);
  }
  return (
    (await findChromium()) ??
    fail(
      'The browser journeys need Chromium, and it could not be installed: install it, or set CHROMIUM_PATH.',
    )
  );
}
