import { connect, type Socket } from 'node:net';

type Answer = { text: string; cookie: string };
export type PostLine = {
  post: (path: string, headers: Readonly<Record<string, string>>, body: Buffer | string) => Promise<Answer>;
  close: () => void;
};

/**
 * A kept-alive connection that posts, and of an answer reads status, cookie and body: node:http as a client takes a
 * twelfth of the two cores that server, PostgreSQL and load share.
 */
export function openPostLine(url: string): PostLine {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (answer: Answer) => void; reject: (reason: Error) => void } | undefined;
  const fail = (reason: Error) => waiting?.reject(reason);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const bodyAt = received.indexOf('\r\n\r\n') + 4;
    if (bodyAt < 4) return;
    const head = received.toString('latin1', 0, bodyAt);
    const length = Number(/\ncontent-length: *(\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) return fail(new Error('the answer does not say how long it is'));
    if (received.length < bodyAt + length) return;
    const text = received.toString('utf8', bodyAt, bodyAt + length);
    received = Buffer.alloc(0);
    if (!head.startsWith('200', 9)) return fail(new Error(`answered ${head.slice(9, 12)}: ${text}`));
    waiting?.resolve({ text, cookie: /\nset-cookie: *([^;\r]+)/i.exec(head)?.[1] ?? '' });
  });

  return {
    post(path, headers, body) {
      const all = { host, ...headers, 'content-length': Buffer.byteLength(body) };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.cork();
        socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
        socket.write(body);
        socket.uncork();
      });
    },
    close: () => socket.removeAllListeners('close').destroy(),
  };
}
