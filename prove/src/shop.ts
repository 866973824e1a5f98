import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StaffRole } from '@mooncake/domain/staff/role';
import { connect, type Db } from '../../server/src/database/connect.ts';
import { clusterFiles } from '../../server/src/database/embedded/cluster-files.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { examineShop } from '../../server/src/doctor/doctor.ts';
import { freePort } from '../../server/src/lib/free-port.ts';
import { hashPassword } from '../../server/src/staff/auth/passwords.ts';
import { startSession } from '../../server/src/staff/auth/sessions.ts';
import { openDiskStorage } from '../../server/src/storage/disk-storage.ts';
import { findPostmaster, signalAll, stopDatabaseProcesses } from './database-processes.ts';
import { fillDisk, mountDisk } from './disk.ts';
import { copyOpenedShop } from './opened-shop.ts';

const builtServer = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
/** Behind a proxy nobody reads the metrics without it. */
export const metricsToken = 'a-token-of-the-proofs';
const readyWithinMs = 120_000;
/** Of the prover's own, for what it fills in and looks up. */
const maxConnections = 8;
const logMegabytes = 20;

let hashed: Promise<string> | undefined;
/** Of a password that nobody enters with: members of staff are given their sessions, and a hash is dear to make. */
const someHash = () => (hashed ??= hashPassword(randomUUID()));

export type Server = { url: string; pid: number; kill: () => Promise<void> };
export type Shop = {
  db: Db;
  servers: Server[];
  startServer: () => Promise<Server>;
  /** What the doctor finds wrong with the database and the files. */
  examine: () => Promise<string[]>;
  /** Of PostgreSQL the first process, which the others soon follow, or all of them in one moment. */
  killDatabase: (which: 'first' | 'all') => Promise<void>;
  /** Lets no process of PostgreSQL do anything, until it is called off. */
  stopDatabase: () => Promise<() => void>;
  /** What the servers and PostgreSQL wrote to their logs. */
  readLog: () => Promise<string>;
  readDatabaseLog: () => Promise<string>;
  /** Leaves no byte on the disk of database, files and logs, or of the logs of servers alone, until it is called off; null on a disk that others use. */
  fillDisk: ((disk: 'all' | 'logs') => Promise<{ free: () => Promise<void> }>) | null;
  /** The names of all that was stored. */
  fileNames: () => Promise<string[]>;
  /** What lies where a file that breaks out of its folder would. */
  namesOutside: () => Promise<string[]>;
  /** Files named so, among the shop's own and in every folder above them, above where a server runs, and for what is temporary. */
  pathsWith: (part: string) => Promise<string[]>;
  signIn: (member: { role: StaffRole; isActive?: boolean; now?: Date }) => Promise<string>;
  close: () => Promise<void>;
};

type ShopOptions = {
  logLevel?: string;
  /** The address that servers are told instead of the database's own. */
  through?: (databaseUrl: string) => Promise<string>;
  /** What each server loads before the shop, and what it is told. */
  preload?: URL;
  env?: Record<string, string>;
  /** A disk of its own, of so many megabytes, where the system lets one be made. */
  diskMegabytes?: number;
  /** Fills the empty database before the first server starts, over connections that last; the servers then start all at once. */
  filledBy?: (db: Db) => Promise<void>;
};

