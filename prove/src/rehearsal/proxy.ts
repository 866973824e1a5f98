import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Machine } from './database-machines.ts';
import type { Programs } from './programs.ts';
import { type Stage, until } from './stage.ts';

export type FrontProxy = {
  databasePort: number;
  shopPort: number;
  /** Whether it sends visitors to that server. */
  isUp: (server: string) => Promise<boolean>;
};

type ProxyOptions = { machines: readonly Machine[]; servers: readonly { name: string; port: number }[] };

/** HAProxy before the databases, where it leads to the primary, and before the shop's servers. */
export async function startProxy(
  stage: Stage,
  { haproxy }: Programs,
  { machines, servers }: ProxyOptions,
): Promise<FrontProxy> {
  const [databasePort, shopPort] = [await stage.takePort(), await stage.takePort()];
  const [config, away, socket] = ['haproxy.cfg', 'away.http', 'haproxy.sock'].map((name) =>
    join(stage.folder, name),
  ) as [string, string, string];
  await writeFile(away, awayAnswer);
  await writeFile(
    config,
    `
global
  maxconn 4000
  stats socket ${socket} mode 600 level user
  log stdout format raw daemon info
defaults
  log global
  timeout connect 1s
  timeout check 3s

listen database
  bind 127.0.0.1:${databasePort}
  mode tcp
  timeout client 10m
  timeout server 10m
  option httpchk OPTIONS /primary
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.patroni}`).join('\n')}

listen shop
  bind 127.0.0.1:${shopPort}
  mode http
  option httplog
  timeout client 60s
  timeout server 60s
  option httpchk
  http-check send meth GET uri /api/readyz ver HTTP/1.1 hdr Host shop
  default-server inter 250ms fall 1 rise 1
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  # Whom a dying server leaves without an answer the next one serves, where asking twice is harmless.
  http-request disable-l7-retry unless METH_GET or { path /api/orders /api/checkout/holds }
  # An answer of its own must not come before it has read the question, or the connection breaks under the sender.
  option http-buffer-request
  timeout http-request 30s
  # Buyers here say themselves where they come from: each is to be somebody else.
  option forwardfor if-none
  errorfile 502 ${away}
  errorfile 503 ${away}
  errorfile 504 ${away}
${servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`).join('\n')}
`,
  );
  const running = stage.start('haproxy', haproxy, ['-db', '-f', config]);
  const isUp = async (server: string) => {
    const lines = (await ask(socket, 'show stat').catch(() => '')).split('\n');
    const column = lines[0]?.split(',').indexOf('status') ?? -1;
    const line = lines.find((one) => one.includes(`,${server},`));
    return line?.split(',')[column]?.startsWith('UP') ?? false;
  };
  await until('HAProxy', async () => {
    if (!running.isRunning()) throw new Error('HAProxy did not start; see its log.');
    return (await ask(socket, 'show stat').catch(() => '')) !== '';
  });
  return { databasePort, shopPort, isUp };
}

/** What it says itself while it has nobody to send visitors to, or whoever had them died: as the shop would. */
const awayAnswer = [
  'HTTP/1.1 503 Service Unavailable',
  'Retry-After: 5',
  'Cache-Control: no-store',
  'Content-Type: text/plain',
  'Content-Length: 50',
  '',
  'The shop is not ready; please try again in a while',
].join('\r\n');

function ask(socket: string, question: string): Promise<string> {
  const line = connect(socket);
  line.end(`${question}\n`);
  return text(line);
}
