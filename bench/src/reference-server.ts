import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';

const [modelUrl = ''] = process.argv.slice(2);

// node:http and not fetch: the compressed bytes themselves are what the shop sends.
const request = get(modelUrl, { headers: { 'accept-encoding': 'br', 'accept-language': 'en' } });
const [model] = (await once(request, 'response')) as [IncomingMessage];
const body = Buffer.concat(await model.toArray());

const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': model.headers['content-type'] ?? 'text/html',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
