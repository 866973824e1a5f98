import { fstatSync, write as writeFile, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** What waits for a slow reader; beyond it lines are dropped, so that a stalled log costs no more memory. */
const usualMaxWaitingBytes = 1024 * 1024;
const maxChunkBytes = 64 * 1024;
/** Of UTF-8, for one of JavaScript's. */
const mostBytesOfSign = 3;
/** Lines wait so long for others: each writing wakes a thread, which costs an answer from memory a third of its time. */
const gatherMs = 50;
/** A reader that went away may be replaced, but need not be looked for at every line. */
const reopenAfterMs = 1_000;

export type LogDestination = {
  write: (line: string) => void;
  /** Resolves when nothing waits any more, or when the patience is over. */
  flush: (patienceMs: number) => Promise<void>;
  readonly dropped: number;
};

type Done = (error: Error | null) => void;
type Sink = { send: (bytes: Buffer, done: Done) => void };
/** Lines are copied into it as they come: kept as strings they would be moved about by each garbage collection meanwhile. */
type Chunk = { bytes: Buffer; used: number; lines: number };

/**
 * Writes lines to a file descriptor in the background. It never throws and never waits: a full disk or a
 * pipe nobody reads must not stop the shop. What could not be written is counted, and the count is
 * written as soon as writing works again.
 */
export function createLogDestination(fd: number, maxWaitingBytes = usualMaxWaitingBytes): LogDestination {
  const isInPipe = isPipe(fd);
  const sink = isInPipe ? pipeSink(fd) : fileSink(fd);
  const waiting: Chunk[] = [];
  let waitingBytes = 0;
  let isSending = false;
  let spare: Buffer | null = null;
  let dropped = 0;
  let untold = 0;
  let gathering: NodeJS.Timeout | null = null;
  const onIdle: (() => void)[] = [];

  function gather() {
    gathering ??= setTimeout(sendNext, gatherMs).unref();
  }

  function drop(lines: number) {
    dropped += lines;
    untold += lines;
  }

  function sendNext() {
    clearTimeout(gathering ?? undefined);
    gathering = null;
    if (isSending) return;
    const chunk = waiting.shift();
    if (chunk === undefined) {
      for (const resolve of onIdle.splice(0)) resolve();
      return;
    }
    isSending = true;
    waitingBytes -= chunk.used;
    const told = untold;
    const written = writtenOf(chunk);
    sink.send(told > 0 ? Buffer.concat([Buffer.from(droppedLine(told)), written]) : written, (error) => {
      isSending = false;
      if (chunk.bytes.length === maxChunkBytes) spare = chunk.bytes;
      if (error) drop(chunk.lines);
      else untold -= told;
      // Not at once: a sink that refuses every chunk in the same breath would never let go.
      setImmediate(goOn);
    });
  }

  function goOn() {
    if (waiting.length !== 1 || onIdle.length > 0) sendNext();
    else gather();
  }

  function chunkFor(mostBytes: number): Chunk {
    const last = waiting.at(-1);
    if (last !== undefined && last.used + mostBytes <= last.bytes.length) return last;
    const isUsual = mostBytes <= maxChunkBytes;
    const bytes = (isUsual && spare) || Buffer.allocUnsafeSlow(Math.max(maxChunkBytes, mostBytes));
    if (bytes === spare) spare = null;
    const chunk = { bytes, used: 0, lines: 0 };
    waiting.push(chunk);
    return chunk;
  }

  // Whatever waits when the process ends is tried once more. In a pipe it would follow half a line.
  process.once('exit', () => {
    try {
      if (!isSending || !isInPipe) for (const chunk of waiting) writeSync(fd, writtenOf(chunk));
    } catch {
      // Nobody is left to tell.
    }
  });

  return {
    write(line) {
      if (waitingBytes + line.length > maxWaitingBytes) return drop(1);
      const chunk = chunkFor(line.length * mostBytesOfSign);
      const bytes = chunk.bytes.write(line, chunk.used);
      chunk.used += bytes;
      chunk.lines += 1;
      waitingBytes += bytes;
      if (waiting.length > 1) sendNext();
      else gather();
    },
    flush(patienceMs) {
      if (!isSending && waiting.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        onIdle.push(() => {
          clearTimeout(timer);
          resolve();
        });
        sendNext();
      });
    },
    get dropped() {
      return dropped;
    },
  };
}

const writtenOf = ({ bytes, used }: Chunk) => bytes.subarray(0, used);

function droppedLine(lines: number): string {
  const msg = 'log lines were dropped because nothing took them';
  return `${JSON.stringify({ level: 40, time: Date.now(), dropped: lines, msg })}\n`;
}

function isPipe(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFIFO() || kind.isSocket();
}

/** A pipe or socket is written without waiting by the event loop; a thread that waits could not be ended. */
function pipeSink(fd: number): Sink {
  let socket: Socket | null = null;
  let lostAt = Number.NEGATIVE_INFINITY;

  function open(): Socket {
    const opened = new Socket({ fd, readable: false, writable: true });
    opened.unref();
    opened.on('error', () => undefined);
    opened.on('close', () => {
      lostAt = performance.now();
      if (socket === opened) socket = null;
    });
    return opened;
  }

  return {
    send(chunk, done) {
      if (!socket && performance.now() - lostAt < reopenAfterMs) return done(new Error('nobody reads'));
      try {
        socket ??= open();
        socket.write(chunk, (error) => done(error ?? null));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}

/** A file, a terminal or a device is written by a thread of the pool. */
function fileSink(fd: number): Sink {
  return {
    send(chunk, done) {
      const from = (start: number) =>
        writeFile(fd, chunk, start, chunk.length - start, null, (error, written) => {
          if (error) done(error);
          else if (start + written < chunk.length) from(start + written);
          else done(null);
        });
      from(0);
    },
  };
}
