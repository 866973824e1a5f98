import { createServer, type Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { StartupProblem } from '../database/startup-problem.ts';
import type { ResponseCache } from './response-cache.ts';

export type Answer = (request: Request, bindings: Partial<HttpBindings>) => Response | Promise<Response>;
type Cache = Pick<ResponseCache, 'respond'>;
type Address = { host: string; port: number };

/** A port that is ours from the first moment, though nothing else may be ready yet. */
export type ClaimedPort = {
  /** What the cache can answer is never asked of the framework. */
  serve: (answer: Answer, cache?: Cache) => void;
  /** From now on every answer is the last on its connection; new ones are still taken. */
  announceClose: () => void;
  close: (patienceMs: number) => Promise<void>;
};

/** Nobody came for so long: whoever was on the way has arrived, also on a busy machine. */
const quietMs = 50;
/** The event loop takes one caller a turn; so many turns without any, and nobody is left, however slow the turns. */
const quietTurns = 3;
/** Under a rush that never pauses the last callers are cut off after all. */
const maxRushMs = 3_000;

/** Takes the port before anything else is touched: a second start must not disturb the first. */
export async function claimPort({ host, port }: Address): Promise<ClaimedPort> {
  let answer: Answer = stillStarting;
  let isClosing = false;
  let cache: Cache | undefined;
  const askFramework = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings));
  // A receipt may take minutes on a poor network; uploads that only drip give way to others by themselves.
  const timeouts = { requestTimeout: 300_000, keepAliveTimeout: 65_000 };
  const server = createServer(timeouts, (incoming, outgoing) => {
    if (isClosing) outgoing.shouldKeepAlive = false;
    if (cache) cache.respond(incoming, outgoing, askFramework);
    else void askFramework(incoming, outgoing);
  });
  await listen(server, { host, port });

  return {
    serve(ready, readyCache) {
      answer = ready;
      cache = readyCache;
    },
    announceClose() {
      isClosing = true;
    },
    async close(patienceMs) {
      isClosing = true;
      await acceptWaiting(server);
      await drain(server, patienceMs);
    },
  };
}

function listen(server: Server, { host, port }: Address) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port })));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, { host, port }: Address) {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(`Port ${port} is taken: stop what is using it, or choose another with PORT.`);
  }
  if (error.code === 'EACCES')
    return new StartupProblem(`This user may not listen on port ${port}; choose another with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupProblem(`This machine has no address ${host}; correct HOST.`);
  }
  return error;
}

/**
 * Closing resets the connections that the system has made but nobody has accepted yet. So it waits until none
 * came for a while, and returns in the turn of the event loop that has just looked for them.
 */
async function acceptWaiting(server: Server) {
  const startedAt = performance.now();
  let lastAt = startedAt;
  let turns = 0;
  const note = () => {
    lastAt = performance.now();
    turns = 0;
  };
  const isQuiet = () => turns >= quietTurns && performance.now() - lastAt >= quietMs;
  server.on('connection', note);
  do {
    await pause(quietMs / 5);
    await nextTurn();
    turns += 1;
  } while (!isQuiet() && performance.now() - startedAt < maxRushMs);
  server.off('connection', note);
}

/** Answers what has begun, takes nothing new, and gives up on the slowest in time. */
async function drain(server: Server, patienceMs: number) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection turns idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}

function stillStarting() {
  const problem = {
    code: 'unavailable',
    title: 'The shop is starting; please try again in a moment',
    details: { reason: 'starting' },
    requestId: crypto.randomUUID(),
  };
  return new Response(JSON.stringify(problem), {
    status: 503,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', 'Retry-After': '1' },
  });
}