/** The built shop with its embedded database in a folder of its own, and as many server processes as asked for. */
async function openShop(
  processes: number,
  { logLevel = 'silent', through, preload, env = {}, diskMegabytes, filledBy }: ShopOptions = {},
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-proof-'));
  const logs = join(dataDir, 'logs');
  const disks: string[] = [];
  const children = new Set<ChildProcess>();
  /** What is left to be ended before the folder can go, in turn. */
  const closings: (() => Promise<unknown>)[] = [];
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    for (const close of closings) await close();
    // Nobody else stops one that its servers have left behind.
    signalAll(await stopDatabaseProcesses(dataDir), 'SIGKILL');
    for (const disk of disks.toReversed()) execFileSync('umount', ['--lazy', disk]);
    await rm(dataDir, { recursive: true, force: true });
  };
  const close = () => (closing ??= closeAll());

  async function startServer(): Promise<Server> {
    const port = await freePort();
    const log = await open(join(logs, 'server.log'), 'a');
    const child = spawn(process.execPath, [...(preload ? ['--import', preload.href] : []), builtServer], {
      stdio: ['ignore', log.fd, log.fd],
      env: {
        ...process.env,
        ...{
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: '',
          DATABASE_URL: toldUrl,
          DATA_DIR: dataDir,
        },
        // Everybody comes from an address of their own, as behind a proxy.
        METRICS_TOKEN: metricsToken,
        ...{ STORAGE_URL: '', TRUST_PROXY: '1', SEED: 'shop', LOG_LEVEL: logLevel },
        // Thousands of receipts are sent; what reading them costs is measured apart.
        READ_RECEIPTS: 'off',
        ...env,
      },
    });
    await log.close();
    children.add(child);
    const exited = once(child, 'exit').then(() => children.delete(child));
    const url = `http://127.0.0.1:${port}`;
    await becomesReady(url, child);
    return {
      ...{ url, pid: child.pid ?? 0 },
      async kill() {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }

  let toldUrl = '';
  try {
    const isMounted = (disk: string, megabytes: number) => mountDisk(disk, megabytes) && disks.push(disk) > 0;
    const hasDisk = diskMegabytes !== undefined && isMounted(dataDir, diskMegabytes);
    await mkdir(logs);
    const hasDisks = hasDisk && isMounted(logs, logMegabytes);
    if (!filledBy) await copyOpenedShop(dataDir);
    const silent = { info: () => undefined, warn: () => undefined };
    const database = await openDatabase({ databaseUrl: null, dataDir, log: silent });
    closings.unshift(database.close);
    if (through) toldUrl = await through(database.url);
    const { db, close: disconnect } = connect(database.url, { maxConnections });
    closings.unshift(disconnect, () => stopAll(children));

    await filledBy?.(db);
    const servers = filledBy ? await Promise.all(Array.from({ length: processes }, startServer)) : [];
    while (servers.length < processes) servers.push(await startServer());
    if (!through) {
      // From here on PostgreSQL is the servers' own: whoever else is with it would bring it back in their place.
      closings.splice(closings.indexOf(database.close), 1);
      await database.close();
    }
    let members = 0;
    return {
      ...{ db, servers, startServer, close },
      examine: async () => examineShop({ db, storage: await openDiskStorage(join(dataDir, 'files')) }),
      async killDatabase(which) {
        const first = await findPostmaster(dataDir);
        if (first === null) throw new Error('PostgreSQL does not run.');
        signalAll(which === 'all' ? await stopDatabaseProcesses(dataDir) : [first], 'SIGKILL');
      },
      async stopDatabase() {
        const stopped = await stopDatabaseProcesses(dataDir);
        if (stopped.length === 0) throw new Error('PostgreSQL does not run.');
        return () => signalAll(stopped, 'SIGCONT');
      },
      readLog: () => readFile(join(logs, 'server.log'), 'utf8'),
      readDatabaseLog: () => readFile(clusterFiles(dataDir).log, 'utf8'),
      fillDisk: hasDisks
        ? async (which) => {
            const full = await Promise.all((which === 'all' ? [dataDir, logs] : [logs]).map(fillDisk));
            return { free: async () => void (await Promise.all(full.map(({ free }) => free()))) };
          }
        : null,
      fileNames: () => readdir(join(dataDir, 'files'), { recursive: true }),
      async namesOutside() {
        // Where a server runs, and all of its data but the database's own.
        const folders = [process.cwd(), dataDir];
        return (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
      },
      async pathsWith(part) {
        const above = [join(dataDir, 'files', 'private'), process.cwd()].flatMap(foldersUpFrom);
        const beside = await Promise.all(
          [...new Set([...above, tmpdir(), '/tmp'])].map(async (folder) =>
            (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
          ),
        );
        const own = await readdir(dataDir, { recursive: true });
        const all = new Set([...beside.flat(), ...own.map((name) => join(dataDir, name))]);
        return [...all].filter((path) => path.includes(part));
      },
      async signIn({ role, isActive = true, now = new Date() }) {
        members += 1;
        const { id } = await db
          .insertInto('admin_users')
          .values({
            ...{ email: `member${members}@example.com`, name: 'Member', role, is_active: isActive },
            ...{ password_hash: await someHash(), is_verified: true },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { token } = await startSession(db, { staffId: id, now });
        return token;
      },
    };
  } catch (error) {
    // Nobody else knows of it yet.
    await close();
    throw error;
  }
}

function foldersUpFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpFrom(above)];
}

/** Runs a trial in a shop of its own, with its first server at hand, and closes the shop whatever happens. */
export async function inShop<Result>(
  processes: number,
  work: (shop: Shop, first: Server) => Promise<Result>,
  options: ShopOptions = {},
): Promise<Result> {
  const shop = await openShop(processes, options);
  try {
    const [first] = shop.servers;
    if (!first) throw new Error('A shop has a server.');
    return await work(shop, first);
  } finally {
    await shop.close();
  }
}

async function stopAll(children: Iterable<ChildProcess>): Promise<void> {
  await Promise.all(
    [...children].map(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }),
  );
}

/** What a server takes now, and what it took at most; 0 where the system does not say. */
export async function megabytesOf({ pid }: Server): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

async function becomesReady(url: string, child: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning() && performance.now() - startedAt < readyWithinMs) {
    const answer = await fetch(`${url}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(25);
  }
  throw new Error('The shop did not start; run "npm run build" first.');
}
