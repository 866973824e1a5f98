import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Model } from './load.ts';

/** Node adds these by itself. */
const nodesOwn = new Set(['date', 'connection', 'keep-alive']);

let status = 200;
let head: OutgoingHttpHeaders = {};
let body = Buffer.alloc(0);
const server = createServer((_, response) => {
  response.writeHead(status, head);
  response.end(body);
}).listen(0, '127.0.0.1');
const listening = once(server, 'listening');

process.on('message', async ({ url, headers }: Model) => {
  // node:http and not fetch: the compressed bytes themselves are what the shop sends.
  const [model] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  body = Buffer.concat(await model.toArray());
  status = model.statusCode ?? 200;
  head = Object.fromEntries(Object.entries(model.headers).filter(([name]) => !nodesOwn.has(name)));
  await listening;
  process.send?.((server.address() as AddressInfo).port);
});
