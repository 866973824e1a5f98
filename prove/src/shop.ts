import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StaffRole } from '@mooncake/domain/staff/role';
import { connect, type Db } from '../../server/src/database/connect.ts';
import { clusterFiles, readPostmaster } from '../../server/src/database/embedded/cluster-files.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { examineShop } from '../../server/src/doctor/doctor.ts';
import { freePort } from '../../server/src/lib/free-port.ts';
import { hashPassword } from '../../server/src/staff/auth/passwords.ts';
import { startSession } from '../../server/src/staff/auth/sessions.ts';
import { openDiskStorage } from '../../server/src/storage/disk-storage.ts';
import { copyOpenedShop } from './opened-shop.ts';

const builtServer = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
/** Behind a proxy nobody reads the metrics without it. */
export const metricsToken = 'a-token-of-the-proofs';
const readyWithinMs = 120_000;

export type Server = { url: string; pid: number; kill: () => Promise<void> };
export type Shop = {
  db: Db;
  servers: Server[];
  startServer: () => Promise<Server>;
  /** What the doctor finds wrong with the database and the files. */
  examine: () => Promise<string[]>;
  killDatabase: () => Promise<void>;
  /** Lets no process of PostgreSQL do anything, until it is called off. */
  stopDatabase: () => Promise<() => void>;
  /** What the servers and PostgreSQL wrote to their logs. */
  readLog: () => Promise<string>;
  readDatabaseLog: () => Promise<string>;
  /** Leaves no byte on the disk of database, files and logs, until it is called off; null on a disk that others use. */
  fillDisk: (() => Promise<{ free: () => Promise<void> }>) | null;
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
  /** What is in the empty database before the first server starts; the servers then start all at once. */
  filledBy?: (db: Db) => Promise<void>;
};

/** The built shop with its embedded database in a folder of its own, and as many server processes as asked for. */
async function openShop(
  processes: number,
  { logLevel = 'silent', through, preload, env = {}, diskMegabytes, filledBy }: ShopOptions = {},
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-proof-'));
  const hasDisk = diskMegabytes !== undefined && mountDisk(dataDir, diskMegabytes);
  const logFile = join(dataDir, 'server.log');
  const children = new Set<ChildProcess>();
  const silent = { info: () => undefined, warn: () => undefined };
  if (!filledBy) await copyOpenedShop(dataDir);
  const database = await openDatabase({ databaseUrl: null, dataDir, log: silent });
  const toldUrl = through ? await through(database.url) : '';

  async function startServer(): Promise<Server> {
    const port = await freePort();
    const log = await open(logFile, 'a');
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

  await filledBy?.(database.db);
  const servers = filledBy ? await Promise.all(Array.from({ length: processes }, startServer)) : [];
  while (servers.length < processes) servers.push(await startServer());
  const { db, close } = connect(database.url, { maxConnections: 4 });
  let members = 0;
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    await close();
    await database.close();
    await Promise.all(
      [...children].map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    if (hasDisk) execFileSync('umount', ['--lazy', dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  };

  return {
    ...{ db, servers, startServer },
    examine: async () => examineShop({ db, storage: await openDiskStorage(join(dataDir, 'files')) }),
    async killDatabase() {
      const postmaster = await readPostmaster(clusterFiles(dataDir));
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    },
    async stopDatabase() {
      const postmaster = await readPostmaster(clusterFiles(dataDir));
      if (!postmaster) throw new Error('PostgreSQL does not run.');
      // The first, so that no more are born; then all it has.
      process.kill(postmaster.pid, 'SIGSTOP');
      const stopped = [postmaster.pid, ...childrenOf(postmaster.pid)];
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of stopped) process.kill(pid, 'SIGCONT');
      };
    },
    readLog: () => readFile(logFile, 'utf8'),
    readDatabaseLog: () => readFile(clusterFiles(dataDir).log, 'utf8'),
    fillDisk: hasDisk ? () => fill(join(dataDir, 'filler')) : null,
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
          ...{ password_hash: await hashPassword(randomUUID()), is_verified: true },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { token } = await startSession(db, { staffId: id, now });
      return token;
    },
    close: () => (closing ??= closeAll()),
  };
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

function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child]) => child ?? []);
}

/** Only the root of a Linux can. */
function mountDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Again and again, as what others delete would be room for them. */
async function fill(path: string): Promise<{ free: () => Promise<void> }> {
  const file = await open(path, 'w');
  const isFull = () => undefined;
  const writeOn = async (bytes: number) => {
    const part = Buffer.alloc(bytes);
    for (;;) await file.write(part);
  };
  await writeOn(1 << 20).catch(isFull);
  await writeOn(1 << 12).catch(isFull);
  const timer = setInterval(() => void writeOn(1 << 12).catch(isFull), 20);
  return {
    async free() {
      clearInterval(timer);
      await rm(path);
      await file.close();
    },
  };
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
  while (child.exitCode === null && performance.now() - startedAt < readyWithinMs) {
    const answer = await fetch(`${url}/api/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(25);
  }
  throw new Error('The shop did not start; run "npm run build" first.');
}
