import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseLine, openDatabaseLine } from '../database-line.ts';
import { metricsToken } from '../shop.ts';
import { type Running, type Stage, until } from './stage.ts';

const builtServer = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** One of the shop's servers, on a port that stays the same however often it is started. */
export type ShopServer = {
  name: string;
  port: number;
  url: string;
  /** Its own way to the database, which can be cut. */
  line: DatabaseLine;
  process: Running;
};
export type ServerPlace = Pick<ShopServer, 'name' | 'port'>;

type ServerOptions = { databaseUrl: string; storageUrl: URL; publicUrl: string };

export async function takePlaces(stage: Stage): Promise<ServerPlace[]> {
  const places: ServerPlace[] = [];
  for (const name of ['shop-1', 'shop-2', 'shop-3']) places.push({ name, port: await stage.takePort() });
  return places;
}

export async function startShopServers(
  stage: Stage,
  places: readonly ServerPlace[],
  options: ServerOptions,
): Promise<{ servers: ShopServer[]; start: (server: ShopServer) => Promise<void> }> {
  const startProcess = ({ name, port }: ServerPlace, line: DatabaseLine) =>
    stage.start(name, process.execPath, [builtServer], {
      env: {
        ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: options.publicUrl },
        ...{ DATABASE_URL: line.url, STORAGE_URL: options.storageUrl.href },
        // Nothing is shared on a disk.
        DATA_DIR: join(stage.folder, name),
        METRICS_TOKEN: metricsToken,
        ...{ TRUST_PROXY: '1', SEED: 'shop', LOG_LEVEL: 'info', READ_RECEIPTS: 'off' },
      },
    });
  // All at once: who comes first migrates and fills the database, and the others wait for it.
  const servers = await Promise.all(
    places.map(async (place) => {
      const line = await openDatabaseLine(options.databaseUrl);
      stage.atEnd(line.close);
      const url = `http://127.0.0.1:${place.port}`;
      return { ...place, url, line, process: startProcess(place, line) };
    }),
  );
  await Promise.all(servers.map(becomesReady));
  return {
    servers,
    async start(server) {
      server.process = startProcess(server, server.line);
      await becomesReady(server);
    },
  };
}

async function becomesReady({ name, url, process: running }: ShopServer): Promise<void> {
  await until(`${name} being ready`, async () => {
    if (!running.isRunning()) throw new Error(`${name} ended before it was ready; see its log.`);
    return (await fetch(`${url}/api/readyz`).catch(() => null))?.ok ?? false;
  });
}
