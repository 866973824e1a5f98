import type { AppContext } from './app-env.ts';
import { chooseCompression, compress, smallestWorthCompressing } from './encoding.ts';

/** A fresh JSON answer, compressed when it is worth it; never kept by browsers or proxies. */
export async function sendJson(c: AppContext, data: unknown): Promise<Response> {
  const bytes = Uint8Array.from(Buffer.from(JSON.stringify(data)));
  c.header('Content-Type', 'application/json');
  c.header('Cache-Control', 'no-store');
  if (bytes.byteLength < smallestWorthCompressing) return c.body(bytes);

  c.header('Vary', 'Accept-Encoding', { append: true });
  const compression = chooseCompression(c.req.header('Accept-Encoding'));
  if (!compression) return c.body(bytes);
  c.header('Content-Encoding', compression);
  return c.body(Uint8Array.from(await compress(bytes, compression, 4)));
}
