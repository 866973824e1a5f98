import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A program beside the built server, whichever of its files this became a part of; none where the shop runs from sources. */
export function builtProgram(file: string): string | null {
  const places = [file, join('..', file)].map((place) => join(import.meta.dirname, place));
  return places.find((place) => existsSync(place)) ?? null;
}

/** A process of its own for one piece of work: nobody waits for it, and all its memory goes when it ends. */
export function forkProgram(program: string, maxMegabytes: number): ChildProcess {
  return fork(program, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs no secret of the shop.
    env: {},
    execArgv: [`--max-old-space-size=${maxMegabytes}`],
  });
}

/** Resolves once the other side can take more. */
export function sendTo(child: ChildProcess, message: object | string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });
}
