import { connect, type Socket } from 'node:net';
import type { Load, LoadResult } from './load.ts';

/**
 * Asks for one address over kept-alive connections, each the next time when its answer is whole. By hand, because a
 * client that parses what it gets is slower than the servers it measures.
 */
process.on('message', async (load: Load) => {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const end = startedAt + load.seconds * 1000;
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askUntil(end, load)));
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  const result: LoadResult = {
    perSecond: counts.reduce((sum, count) => sum + count, 0) / seconds,
    busy: (user + system) / 1e6 / seconds,
  };
  process.send?.(result);
});

function askUntil(end: number, { port, path, headers, status }: Load): Promise<number> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answered = 0;
    let missing: number | null = null;
    let start = Buffer.alloc(0);
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', (chunk) => {
      if (missing === null) {
        start = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
        const headEnd = start.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const text = start.toString('latin1', 0, headEnd);
        if (!text.startsWith(`HTTP/1.1 ${status} `))
          return reject(new Error(`${path}: ${text.slice(0, 40)}`));
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        missing = length - (start.length - headEnd - 4);
        start = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = null;
      answered += 1;
      if (performance.now() < end) socket.write(request);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}
