import { fstatSync, write as writeFile, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** What waits for a slow reader; beyond it lines are dropped, so that a stalled log costs no more memory. */
const usualMaxWaitingBytes = 1024 * 1024;
const maxChunkBytes = 64 * 1024;
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
type Sink = { send: (chunk: Buffer, done: Done) => void };

/**
 * Writes lines to a file descriptor in the background. It never throws and never waits: a full disk or a
 * pipe nobody reads must not stop the shop. What could not be written is counted, and the count is
 * written as soon as writing works again.
 */
export function createLogDestination(fd: number, maxWaitingBytes = usualMaxWaitingBytes): LogDestination {
  const isInPipe = isPipe(fd);
  const sink = isInPipe ? pipeSink(fd) : fileSink(fd);
  const waiting: string[] = [];
  let waitingBytes = 0;
  let sending: string[] | null = null;
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
    if (sending !== null) return;
    if (waiting.length === 0) {
      for (const resolve of onIdle.splice(0)) resolve();
      return;
    }
    const told = untold;
    sending = takeChunk();
    const notice = told > 0 ? droppedLine(told) : '';
    sink.send(Buffer.from(notice + sending.join('')), (error) => {
      const lines = sending?.length ?? 0;
      sending = null;
      if (error) drop(lines);
      else untold -= told;
      // Not at once: a sink that refuses every chunk in the same breath would never let go.
      setImmediate(goOn);
    });
  }

  function goOn() {
    if (waiting.length === 0 || onIdle.length > 0 || waitingBytes >= maxChunkBytes) sendNext();
    else gather();
  }

  function takeChunk(): string[] {
    let bytes = 0;
    const tooMany = waiting.findIndex((line, index) => {
      bytes += Buffer.byteLength(line);
      return index > 0 && bytes > maxChunkBytes;
    });
    const chunk = waiting.splice(0, tooMany === -1 ? waiting.length : tooMany);
    waitingBytes -= chunk.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    return chunk;
  }

  // Whatever waits when the process ends is tried once more. In a pipe it would follow half a line.
  process.once('exit', () => {
    try {
      if (waiting.length > 0 && (sending === null || !isInPipe)) writeSync(fd, waiting.join(''));
    } catch {
      // Nobody is left to tell.
    }
  });

  return {
    write(line) {
      const bytes = Buffer.byteLength(line);
      if (waitingBytes + bytes > maxWaitingBytes) return drop(1);
      waiting.push(line);
      waitingBytes += bytes;
      if (waitingBytes >= maxChunkBytes) sendNext();
      else gather();
    },
    flush(patienceMs) {
      if (sending === null && waiting.length === 0) return Promise.resolve();
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
