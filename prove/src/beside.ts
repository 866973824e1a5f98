import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcome, Trial } from './proof.ts';
import type { ProofName } from './proofs.ts';

/** What a proof that runs beside the others is told, and what it tells. */
type Told = { name: ProofName; trial: Omit<Trial, 'say'> };
export type Telling = { said: string } | { outcome: Outcome };

const program = fileURLToPath(new URL('./beside-program.ts', import.meta.url));

/** Runs a proof in a process of its own that takes only the time in which the others wait. */
export async function tryBeside(name: ProofName, { say, ...trial }: Trial): Promise<Outcome> {
  const told: Told = { name, trial };
  const child = fork(program, [JSON.stringify(told)]);
  let outcome: Outcome | undefined;
  child.on('message', (telling: Telling) => {
    if ('said' in telling) say(telling.said);
    else outcome = telling.outcome;
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const [code] = await once(child, 'close');
  process.off('exit', stop);
  if (!outcome) throw new Error(`its process ended with ${String(code)}`);
  return outcome;
}
