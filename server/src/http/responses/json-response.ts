import type { AppContext, Reusable } from '../../app-env.ts';
import { chooseCompression, compress, minBytesToCompress } from './encoding.ts';

/** A fresh JSON answer, compressed when it is worth it; never kept by browsers or proxies. */
export async function sendJson(
  c: AppContext,
  data: unknown,
  /** Where others may be sent the same without asking the framework. */
  isFresh?: Reusable['isFresh'] | null,
): Promise<Response> {
  const text = JSON.stringify(data);
  const isLong = text.length >= minBytesToCompress;
  const compression = isLong ? chooseCompression(c.req.header('Accept-Encoding')) : undefined;
  const body = compression ? new Uint8Array(await compress(Buffer.from(text), compression, 4)) : text;

  c.header('Content-Type', 'application/json');
  c.header('Cache-Control', 'no-store');
  c.header('Content-Length', String(Buffer.byteLength(body)));
  if (isLong) c.header('Vary', 'Accept-Encoding', { append: true });
  if (compression) c.header('Content-Encoding', compression);
  if (isFresh) c.set('reusable', { body, isFresh });
  return c.body(body);
}
