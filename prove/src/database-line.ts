import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the line to the database is: as it should be, cut, open but silent, or late with every answer. */
export type LineState = 'good' | 'cut' | 'silent' | 'slow';
export type DatabaseLine = { url: string; become: (state: LineState) => void; close: () => void };

const lateMs = 2_000;

/** A line of one's own to a database, which can be made bad. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: LineState = 'good';
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const line = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (bytes) => database.write(bytes));
    // One after the other, so that what was said first is heard first.
    let last = Promise.resolve();
    database.on('data', (bytes) => {
      last = last.then(async () => {
        if (state === 'slow') await pause(lateMs);
        while (state === 'silent') await pause(50);
        if (!client.destroyed) client.write(bytes);
      });
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address && typeof address === 'object' ? address.port : 0);
  return {
    url: url.href,
    become(next) {
      state = next;
      if (next === 'cut') cutAll();
    },
    close() {
      state = 'cut';
      cutAll();
      line.close();
    },
  };
}
