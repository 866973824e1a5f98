import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StorageAway } from '../storage-away.ts';
import type { S3Address } from './s3-address.ts';

/** How long a store may take until it begins to answer, and from one piece of an answer to the next. */
const patienceMs = 10_000;
/** Of a store that is busy; customers are waiting. */
const retries = 2;

type Asked = {
  method: 'GET' | 'PUT' | 'DELETE';
  bytes?: Uint8Array<ArrayBuffer>;
  /** Asks the bucket itself. */
  query?: Record<string, string>;
};

/** To be read to its end even where nothing is wanted of it, or its connection would never be free again. */
export type S3Answer = {
  status: number;
  headers: Headers;
  readAll: () => Promise<Uint8Array<ArrayBuffer>>;
  pieces: () => AsyncGenerator<Uint8Array>;
};

export type AskS3 = (key: string, asked: Asked) => Promise<S3Answer | null>;

/**
 * Asks for a key, or for the bucket. Null only where the store itself says that there is no such file: a 404 of a proxy
 * before it, or of another server at its address, says nothing about files. Whatever else is not well is an error.
 */
export function createS3Client(address: S3Address, limitMs = patienceMs): AskS3 {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  return async (key, { method, bytes, query }) => {
    const url = query ? `${bucketUrl}?${new URLSearchParams(query)}` : `${bucketUrl}/${key}`;
    const giveUp = new AbortController();
    const asking = client.fetch(url, {
      method,
      signal: giveUp.signal,
      ...(bytes && { body: bytes, headers: describe(bytes) }),
    });
    const response = await inTime(asking, { giveUp, limitMs, orElse: 'does not answer' });
    const pieces = () =>
      piecesOf(response, { giveUp, limitMs, orElse: 'broke off in the middle of an answer' });
    const readAll = () => joined(pieces());
    if (response.ok) return { status: response.status, headers: response.headers, pieces, readAll };
    const problem = /<Code>(\w+)<\/Code>/.exec(Buffer.from(await readAll()).toString('utf8'))?.[1] ?? '';
    const isMissing = response.status === 404 && problem === 'NoSuchKey';
    if (isMissing && !query && method !== 'PUT') return null;
    throw new StorageAway(`the store of files answered ${response.status} ${problem}`.trim());
  };
}

type Limit = { giveUp: AbortController; limitMs: number; orElse: string };

async function inTime<Result>(work: Promise<Result>, { giveUp, limitMs, orElse }: Limit): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error('it took too long');
      giveUp.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } catch (error) {
    throw new StorageAway(`the store of files ${orElse}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The limit is the store's alone: whoever reads may take their time between two pieces. */
async function* piecesOf({ body }: Response, limit: Limit): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), limit);
      if (done) return;
      yield value;
    }
  } finally {
    // Nothing, where it was read to its end.
    reader.cancel().catch(() => undefined);
  }
}

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

function describe(bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': hash };
}
