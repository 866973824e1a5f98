import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { claimPort } from './http/claim-port.ts';
import type { OpenShop } from './open-shop.ts';

/** Whoever sends visitors here, a proxy or another server, needs a moment to notice that we are not ready. */
const usualGraceMs = 1_000;
/** Leaves time to close the database within the ten seconds a stop may take. */
const drainMs = 5_000;

type StartOptions = { config: Config; log: Logger; projectRoot: string };
export type RunningServer = Pick<OpenShop, 'hasPages' | 'invitationLink'> & {
  /** Reports unready and keeps answering for the grace, then takes nothing new and finishes what has begun. */
  stop: (graceMs?: number) => Promise<void>;
};

/** Port, database, files, news, app: in this order up, in the opposite order down. */
export async function startServer({ config, log, projectRoot }: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };

  try {
    const port = await claimPort(config);
    opened.push(() => port.close(0));
    const { opening, starts } = beginOpening(config, log);
    opened.push(async () => (await opening.catch(() => null))?.close());
    // PostgreSQL starts in a process of its own: meanwhile this one reads the rest of the program.
    await starts;
    const { openShop } = await import('./open-shop.ts');
    const onOpened = (...close: typeof opened) => opened.push(...close);
    const shop = await openShop({ config, log, projectRoot, port, opening, onOpened });

    return {
      hasPages: shop.hasPages,
      invitationLink: shop.invitationLink,
      async stop(graceMs = usualGraceMs) {
        shop.beginStop();
        port.announceClose();
        await pause(graceMs);
        shop.endStreams();
        await port.close(drainMs);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** `starts` resolves when only waiting for the database is left, or not even that. */
function beginOpening(config: Config, log: Logger) {
  let onSpawned: () => void = () => undefined;
  const starts = new Promise<void>((resolve) => {
    onSpawned = resolve;
  });
  const opening = openDatabase({ ...config, log, onSpawned });
  opening.then(onSpawned, onSpawned);
  return { opening, starts };
}
