import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Model } from './load.ts';

process.on('message', async ({ url, headers }: Model) => {
  // node:http and not fetch: the compressed bytes themselves are what the shop sends.
  const [model] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await model.toArray());
  const status = model.statusCode ?? 200;
  const sent =
    status === 304
      ? { etag: model.headers.etag }
      : { 'content-type': model.headers['content-type'], 'content-length': body.length };

  const server = createServer((_, response) => {
    response.writeHead(status, sent);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
