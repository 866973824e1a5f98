import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { eventually } from './eventually.testing.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
/** Undefined where it is not installed (Debian: `apt-get install pgbouncer`). */
export const pgbouncer = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));

/** Whoever runs tests as root: the pooler refuses to run so, and needs no rights at all. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A pooler in transaction mode before that database: each transaction may get another connection. */
export async function startPooler(databaseUrl: string, poolSize: number): Promise<{ url: string }> {
  if (!pgbouncer) throw new Error('pgbouncer is not installed');
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'shop-pooler-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    file,
    `[databases]
shop = ${target} connect_query='set statement_timeout = 10000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  const child = spawn(pgbouncer, ['-q', file], { stdio: 'ignore', ...nobody });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await eventually(() => knock(own));
  return { url: `postgres://shop@127.0.0.1:${own}/shop` };
}

function knock(port: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
