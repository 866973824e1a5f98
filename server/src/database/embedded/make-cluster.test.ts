import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '../../testing/data-dir.testing.ts';
import { clusterFiles } from './cluster-files.ts';
import { makeCluster } from './make-cluster.ts';

/** What is told where PostgreSQL's own program ends with these words. */
async function toldOf(words: string): Promise<string> {
  const folder = await makeDataDir();
  const initdb = join(folder, 'initdb');
  await writeFile(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${words}\nEND\nexit 1\n`);
  await chmod(initdb, 0o755);
  const binaries = { home: folder, initdb, postgres: initdb, pgCtl: initdb, majorVersion: '18' };
  return makeCluster(clusterFiles(folder), binaries, { wrapper: [], owner: null }).then(
    () => 'made',
    (error: unknown) => String(error),
  );
}

test.skipIf(process.platform === 'win32')(
  'a database that cannot be made says why in a sentence',
  async () => {
    const full = await toldOf(
      'FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device',
    );
    expect(full).toMatch(/^StartupProblem: The disk is full\. No database could be made in \S+\.$/);
    const broken = await toldOf('initdb: error: could not access directory');
    expect(broken).toContain('(could not access directory)');
    const silent = await toldOf('child process exited with exit code 1');
    expect(silent).toContain('(child process exited with exit code 1)');
    for (const said of [full, broken, silent]) expect(said).not.toContain('--pgdata');
  },
);
