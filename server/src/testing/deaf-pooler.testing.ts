import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** What PostgreSQL's messages of this kind begin with: what another connection said. */
const notification = 'A'.charCodeAt(0);

/** Stands before a database and passes everything on but news, as a pooler in transaction mode does; it can be told to. */
export async function startDeafPooler(databaseUrl: string, { isDeaf = true } = {}) {
  const target = new URL(databaseUrl);
  let keepsNews = isDeaf;
  const server = createServer((visitor) => {
    const database = connect(Number(target.port), target.hostname);
    let rest: Buffer = Buffer.alloc(0);
    database.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      while (rest.length >= 5) {
        const length = 1 + rest.readInt32BE(1);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (!(keepsNews && message[0] === notification)) visitor.write(message);
      }
    });
    visitor.pipe(database);
    for (const [one, other] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    becomeDeaf() {
      keepsNews = true;
    },
  };
}
