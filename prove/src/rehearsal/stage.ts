import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isPortFree } from '../../../server/src/lib/free-port.ts';

/** What everybody wrote stays here until the next rehearsal. */
export const logFolder = fileURLToPath(new URL('../../../.cache/rehearsal', import.meta.url));
const [firstPort, lastPort] = [16_400, 16_499];

export type Running = {
  pid: number;
  isRunning: () => boolean;
  /** Resolves when it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};
type StartOptions = { env?: Record<string, string>; uid?: number; gid?: number; cwd?: string };

/** The folder, the ports and the processes of one rehearsal; all of it is gone afterwards, whatever happens. */
export type Stage = {
  folder: string;
  takePort: () => Promise<number>;
  start: (name: string, file: string, args: readonly string[], options?: StartOptions) => Running;
  /** Something else to be ended with the rehearsal: a process somebody else started, a line. */
  atEnd: (end: () => void) => void;
  clear: () => void;
};

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-rehearsal-'));
  await rm(logFolder, { recursive: true, force: true });
  await mkdir(logFolder, { recursive: true });
  const running = new Set<Running>();
  const ends: (() => void)[] = [];
  let nextPort = firstPort;

  return {
    folder,
    async takePort() {
      for (; nextPort <= lastPort; nextPort += 1) {
        if (!(await isPortFree(nextPort))) continue;
        nextPort += 1;
        return nextPort - 1;
      }
      throw new Error(`No port is free between ${firstPort} and ${lastPort}.`);
    },
    start(name, file, args, { env = {}, ...options } = {}) {
      const log = openSync(join(logFolder, `${name}.log`), 'a');
      const child = spawn(file, args, {
        ...options,
        stdio: ['ignore', log, log],
        env: { ...process.env, ...env },
      });
      const exited = once(child, 'exit');
      const one: Running = {
        pid: child.pid ?? 0,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        async end(signal) {
          child.kill(signal);
          await exited;
        },
      };
      running.add(one);
      exited.then(
        () => running.delete(one),
        () => running.delete(one),
      );
      return one;
    },
    atEnd: (end) => ends.push(end),
    // At once and without waiting: it is also called when somebody is impatient.
    clear() {
      for (const { pid } of running) killAll([pid, ...childrenOf(pid)]);
      for (const end of ends.splice(0)) end();
      // By somebody who outlives us, once those who wrote there are gone.
      spawn('sh', ['-c', 'sleep 1; rm -rf "$0"', folder], { detached: true, stdio: 'ignore' }).unref();
    },
  };
}

/** Each of them, as a machine does that loses its power. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

/** Looks again and again, and says what it waited for when that never came. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 120_000,
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) {
      throw new Error(`${what} did not come about within ${withinMs / 1_000} s`);
    }
    await pause(100);
  }
}
