import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Any other answer ends the measurement. */
  status: number;
  connections: number;
  seconds: number;
};
export type LoadResult = {
  perSecond: number;
  /** The share of a core the load itself took; near 1 it measures itself. */
  busy: number;
};

/** A process that makes load and does nothing else. */
export function startLoad() {
  const child = forkBeside('load-process.ts');
  return {
    async run(load: Load): Promise<LoadResult> {
      const answer = once(child, 'message');
      child.send(load);
      const [result] = (await answer) as [LoadResult];
      return result;
    },
    stop: () => child.kill(),
  };
}

export type Model = { url: string; headers: Record<string, string> };

/** Node itself sending the same bytes with nothing in between, as a process of its own like the shop. */
export function startReference() {
  const child = forkBeside('reference-process.ts');
  return {
    /** From now on it answers as that address does; tells its port. */
    async imitate(model: Model): Promise<number> {
      const ready = once(child, 'message');
      child.send(model);
      const [port] = (await ready) as [number];
      return port;
    },
    stop: () => child.kill(),
  };
}

function forkBeside(file: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  // Nothing is measured any more once one of them is gone.
  child.on('exit', (code) => {
    if (code) throw new Error(`${file} ended with ${code}`);
  });
  return child;
}
