import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// These scripts run before anything is installed: Node's own modules only.

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const inProject = (...parts) => join(root, ...parts);

/**
 * Runs a command in the project and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, onLine?: (line: string) => void,
 *   signal?: AbortSignal | undefined }} [options] `quiet` keeps what the command says for the caller; `onLine` hears
 *   each whole line of it at once; `signal` ends the command and all it started
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, onLine, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Words kept for later are read without a terminal's colours.
      env: { ...process.env, ...(quiet && { NO_COLOR: '1' }), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // A group of its own, which can be ended as a whole.
      detached: signal !== undefined,
    });
    const end = () => endGroup(child);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    let output = '';
    let line = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!onLine) return;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) onLine(whole);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code, endedBy) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? (endedBy ? 1 : 0), output });
    });
  });
}

/** As long as a shop and its browsers may take to close in order. */
const patienceMs = 20_000;

/** Ends a command as Ctrl+C does, and then what it left behind. @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  const killRest = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  };
  const atLast = setTimeout(killRest, patienceMs);
  child.once('exit', () => {
    clearTimeout(atLast);
    killRest();
  });
  child.kill('SIGINT');
}

/**
 * npm itself, the very one that started us where there is one.
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args);
}

/** The path of a tool installed in the project. @param {string} name */
export const tool = (name) => inProject('node_modules', '.bin', name);

/**
 * One fingerprint of the contents of files and folders, independent of time stamps.
 * @param {string[]} paths relative to the project
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, inProject(path));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
    return;
  }
  hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
}

/** @param {string} file @param {string} expected */
export const stampMatches = (file, expected) =>
  existsSync(inProject(file)) && readFileSync(inProject(file), 'utf8') === expected;

/** @param {string} file @param {string} value */
export function writeStamp(file, value) {
  mkdirSync(dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), value);
}

/** Ends the script with one sentence a person can act on. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
