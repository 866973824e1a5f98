import type { AppContext } from '../../app-env.ts';
import { chooseCompression, compress, minBytesToCompress } from './encoding.ts';

/** A fresh JSON answer, compressed when it is worth it; never kept by browsers or proxies. */
export async function sendJson(c: AppContext, data: unknown): Promise<Response> {
  const text = JSON.stringify(data);
  c.header('Content-Type', 'application/json');
  c.header('Cache-Control', 'no-store');
  if (text.length < minBytesToCompress) return c.body(text);

  c.header('Vary', 'Accept-Encoding', { append: true });
  const compression = chooseCompression(c.req.header('Accept-Encoding'));
  if (!compression) return c.body(text);
  c.header('Content-Encoding', compression);
  return c.body(new Uint8Array(await compress(Buffer.from(text), compression, 4)));
}
