import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { receiveDraft, removeDraftsLike, removeOldDrafts } from './drafts.ts';
import { watchFreeBytes } from './free-bytes.ts';
import type { S3Address } from './s3-address.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import { StorageAway } from './storage-away.ts';
import { parseStoredName, type StorageArea, type StoredName } from './stored-name.ts';

/** How long a store may take until it begins to answer. */
const patienceMs = 10_000;
/** Of a store that is busy; customers are waiting. */
const retries = 2;

type Asked = {
  method: 'GET' | 'PUT' | 'DELETE';
  bytes?: Uint8Array<ArrayBuffer>;
  /** Asks the bucket itself. */
  query?: Record<string, string>;
};

/**
 * Keeps files in a bucket, as private as the bucket is: names carry no rights of their own. What is still arriving lies on
 * this machine's disk, below `draftsFolder`.
 */
export async function openS3Storage(address: S3Address, draftsFolder: string): Promise<FileStorage> {
  await mkdir(draftsFolder, { recursive: true, mode: 0o700 });
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  /** Null where there is no such file; whatever else is not well is an error. */
  async function ask(key: string, { method, bytes, query }: Asked): Promise<Response | null> {
    const url = query ? `${bucketUrl}?${new URLSearchParams(query)}` : `${bucketUrl}/${key}`;
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new Error('it took too long')), patienceMs);
    try {
      const response = await client.fetch(url, {
        method,
        signal: giveUp.signal,
        ...(bytes && { body: bytes, headers: describe(bytes) }),
      });
      if (response.ok) return response;
      const problem = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
      if (response.status === 404 && problem !== 'NoSuchBucket') return null;
      throw new StorageAway(`the store of files answered ${response.status} ${problem}`.trim());
    } catch (error) {
      if (error instanceof StorageAway) throw error;
      throw new StorageAway('the store of files does not answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Reads the answer to its end though nothing is wanted of it, or its connection would never be free again. */
  async function tell(key: string, asked: Asked): Promise<void> {
    await (await ask(key, asked))?.arrayBuffer();
  }

  const keyOf = (name: StoredName) => `${prefix}${name}`;
  async function read(name: StoredName): Promise<Uint8Array<ArrayBuffer> | null> {
    const response = await ask(keyOf(name), { method: 'GET' });
    return response && new Uint8Array(await response.arrayBuffer());
  }

  async function* list(area: StorageArea): AsyncGenerator<StoredFile> {
    const query: Record<string, string> = { 'list-type': '2', prefix: `${prefix}${area}/` };
    for (;;) {
      const response = await ask('', { method: 'GET', query });
      const page = parsePage(response ? await response.text() : '');
      for (const { key, size, modifiedAt } of page.files) {
        const name = key.startsWith(prefix) ? parseStoredName(key.slice(prefix.length)) : null;
        if (name) yield { name, size, modifiedAt };
      }
      if (page.next === null) return;
      query['continuation-token'] = page.next;
    }
  }

  // The key, the secret and the bucket are right, or the server does not start.
  await tell('', { method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } });
  return {
    async put(name, bytes) {
      // Answered once the store has it for good, and compared with its hash there.
      await tell(keyOf(name), { method: 'PUT', bytes: new Uint8Array(bytes) });
    },
    read,
    async stream(name) {
      const response = await ask(keyOf(name), { method: 'GET' });
      if (!response?.body) return null;
      const size = Number(response.headers.get('content-length'));
      return { size, content: Readable.fromWeb(response.body as ReadableStream) };
    },
    async remove(name) {
      await tell(keyOf(name), { method: 'DELETE' });
    },
    list,
    freeBytes: watchFreeBytes(draftsFolder),
    receive: (content) => receiveDraft(draftsFolder, content),
    removeDrafts: (which) =>
      'before' in which
        ? removeOldDrafts([draftsFolder], which.before)
        : removeDraftsLike([draftsFolder], which.like, read),
  };
}

function describe(bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': hash };
}

/** Names of ours need no unescaping; of others nothing is wanted. */
function parsePage(xml: string) {
  const field = (text: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;
  const files = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, file = '']) => ({
    key: field(file, 'Key') ?? '',
    size: Number(field(file, 'Size')),
    modifiedAt: new Date(field(file, 'LastModified') ?? 0),
  }));
  const next = field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : null;
  return { files, next: next && unescapeXml(next) };
}

function unescapeXml(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '');
}
