import { setTimeout as pause } from 'node:timers/promises';
import { metricsToken } from '../shop.ts';
import type { DatabaseMachines } from './database-machines.ts';
import { buyers, type Load } from './load.ts';
import type { FrontProxy } from './proxy.ts';
import type { ShopServer } from './shop-servers.ts';
import { until } from './stage.ts';

export type Play = {
  databases: DatabaseMachines;
  proxy: FrontProxy;
  servers: readonly ShopServer[];
  startServer: (server: ShopServer) => Promise<void>;
  load: Load;
  /** Writes a line of the table. */
  tell: (what: string, figures: string) => void;
  breach: (what: string) => void;
};

/** The goal: nobody waits longer for an order. */
const maxGapSeconds = 10;
/** Orders in a calm moment before the next thing happens. */
const calmOrders = 30;
/** What a proxy needs to see that a server is not ready, or is again, on a busy machine. */
const noticedWithinMs = 15_000;

/** Kills the primary, in turn PostgreSQL alone and everything on its machine. */
export async function killPrimaries(
  { databases, servers, load, tell, breach }: Play,
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await databases.settled();
    await load.sells(calmOrders);
    const primary = await databases.findPrimary();
    const isMachine = time % 2 === 1;
    const isLeader = isMachine && (await databases.leadsEtcd(primary));
    const watch = load.watch();
    if (isMachine) await databases.killMachine(primary);
    else databases.killPostgres(primary);
    // One of these at least began after it.
    await load.sells(buyers + 1);
    await until('news at every server', () => hearNews(servers));
    const newsAfter = watch.seconds();
    await load.sells(calmOrders);
    if (isMachine) databases.startMachine(primary);
    // Whoever comes back as a follower must not disturb those who buy.
    await databases.settled();
    const gap = watch.longestGap();
    const what = `${isMachine ? 'machine' : 'PostgreSQL'} of the primary killed (${primary.name}${isLeader ? ", etcd's leader" : ''})`;
    tell(
      what,
      `${seconds(gap)} without an order, ${watch.count503()} told to wait, open pages hear again after ${seconds(newsAfter)}`,
    );
    if (gap > maxGapSeconds) breach(`${what}: ${seconds(gap)} without an order`);
  }
}

/** Each of them without a warning; whoever it was serving asks again. */
export async function killServers({ proxy, servers, startServer, load, tell, breach }: Play): Promise<void> {
  for (const server of servers) {
    await load.sells(calmOrders);
    const watch = load.watch();
    await server.process.end('SIGKILL');
    await load.sells(calmOrders);
    await startServer(server);
    await until(`${server.name} in the proxy`, () => proxy.isUp(server.name), noticedWithinMs);
    await load.sells(calmOrders);
    const gap = watch.longestGap();
    tell(`${server.name} killed`, `${seconds(gap)} without an order, ${watch.count503()} told to wait`);
    if (gap > maxGapSeconds) breach(`${server.name} killed: ${seconds(gap)} without an order`);
  }
}

/** A new version, one server after the other: nobody notices. */
export async function rollOut({ proxy, servers, startServer, load, tell, breach }: Play): Promise<void> {
  for (const server of servers) {
    await load.sells(calmOrders);
    const watch = load.watch();
    await server.process.end('SIGTERM');
    await startServer(server);
    await until(`${server.name} in the proxy`, () => proxy.isUp(server.name), noticedWithinMs);
    await load.sells(calmOrders);
    tell(
      `${server.name} renewed`,
      `${watch.count503()} told to wait, ${seconds(watch.longestGap())} without an order`,
    );
    if (watch.count503() > 0) breach(`${server.name} renewed: ${watch.count503()} were told to wait`);
  }
}

/** One server without its database leaves the proxy; filled again it comes back and knows what it missed. */
export async function cutOff({ proxy, servers, load, tell, breach }: Play): Promise<void> {
  const [server] = servers;
  if (!server) throw new Error('There is a first server.');
  for (const state of ['cut', 'silent'] as const) {
    await load.sells(calmOrders);
    const watch = load.watch();
    const cutAt = performance.now();
    server.line.become(state);
    await until(
      `${server.name} out of the proxy`,
      async () => !(await proxy.isUp(server.name)),
      noticedWithinMs,
    );
    const outMs = performance.now() - cutAt;
    await load.sells(calmOrders);
    server.line.become('good');
    const goodAt = performance.now();
    await until(`${server.name} in the proxy`, () => proxy.isUp(server.name), 2 * noticedWithinMs);
    const backMs = performance.now() - goodAt;
    await load.sells(calmOrders);
    const gap = watch.longestGap();
    tell(
      `${server.name}: the line to the database ${state}`,
      `out of the proxy after ${seconds(outMs / 1_000)}, back ${seconds(backMs / 1_000)} after it was mended; ${seconds(gap)} without an order, ${watch.count503()} told to wait`,
    );
    if (gap > maxGapSeconds) breach(`${server.name} ${state}: ${seconds(gap)} without an order`);
    await pause(1_000);
  }
}

/** Whether each hears what the others do; until then its open pages do not. */
async function hearNews(servers: readonly ShopServer[]): Promise<boolean> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = servers.map(async ({ url }) => (await fetch(`${url}/api/metrics`, { headers })).text());
  return (await Promise.all(metrics)).every((text) => text.includes('shop_events_connected 1'));
}

const seconds = (count: number): string => `${count.toFixed(1)} s`;
