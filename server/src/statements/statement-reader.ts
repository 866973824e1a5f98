import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { refuse } from '@mooncake/domain/refusal';
import type { StatementProblem } from '@mooncake/domain/statements/statements.contract';
import { createQueue } from '../lib/queue.ts';
import type { KeyedLine } from './known-lines.ts';
import { type HowToRead, readWhole, type StatementReading } from './read-whole.ts';

export type ToReader = { bytes: Uint8Array; how: HowToRead };
export type FromReader =
  | { problem: StatementProblem }
  | { reading: Omit<StatementReading, 'lines'>; count: number }
  | { lines: KeyedLine[] };

/** One file is in memory at a time, whoever sends how many. */
const inTurn = createQueue(1);

/** Reads a statement beside the shop, in a thread of its own: thousands of rows take seconds, in which nobody has to wait. */
export function readStatementBytes(
  read: () => Promise<Uint8Array>,
  how: HowToRead,
  program = ownProgram(),
): Promise<StatementReading> {
  return inTurn(async () => {
    const bytes = await read();
    const reading = program === null ? await readWhole(bytes, how) : await inThread(program, { bytes, how });
    if (typeof reading === 'string') throw refuse('statement.unreadable', { problem: reading });
    return reading;
  });
}

/** More than the largest file takes. */
const maxMegabytes = 768;

function inThread(program: string, asked: ToReader): Promise<StatementReading | StatementProblem> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: asked,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const settle = (end: () => void) => {
      end();
      void worker.terminate();
    };
    let told: { reading: Omit<StatementReading, 'lines'>; count: number } | null = null;
    const lines: KeyedLine[] = [];
    const askOn = async () => {
      await setImmediate();
      if (told && lines.length >= told.count) {
        const { reading } = told;
        settle(() => resolve({ ...reading, lines }));
      } else worker.postMessage('more');
    };
    worker.on('message', (message: FromReader) => {
      if ('problem' in message) {
        settle(() => resolve(message.problem));
        return;
      }
      if ('reading' in message) told = message;
      else lines.push(...message.lines);
      void askOn();
    });
    worker.on('error', (error) => settle(() => reject(error)));
    worker.on('exit', () => reject(new Error('the reader of statements ended')));
  });
}

/** Beside the built server, whichever of its files this became a part of; run from sources the shop reads itself. */
function ownProgram(): string | null {
  const built = 'statement-reader-program.js';
  const places = [built, join('..', built)].map((file) => join(import.meta.dirname, file));
  return places.find((file) => existsSync(file)) ?? null;
}
