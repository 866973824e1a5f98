import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext, Reusable } from '../../app-env.ts';
import {
  type Compression,
  chooseCompression,
  compress,
  compressions,
  minBytesToCompress,
} from './encoding.ts';

/** An answer made once and sent many times: its bytes, their fingerprint, and their compressed forms. */
export type CachedResponse = {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  fingerprint: string;
  compressed: ReadonlyMap<Compression, Uint8Array<ArrayBuffer>>;
};

export function fingerprintOf(bytes: Uint8Array | string) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

export async function keepAnswer(text: string, contentType: string): Promise<CachedResponse> {
  const bytes = new Uint8Array(Buffer.from(text));
  const isWorthIt = bytes.byteLength >= minBytesToCompress;
  const forms = (isWorthIt ? compressions : []).map(
    async (compression) => [compression, new Uint8Array(await compress(bytes, compression, 9))] as const,
  );
  return {
    contentType,
    bytes,
    fingerprint: fingerprintOf(bytes),
    compressed: new Map(await Promise.all(forms)),
  };
}

export function cacheJson(data: unknown): Promise<CachedResponse> {
  return keepAnswer(JSON.stringify(data), 'application/json');
}

type Sending = {
  cacheControl: string;
  status?: ContentfulStatusCode;
  /** Where others may be sent the same without asking the framework. */
  isFresh?: Reusable['isFresh'];
};

/** Sends the form the browser understands, or 304 when it already has it. */
export function sendKept(
  c: AppContext,
  answer: CachedResponse,
  { cacheControl, status = 200, isFresh }: Sending,
): Response {
  const compression = chooseCompression(c.req.header('Accept-Encoding'), [...answer.compressed.keys()]);
  const bytes = (compression && answer.compressed.get(compression)) ?? answer.bytes;
  // Each compressed form is other bytes, and a strong tag names bytes.
  const etag = `"${answer.fingerprint}${compression ? `-${compression}` : ''}"`;

  c.header('ETag', etag);
  c.header('Cache-Control', cacheControl);
  if (answer.compressed.size > 0) c.header('Vary', 'Accept-Encoding', { append: true });
  const isHere = status === 200 && isKnown(etag, c.req.header('If-None-Match'));
  if (isFresh) c.set('reusable', { body: isHere ? null : bytes, isFresh });
  if (isHere) return c.body(null, 304);

  c.header('Content-Type', answer.contentType);
  c.header('Content-Length', String(bytes.byteLength));
  if (compression) c.header('Content-Encoding', compression);
  return c.body(bytes, status);
}

function isKnown(etag: string, ifNoneMatch: string | undefined) {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
