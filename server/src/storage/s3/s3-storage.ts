import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeFolder } from '../../lib/make-folder.ts';
import { receiveDraft, removeDraftsLike, removeOldDrafts } from '../drafts.ts';
import { watchFreeBytes } from '../free-bytes.ts';
import type { FileStorage, StoredFile } from '../storage.ts';
import { StorageAway } from '../storage-away.ts';
import { parseStoredName, type StorageArea, type StoredName } from '../stored-name.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Client, type S3Answer } from './s3-client.ts';

/**
 * Keeps files in a bucket, as private as the bucket is: names carry no rights of their own. What is still arriving lies on
 * this machine's disk, below `draftsFolder`. A success is believed only where it looks as a store's does: what stands at
 * its address may be something else that answers everything.
 */
export async function openS3Storage(
  address: S3Address,
  draftsFolder: string,
  limitMs?: number,
): Promise<FileStorage> {
  await makeFolder(draftsFolder, 0o700);
  const { prefix } = address;
  const ask = createS3Client(address, limitMs);
  const keyOf = (name: StoredName) => `${prefix}${name}`;

  async function find(name: StoredName): Promise<S3Answer | null> {
    const answer = await ask(keyOf(name), { method: 'GET' });
    if (answer && tagOf(answer) === '') {
      await answer.readAll();
      throw new StorageAway('the store of files answered with something that is no file of it');
    }
    return answer;
  }

  async function read(name: StoredName): Promise<Uint8Array<ArrayBuffer> | null> {
    return (await find(name))?.readAll() ?? null;
  }

  async function readPage(query: Record<string, string>) {
    const answer = await ask('', { method: 'GET', query: { 'list-type': '2', ...query } });
    const xml = answer ? Buffer.from(await answer.readAll()).toString('utf8') : '';
    if (!/<ListBucketResult[\s>]/.test(xml)) {
      throw new StorageAway('the store of files answered with something that is no list of a bucket');
    }
    return parsePage(xml);
  }

  async function* list(area: StorageArea): AsyncGenerator<StoredFile> {
    const query: Record<string, string> = { prefix: `${prefix}${area}/` };
    for (;;) {
      const page = await readPage(query);
      for (const { key, size, modifiedAt } of page.files) {
        const name = key.startsWith(prefix) ? parseStoredName(key.slice(prefix.length)) : null;
        if (name) yield { name, size, modifiedAt };
      }
      if (page.next === null) return;
      query['continuation-token'] = page.next;
    }
  }

  // The key, the secret and the bucket are right, or the server does not start.
  await readPage({ 'max-keys': '1' });
  return {
    async put(name, content) {
      const bytes = new Uint8Array(content);
      // Answered once the store has it for good, and compared with its hash there.
      const answer = await ask(keyOf(name), { method: 'PUT', bytes });
      await answer?.readAll();
      const tag = answer ? tagOf(answer) : '';
      if (tag === createHash('md5').update(bytes).digest('hex')) return;
      // Where a store encrypts with keys of its own the tag is no hash of the file, but it gives the file back.
      const kept = tag === '' ? null : await read(name);
      if (kept && Buffer.compare(kept, bytes) === 0) return;
      throw new StorageAway('the store of files did not keep what it was sent');
    },
    read,
    async stream(name) {
      const answer = await find(name);
      if (!answer) return null;
      const size = Number(answer.headers.get('content-length'));
      return { size, content: Readable.from(answer.pieces(), { objectMode: false }) };
    },
    async remove(name) {
      const answer = await ask(keyOf(name), { method: 'DELETE' });
      await answer?.readAll();
      if (answer && answer.status !== 204) {
        throw new StorageAway(`the store of files answered ${answer.status} where a file was to go`);
      }
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

/** What every store says of a file it has; empty where nothing is said. A proxy that packs answers makes it a weak one. */
const tagOf = ({ headers }: S3Answer) => (headers.get('etag') ?? '').replace(/^W\//, '').replaceAll('"', '');

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
