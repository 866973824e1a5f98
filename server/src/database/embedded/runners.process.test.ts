import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '../../testing/data-dir.testing.ts';
import { quietLog } from '../../testing/quiet-log.testing.ts';
import { startServerChild } from '../../testing/server-child.testing.ts';
import { openDatabase } from '../open-database.ts';
import { clusterFiles, readPostmaster } from './cluster-files.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const hasPostgresUser = succeeds('id', ['postgres']);
/** In a checkout below a folder of root's, nobody else can run a program. */
const canOthersRunIt = isRoot && succeeds('test', ['-r', import.meta.filename], nobody);

function succeeds(command: string, args: string[], user: { uid?: number; gid?: number } = {}): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', ...user });
    return true;
  } catch {
    return false;
  }
}

const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir, log: quietLog });

async function tryOut(dataDir: string): Promise<void> {
  const { db, close } = await open(dataDir);
  await sql`create table if not exists kept (answer integer)`.execute(db);
  await close();
}

test('whoever runs the tests can open a database', async () => {
  await tryOut(await makeDataDir());
});

describe.runIf(isRoot)('root', () => {
  test('works in a folder only root may enter, below another such folder', async () => {
    const outer = await makeDataDir();
    const dataDir = path.join(outer, 'inner', 'data');
    await chmod(outer, 0o700);
    await mkdir(path.dirname(dataDir), { mode: 0o700 });

    await tryOut(dataDir);
    await tryOut(dataDir);
  });

  test.runIf(canOthersRunIt)('opens what an ordinary user made, as that user', async () => {
    const dataDir = await makeDataDir();
    await chown(dataDir, nobody.uid, nobody.gid);
    const child = await startServerChild(dataDir, nobody);
    expect(child.firstLine).toMatch(/^postgres:/);
    expect((await stat(clusterFiles(dataDir).cluster)).uid).toBe(nobody.uid);
    await child.close();

    await tryOut(dataDir);

    const again = await startServerChild(dataDir, nobody);
    expect(again.firstLine).toMatch(/^postgres:/);
    await again.close();
    expect(await readPostmaster(clusterFiles(dataDir))).toBeNull();
  });

  test.runIf(canOthersRunIt)('explains a folder an ordinary user may not write to', async () => {
    const dataDir = await makeDataDir();
    await chmod(dataDir, 0o755);
    const child = await startServerChild(path.join(dataDir, 'data'), nobody);
    expect(child.firstLine).toMatch(/^problem: .*EACCES.*DATABASE_URL/);
  });

  describe('where user namespaces are refused', () => {
    /** A machine without `unshare`: nothing but the commands given can be found. */
    async function pathWith(...commands: string[]): Promise<{ PATH: string }> {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-path-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      for (const command of commands) {
        await symlink(
          execFileSync('which', [command], { encoding: 'utf8' }).trim(),
          path.join(folder, command),
        );
      }
      return { PATH: folder };
    }

    test.runIf(canOthersRunIt && hasPostgresUser)('becomes the user postgres', async () => {
      const dataDir = await makeDataDir();
      await chmod(dataDir, 0o755);
      const env = await pathWith('id');
      const child = await startServerChild(dataDir, { env });
      expect(child.firstLine).toMatch(/^postgres:/);
      expect((await stat(clusterFiles(dataDir).cluster)).uid).toBe(
        Number(execFileSync('id', ['-u', 'postgres'])),
      );
      await child.close();
    });

    test('names the way out when there is no such user', async () => {
      const child = await startServerChild(await makeDataDir(), { env: await pathWith() });
      expect(child.firstLine).toMatch(/^problem: PostgreSQL cannot be run by root .* DATABASE_URL/);
    });
  });
});
