import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartupProblem } from './startup-problem.ts';

/** What a listener says to itself; nobody else's business. */
const pulsePrefix = 'pulse:';
const patienceMs = 5_000;

export const isPulse = (payload: string) => payload.startsWith(pulsePrefix);

/** A connection of its own, for what a pool cannot do. */
export function createClient(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
}

type Said = { databaseUrl: string; channel: string; limitMs?: number };

/**
 * Whether a connection that listens hears what another one says: a pooler that gives every transaction another connection
 * accepts LISTEN, and nothing ever comes. Null where nothing could be said.
 */
export async function hearsItself(
  listening: pg.Client,
  { databaseUrl, channel, limitMs = patienceMs }: Said,
): Promise<boolean | null> {
  const payload = `${pulsePrefix}${randomUUID()}`;
  let timer: NodeJS.Timeout | undefined;
  let hear: (heard: boolean) => void = () => undefined;
  const heard = new Promise<boolean>((resolve) => {
    hear = resolve;
  });
  const onNotification = (message: pg.Notification) => {
    if (message.payload === payload) hear(true);
  };
  const onEnd = () => hear(false);
  listening.on('notification', onNotification).on('end', onEnd);
  try {
    if (!(await say(databaseUrl, channel, payload))) return null;
    timer = setTimeout(hear, limitMs, false);
    timer.unref();
    return await heard;
  } finally {
    clearTimeout(timer);
    listening.off('notification', onNotification).off('end', onEnd);
  }
}

async function say(databaseUrl: string, channel: string, payload: string): Promise<boolean> {
  const speaker = createClient(databaseUrl);
  speaker.on('error', () => undefined);
  try {
    await speaker.connect();
    await speaker.query('select pg_notify($1, $2)', [channel, payload]);
    return true;
  } catch {
    return false;
  } finally {
    await endClient(speaker);
  }
}

export async function endClient(client: pg.Client): Promise<void> {
  // Already broken is as good as ended.
  await client.end().catch(() => undefined);
}

type Address = { databaseUrl: string; databaseListenUrl: string | null };

/** Refuses to go on where news of other servers would never come; a connection that stays is needed for more than that. */
export async function refuseDeafAddress({ databaseUrl, databaseListenUrl }: Address): Promise<void> {
  const url = databaseListenUrl ?? databaseUrl;
  const variable = databaseListenUrl === null ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL';
  const channel = `mooncake_${randomUUID()}`;
  const listening = createClient(url);
  listening.on('error', () => undefined);
  try {
    await listening.connect();
    await listening.query(`listen "${channel}"`);
    if ((await hearsItself(listening, { databaseUrl: url, channel })) !== false) return;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The database named by ${variable} cannot be used: ${reason}.`, {
      cause: error,
    });
  } finally {
    await endClient(listening);
  }
  throw new StartupProblem(
    `${variable} leads through a connection pooler that gives each transaction another connection: what other servers change would never be heard of here. ` +
      (databaseListenUrl === null
        ? 'Set DATABASE_LISTEN_URL to the same database past the pooler. Nothing was changed.'
        : 'It must lead past the pooler. Nothing was changed.'),
  );
}
