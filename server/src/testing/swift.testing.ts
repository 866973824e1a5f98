import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../lib/free-port.ts';

const stores = ['account', 'container', 'object'] as const;
const servers = [...stores, 'proxy'] as const;
const folders = (process.env.PATH ?? '').split(delimiter);
const findProgram = (name: string) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** False where it is not (Debian: `apt-get install swift-proxy swift-account swift-container swift-object`). */
export const isSwiftInstalled = servers.every((server) => findProgram(`swift-${server}-server`));

const [user, secret, bucket] = ['shop:keeper', 'swift-secret', 'shop'];
/** The one the package is for; others may come first. */
const debianPython = '/usr/bin/python3';
const readyWithinMs = 100_000;

type SwiftOptions = {
  takePort?: () => Promise<number>;
  /** Told of each process at once, so that none is left where starting is given up. */
  onStarted?: (pid: number) => void;
  /** Files on one page of a list. */
  pageSize?: number;
};
export type Swift = {
  /** The bucket, as STORAGE_URL has it. */
  url: URL;
  stop: () => Promise<void>;
};

/**
 * OpenStack Swift on one folder with an S3 door before it (`s3api`): a store written by others, with signatures, lists and
 * errors of its own. The folder must be on a disk that keeps extended attributes.
 */
export async function startSwift(
  folder: string,
  { takePort = freePort, onStarted = () => undefined, pageSize = 1_000 }: SwiftOptions = {},
): Promise<Swift> {
  await mkdir(join(folder, 'devices/disk'), { recursive: true });
  const ports = { account: 0, container: 0, object: 0, proxy: 0 };
  for (const server of servers) ports[server] = await takePort();
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('swift.conf', hashConfig);
  for (const store of stores) await write(`${store}.conf`, storeConfig(folder, store, ports[store]));
  await write('proxy.conf', proxyConfig(folder, ports.proxy, pageSize));
  await promisify(execFile)(debianPython, [
    '-c',
    ringMaker,
    folder,
    ...stores.map((store) => String(ports[store])),
  ]);

  const children = servers.map((server) => startServer(folder, server));
  for (const { child } of children) onStarted(child.pid ?? 0);
  const stop = async () => {
    for (const { child } of children) child.kill('SIGKILL');
    await Promise.all(children.map(({ exited }) => exited));
  };
  try {
    await Promise.all(children.map(({ server, child }) => answers(ports[server], child)));
    await makeBucket(`http://127.0.0.1:${ports.proxy}/${bucket}`);
  } catch (error) {
    await stop();
    throw new Error(
      `Swift did not start: ${(await readFile(join(folder, 'proxy.log'), 'utf8')).slice(-2_000)}`,
      {
        cause: error,
      },
    );
  }
  const url = new URL(
    `s3://${encodeURIComponent(user)}:${secret}@127.0.0.1:${ports.proxy}/${bucket}/kept/files?tls=false`,
  );
  return { url, stop };
}

function startServer(folder: string, server: (typeof servers)[number]) {
  const log = openSync(join(folder, `${server}.log`), 'a');
  const child = spawn(`swift-${server}-server`, [join(folder, `${server}.conf`), '--verbose'], {
    stdio: ['ignore', log, log],
  });
  return { server, child, exited: new Promise<void>((resolve) => child.on('exit', () => resolve())) };
}

/** Whatever it says: none of its parts must be asked for anything before all are there. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  const startedAt = performance.now();
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null || performance.now() - startedAt > readyWithinMs)
      throw new Error('it does not answer');
    await pause(100);
  }
}

async function makeBucket(bucketUrl: string): Promise<void> {
  const client = new AwsClient({
    ...{ accessKeyId: user, secretAccessKey: secret, region: 'us-east-1', service: 's3' },
  });
  const answer = await client.fetch(bucketUrl, { method: 'PUT' });
  if (!answer.ok) throw new Error(`it answered ${answer.status} ${await answer.text()}`);
}

const hashConfig = `[swift-hash]
swift_hash_path_suffix = shop
[storage-policy:0]
name = only
default = yes
`;

const commonConfig = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
`;

/** An object is in its list at once: nothing runs here that would add it later, as it does in a real store. */
const storeConfig = (
  folder: string,
  store: (typeof stores)[number],
  port: number,
) => `${commonConfig(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
container_update_timeout = 60
conn_timeout = 10
node_timeout = 60
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

/**
 * It wants a cache for tokens, which S3's requests do not have: nobody is at that port. The only part there is for
 * something must be asked however often it failed: by Swift's usual rule it would be left alone for a minute.
 */
const proxyConfig = (folder: string, port: number, pageSize: number) => `${commonConfig(folder, port)}
[pipeline:main]
pipeline = cache s3api tempauth proxy-server
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = ${pageSize}
[filter:tempauth]
use = egg:swift#tempauth
user_${user.replace(':', '_')} = ${secret} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
conn_timeout = 10
node_timeout = 60
`;

/** Where each kind of thing lies: on the only disk. Swift's own command would be started nine times. */
const ringMaker = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for store, port in zip(['account', 'container', 'object'], ports):
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'ip': '127.0.0.1', 'port': int(port),
                     'replication_ip': '127.0.0.1', 'replication_port': int(port), 'device': 'disk', 'meta': ''})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, store))
`;
