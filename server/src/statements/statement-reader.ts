import { setImmediate } from 'node:timers/promises';
import { refuse } from '@mooncake/domain/refusal';
import type { StatementProblem } from '@mooncake/domain/statements/statements.contract';
import { builtProgram, forkProgram, sendTo } from '../lib/fork-program.ts';
import { createQueue } from '../lib/queue.ts';
import type { KeyedLine } from './known-lines.ts';
import { type HowToRead, readWhole, type StatementReading } from './read-whole.ts';

export type ToReader = 'more' | { bytes: Uint8Array; how: HowToRead };
export type FromReader =
  | { problem: StatementProblem }
  | { reading: Omit<StatementReading, 'lines'>; count: number }
  | { lines: KeyedLine[] };

/** One file is in memory at a time, whoever sends how many. */
const inTurn = createQueue(1);

/**
 * Reads a statement beside the shop, in a process of its own: thousands of rows take seconds, in which nobody has to wait, and memory that only
 * goes back when that process ends.
 */
export function readStatementBytes(
  read: () => Promise<Uint8Array>,
  how: HowToRead,
  program = builtProgram('statement-reader-program.js'),
): Promise<StatementReading> {
  return inTurn(async () => {
    const bytes = await read();
    const reading = program === null ? await readWhole(bytes, how) : await inProcess(program, { bytes, how });
    if (typeof reading === 'string') throw refuse('statement.unreadable', { problem: reading });
    return reading;
  });
}

/** More than the largest file takes. */
const maxMegabytes = 768;

function inProcess(
  program: string,
  asked: Exclude<ToReader, 'more'>,
): Promise<StatementReading | StatementProblem> {
  return new Promise((resolve, reject) => {
    const child = forkProgram(program, maxMegabytes);
    const settle = (end: () => void) => {
      end();
      child.kill('SIGKILL');
    };
    const fail = (error: Error) => settle(() => reject(error));
    let told: { reading: Omit<StatementReading, 'lines'>; count: number } | null = null;
    const lines: KeyedLine[] = [];
    const askOn = async () => {
      await setImmediate();
      if (told && lines.length >= told.count) {
        const { reading } = told;
        settle(() => resolve({ ...reading, lines }));
      } else await sendTo(child, 'more');
    };
    child.on('message', (message: FromReader) => {
      if ('problem' in message) {
        settle(() => resolve(message.problem));
        return;
      }
      if ('reading' in message) told = message;
      else lines.push(...message.lines);
      askOn().catch(fail);
    });
    child.on('error', fail);
    child.on('exit', () => reject(new Error('the reader of statements ended')));
    sendTo(child, asked).catch(fail);
  });
}
