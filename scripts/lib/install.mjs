import { fail, fingerprint, npm, root, stampMatches, writeStamp } from './project.mjs';

const stamp = 'node_modules/.installed-from';
const manifests = ['package-lock.json', 'package.json', '.npmrc'];

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`This shop needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  }
}

/** Installs the locked dependencies, once per lockfile, so later starts need no network. */
export async function ensureInstalled() {
  requireNode();
  const wanted = fingerprint(manifests);
  if (stampMatches(stamp, wanted)) return;

  console.log('Installing dependencies (first time, or the lockfile changed) ...');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--prefix', root]);
  if (code !== 0)
    fail('Installing dependencies failed; see the lines above. The npm registry must be reachable once.');
  writeStamp(stamp, wanted);
}
