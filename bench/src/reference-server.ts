import { createServer } from 'node:http';

const [modelUrl = ''] = process.argv.slice(2);
const model = await fetch(modelUrl, { headers: { 'accept-encoding': 'br', 'accept-language': 'en' } });
const body = Buffer.from(await model.arrayBuffer());
const type = model.headers.get('content-type') ?? 'text/html';

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
