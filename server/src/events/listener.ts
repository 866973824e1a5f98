import type pg from 'pg';
import type { Logger } from 'pino';
import { createClient, endClient, hearsItself, isPulse } from '../database/hears-itself.ts';
import { enterListener, isEntered } from './listeners.ts';

export const channel = 'mooncake_topics';
const firstRetryMs = 250;
/** A failover takes seconds: who waits longer between two tries adds to it. */
const maxRetryMs = 1_000;
const usualPulse = { everyMs: 30_000, limitMs: 5_000 };

type ListenerOptions = {
  databaseUrl: string;
  /** The process that listens. */
  id: string;
  log: Logger;
  onMessage: (text: string) => void;
  onConnect: () => void;
  /** How often it asks itself whether it still hears, and how long it waits for that. */
  pulse?: { everyMs: number; limitMs: number };
};

/** One connection of its own to PostgreSQL's LISTEN/NOTIFY; when it breaks it comes back by itself. */
export function createListener({
  databaseUrl,
  id,
  log,
  onMessage,
  onConnect,
  pulse = usualPulse,
}: ListenerOptions) {
  let client: pg.Client | null = null;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let retryTimer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];

  async function connect() {
    const candidate = createClient(databaseUrl);
    candidate.on('error', () => lose(candidate));
    candidate.on('end', () => lose(candidate));
    candidate.on('notification', ({ payload = '' }) => {
      if (!isPulse(payload)) onMessage(payload);
    });
    try {
      await candidate.connect();
      await candidate.query(`listen ${channel}`);
      if (await isDeaf(candidate)) throw new Error('nothing is heard of what other connections say');
      await enterListener(candidate, id);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for events yet');
      await endClient(candidate);
      scheduleRetry();
      return;
    }
    if (isClosed) return endClient(candidate);
    client = candidate;
    retryMs = firstRetryMs;
    onConnect();
    for (const resolve of waiting.splice(0)) resolve();
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = null;
    void endClient(lost);
    if (isClosed) return;
    log.warn('lost the event connection; connecting again');
    scheduleRetry();
  }

  function scheduleRetry() {
    if (isClosed) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void connect(), retryMs);
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  }

  // One statement at a time: a connection takes the next only when it has answered the last.
  let line: Promise<unknown> = Promise.resolve();
  function inTurn(ask: () => Promise<unknown>): Promise<unknown> {
    line = line.then(ask, ask);
    return line;
  }

  async function isDeaf(asked: pg.Client): Promise<boolean> {
    return (await hearsItself(asked, { databaseUrl, channel, limitMs: pulse.limitMs })) === false;
  }

  /** A connection can die without a word, lie behind a pooler that keeps what it should hear, or be entered no more. */
  async function feelPulse(asked: pg.Client) {
    try {
      // Both, as where nobody else could say anything it must at least answer.
      const [deaf] = await Promise.all([isDeaf(asked), inTurn(() => stayEntered(asked))]);
      if (deaf) lose(asked);
    } catch {
      lose(asked);
    }
  }
  async function stayEntered(asked: pg.Client) {
    if (!(await isEntered(asked, id))) throw new Error('this connection is not entered any more');
  }
  const pulseTimer = setInterval(() => {
    if (client) void feelPulse(client);
  }, pulse.everyMs);
  pulseTimer.unref();
  const connecting = connect();

  return {
    isConnected: () => client !== null,
    connected: () => new Promise<void>((resolve) => (client ? resolve() : waiting.push(resolve))),
    /** Whether the message left; false while the connection is away. */
    async notify(text: string): Promise<boolean> {
      const sender = client;
      if (!sender) return false;
      try {
        await inTurn(() => sender.query('select pg_notify($1, $2)', [channel, text]));
        return true;
      } catch {
        lose(sender);
        return false;
      }
    },
    async close() {
      isClosed = true;
      clearInterval(pulseTimer);
      clearTimeout(retryTimer);
      await connecting;
      const last = client;
      client = null;
      if (last) await endClient(last);
      waiting = [];
    },
  };
}
