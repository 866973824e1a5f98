import pg from 'pg';
import type { Logger } from 'pino';
import { enterListener, isEntered } from './listeners.ts';

export const channel = 'mooncake_topics';
const firstRetryMs = 250;
/** A failover takes seconds: who waits longer between two tries adds to it. */
const maxRetryMs = 1_000;
const pulseMs = 30_000;

type ListenerOptions = {
  databaseUrl: string;
  /** The process that listens. */
  id: string;
  log: Logger;
  onMessage: (text: string) => void;
  onConnect: () => void;
};

/** One connection of its own to PostgreSQL's LISTEN/NOTIFY; when it breaks it comes back by itself. */
export function createListener({ databaseUrl, id, log, onMessage, onConnect }: ListenerOptions) {
  let client: pg.Client | null = null;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let retryTimer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];

  async function connect() {
    const candidate = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    candidate.on('error', () => lose(candidate));
    candidate.on('end', () => lose(candidate));
    candidate.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await candidate.connect();
      await candidate.query(`listen ${channel}`);
      await enterListener(candidate, id);
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for events yet');
      await end(candidate);
      scheduleRetry();
      return;
    }
    if (isClosed) return end(candidate);
    client = candidate;
    retryMs = firstRetryMs;
    onConnect();
    for (const resolve of waiting.splice(0)) resolve();
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = null;
    void end(lost);
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

  // A connection can die without a word; asking now and then finds out.
  const pulse = setInterval(() => {
    const asked = client;
    if (!asked) return;
    inTurn(async () => {
      if (!(await isEntered(asked, id))) throw new Error('this connection is not entered any more');
    }).catch(() => lose(asked));
  }, pulseMs);
  pulse.unref();
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
      clearInterval(pulse);
      clearTimeout(retryTimer);
      await connecting;
      const last = client;
      client = null;
      if (last) await end(last);
      waiting = [];
    },
  };
}

async function end(client: pg.Client) {
  // Already broken is as good as ended.
  await client.end().catch(() => undefined);
}
