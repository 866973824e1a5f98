import { readFile, realpath } from 'node:fs/promises';
import pg from 'pg';
import { errorCode } from '../../lib/error-code.ts';
import { lockKeys } from '../locks.ts';
import { StartupProblem } from '../startup-problem.ts';
import type { ClusterFiles } from './cluster-files.ts';

/** One server's presence in the cluster, for as long as its connection lives. */
export type Membership = {
  url: string;
  port: number;
  client: pg.Client;
};

/** Joins the cluster on that port; null while it cannot take us (starting, stopping, or not ours at all). */
export async function joinCluster(files: ClusterFiles, port: number): Promise<Membership | null> {
  const password = await readFile(files.password, 'utf8');
  const url = `postgres://shop:${password}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A dropped connection also ends the client; whoever needs to know listens for that.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ directory: string; present: boolean }>(
      `select current_setting('data_directory') as directory, pg_try_advisory_lock_shared($1) as present`,
      [lockKeys.presence],
    );
    const [answer] = rows;
    if (answer?.present && (await realpath(answer.directory)) === (await realpath(files.cluster))) {
      return { url, port, client };
    }
  } catch (error) {
    refusePassword(error, files);
  }
  await client.end();
  return null;
}

/** Gives up the presence; true when nobody else is left. The lock then keeps newcomers waiting. */
export async function isLastToLeave({ client }: Membership): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [lockKeys.presence]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    lockKeys.presence,
  ]);
  return rows[0]?.alone ?? false;
}

function refusePassword(error: unknown, { password, cluster }: ClusterFiles): void {
  if (errorCode(error) !== '28P01') return;
  throw new StartupProblem(
    `The database in ${cluster} does not accept the password in ${password}; restore both from the same backup.`,
    { cause: error },
  );
}
