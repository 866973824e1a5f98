import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { PictureBox, ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { ReceiptKind } from '@mooncake/domain/receipts/receipt';
import { createQueue } from '../../lib/queue.ts';
import { endedForTooMuch, type ReaderLimits } from './reader-watch.ts';
import type { Turn } from './upright.ts';

export type ReceiptFile = { bytes: Uint8Array; kind: ReceiptKind };

export type ReadReceipt = {
  /** Where they stand on the picture once it is turned. */
  words: ReadWord[];
  /** Where something stands that looks like writing and could not be read; also on the turned picture. */
  unread: PictureBox[];
  /** So far it had to be turned until its letters stood. */
  turn: Turn;
  /** 64-bit perceptual hashes, hex: of the whole picture, and of parts with what was read there, so that a crop is known too. */
  fingerprints: string[];
};

export interface ReceiptReader {
  /** False where the optional packages are missing. */
  isInstalled: boolean;
  /** null: nothing could be made of the file (too slow, broken, a bomb, given up). Never throws for a bad file. */
  read(file: ReceiptFile, givenUp?: AbortSignal): Promise<ReadReceipt | null>;
  /** Whether a process was ended over this very file because it took too much: it is not tried again. */
  tookTooMuch(file: ReceiptFile): boolean;
  close(): Promise<void>;
}

type ReaderOptions = Partial<ReaderLimits> & {
  /** The program that reads; the built one beside this file, or its source in development. */
  program?: string;
  /** So long it waits for the next file before it goes. */
  idleMs?: number;
  /** So long a file is waited for at most, whoever else works. */
  maxMs?: number;
  /** Customers who order come first; in a crowd of them nothing is read at all. */
  priority?: number;
};

const packages = ['tesseract.js', '@tesseract.js-data/eng', 'unpdf'];
/** Of JavaScript; the program watches the whole of its memory by itself. */
const maxHeapMegabytes = 256;
/** So many files that took too much are remembered. */
const mostRemembered = 1_000;

/**
 * Reads receipts in a process of its own, which strangers' files may crash, hang or fill: it is started when there
 * is work, reads one file at a time and goes when nothing came for a minute. Nothing of it is loaded here.
 */
export function startReceiptReader(options: ReaderOptions = {}): ReceiptReader {
  const { program = ownProgram(), idleMs = 60_000, maxMs = 5 * 60_000 } = options;
  const { maxProcessorMs = 30_000, maxMegabytes = 640, maxStillMs = 60_000 } = options;
  // Not the lowest: beside others who never rest, a customer would wait for its hint for minutes.
  const { priority = constants.priority.PRIORITY_BELOW_NORMAL } = options;
  const isInstalled = packages.every((name) => canResolve(program, name));
  const takeTurn = createQueue(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const tooMuch = new Set<string>();

  const start = (): ChildProcess => {
    const started = fork(program, [maxProcessorMs, maxMegabytes, maxStillMs, priority].map(String), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It needs no secret of the shop.
      env: {},
      execArgv: [
        `--max-old-space-size=${maxHeapMegabytes}`,
        ...(program.endsWith('.ts') ? ['--import', createRequire(program).resolve('tsx')] : []),
      ],
    });
    const forget = () => {
      if (child === started) child = null;
    };
    started.once('exit', forget);
    started.once('error', forget);
    return started;
  };

  const end = (ended: ChildProcess | null) => {
    if (child === ended) child = null;
    ended?.kill('SIGKILL');
  };

  const readNext = async (file: ReceiptFile, givenUp?: AbortSignal): Promise<ReadReceipt | null> => {
    if (isClosed || givenUp?.aborted || tooMuch.has(nameOf(file))) return null;
    clearTimeout(idle);
    // What earlier files left in memory is not held against it, nor against those after it: a scan takes much.
    const isAlone = file.kind === 'pdf';
    if (isAlone) end(child);
    child ??= start();
    const reading = child;
    reading.ref();
    reading.channel?.ref();
    // Its processor is wanted at once: it is ended, not asked.
    const giveUp = () => end(reading);
    givenUp?.addEventListener('abort', giveUp);
    const answer = await answerOf(reading, file, maxMs);
    givenUp?.removeEventListener('abort', giveUp);
    if (answer === 'too much') remember(tooMuch, nameOf(file));
    if (typeof answer === 'string' || isAlone) end(reading);
    // An idle one keeps nobody from ending.
    reading.unref();
    reading.channel?.unref();
    idle = setTimeout(() => end(child), idleMs);
    idle.unref();
    return typeof answer === 'string' ? null : answer;
  };

  return {
    isInstalled,
    read: (file, givenUp) => (isInstalled ? takeTurn(() => readNext(file, givenUp)) : Promise.resolve(null)),
    tookTooMuch: (file) => tooMuch.has(nameOf(file)),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      end(child);
    },
  };
}

const nameOf = ({ bytes, kind }: ReceiptFile) =>
  createHash('sha256').update(kind).update(bytes).digest('hex');

function remember(names: Set<string>, name: string): void {
  const [oldest] = names;
  if (names.size >= mostRemembered && oldest !== undefined) names.delete(oldest);
  names.add(name);
}

type Answer = ReadReceipt | null | 'none' | 'too much';

/** 'none' from a process that crashed, hangs or cannot be reached, 'too much' from one that was ended by its watch: it is of no more use. */
function answerOf(child: ChildProcess, file: ReceiptFile, maxMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onEnd);
      resolve(answer);
    };
    const onMessage = (message: unknown) => settle(message as ReadReceipt | null);
    const onEnd = () => settle('none');
    const onExit = (_: number | null, signal: NodeJS.Signals | null) =>
      settle(endedForTooMuch(signal) ? 'too much' : 'none');
    const timer = setTimeout(onEnd, maxMs);
    child.on('message', onMessage).on('exit', onExit).on('error', onEnd);
    child.send(file, (error) => {
      if (error) onEnd();
    });
  });
}

function canResolve(from: string, name: string): boolean {
  try {
    createRequire(from).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Beside the built server, whichever of its files this became a part of, or the source beside this one. */
function ownProgram(): string {
  const [built, source] = ['receipt-reader-program.js', 'receipt-reader-program.ts'];
  const places = [built, join('..', built), source].map((file) => join(import.meta.dirname, file));
  return places.find((file) => existsSync(file)) ?? join(import.meta.dirname, source);
}
