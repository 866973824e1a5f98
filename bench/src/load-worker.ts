import { connect, type Socket } from 'node:net';

export type LoadJob = {
  url: string;
  seconds: number;
  method: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  status: number;
  connections: number;
};
export type LoadResult = { perSecond: number; busy: number } | { problem: string };

/*
 * Asks over bare sockets and reads no more of an answer than where it ends: node:http as a client needs
 * longer for an answer than the server for giving it, and would measure itself.
 */
process.once('message', async (job: LoadJob) => {
  try {
    process.send?.(await load(job));
  } catch (error) {
    process.send?.({ problem: String(error) } satisfies LoadResult);
  }
});

async function load({
  url,
  seconds,
  method,
  body,
  headers,
  status,
  connections,
}: LoadJob): Promise<LoadResult> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host, 'accept-encoding': 'br', 'accept-language': 'en', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  const used = process.cpuUsage();
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;

  const counts = await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      return ask(socket, request, status, () => performance.now() < end);
    }),
  );
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(used);
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return { perSecond: answered / (ms / 1000), busy: (user + system) / 1000 / ms };
}

/** One answer after the other on one connection, for as long as there is time. */
function ask(socket: Socket, request: Buffer, status: number, goesOn: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    let head = '';
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (chunk: Buffer) => {
      let body = chunk.length;
      if (missing === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith(String(status), 9)) return reject(new Error(`answered ${head.slice(9, 12)}`));
        missing = status === 304 ? 0 : lengthIn(head, end);
        body = head.length - end - 4;
        head = '';
      }
      missing -= body;
      if (missing > 0) return;
      missing = 0;
      answered += 1;
      if (goesOn()) socket.write(request);
      else {
        socket.removeAllListeners('close').destroy();
        resolve(answered);
      }
    });
  });
}

function lengthIn(head: string, end: number): number {
  const length = /\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
  if (length === undefined) throw new Error('the answer does not say how long it is');
  return Number(length);
}
