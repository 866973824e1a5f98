import { IncomingMessage } from 'node:http';
import type { AppContext, AppEnv } from '../../app-env.ts';
import type { FileStorage } from '../../storage/storage.ts';
import type { Route } from '../define-route.ts';
import { HttpProblem } from '../problems/http-problem.ts';
import { BrokenForm, boundaryOf, readMultipart } from './multipart.ts';
import type { Upload } from './upload.ts';
import { type UploadSlot, uploadsBusy } from './upload-slots.ts';

const usualMaxBodyBytes = 64 * 1024;
const maxPassedOverBytes = 8 * 1024 * 1024;
const maxPassedOverChunks = 2_000;
/** What arrives in crumbs is handed on in pieces worth looking at. */
const pieceBytes = 16 * 1024;
/** Each chunk costs work whatever its size. No browser and no network sends thousands of a few bytes. */
const freeChunks = 1_000;
const minMeanChunkBytes = 64;

type BodyRules = Pick<Route, 'maxBodyBytes' | 'tooLarge' | 'filePart'>;

type ReadForm = { fields: Record<string, string>; upload: Upload | null; discard: () => Promise<void> };

export async function readJson(c: AppContext, rules: BodyRules): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of bodyOf(c, rules)) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw invalid('body', 'invalid_json');
  }
}

/** The fields of a form, and its file, which goes straight to disk as it arrives. */
export async function readForm(
  c: AppContext,
  rules: BodyRules,
  { storage, slot }: { storage: FileStorage; slot: UploadSlot },
): Promise<ReadForm> {
  const boundary = boundaryOf(c.req.header('Content-Type'));
  if (boundary === null) throw invalid('form', 'invalid_form');
  let upload: Upload | null = null;
  let discard = async () => {};
  const body = bodyOf(c, rules, slot);
  try {
    const fields = await readMultipart(body, boundary, async ({ name, fileName, content }) => {
      if (name !== rules.filePart || upload) throw new BrokenForm('a file nobody asked for');
      const { size, read, remove } = await storage.receive(content);
      upload = { name: fileName, size, read };
      discard = remove;
    });
    return { fields, upload, discard };
  } catch (error) {
    await discard();
    if (error instanceof BrokenForm) throw invalid('form', 'invalid_form');
    throw error;
  } finally {
    await body.return(undefined);
  }
}

/** One piece is passed on as it is. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces;
  return only && others.length === 0 ? only : Buffer.concat(pieces);
}

/** A body as it arrives, up to what the route takes; nothing is read before somebody asks for it. */
async function* bodyOf(
  c: AppContext,
  { maxBodyBytes = usualMaxBodyBytes, tooLarge }: BodyRules,
  slot?: UploadSlot,
): AsyncGenerator<Uint8Array> {
  const refuseTooLarge = () => {
    throw tooLarge?.() ?? new HttpProblem('payload_too_large', { maxBodyBytes });
  };
  if (Number(c.req.header('Content-Length') ?? 0) > maxBodyBytes) refuseTooLarge();
  const reader = readerOf(c);
  if (!reader) return;
  slot?.onGiveWay(() => void reader.cancel().catch(() => undefined));
  let size = 0;
  let chunks = 0;
  let piece: Uint8Array[] = [];
  let handedOn = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw slot?.hasGivenWay ? uploadsBusy() : invalid('body', 'cut_off');
      });
      if (slot?.hasGivenWay) throw uploadsBusy();
      if (done) break;
      size += value.byteLength;
      chunks += 1;
      slot?.received(value.byteLength);
      if (size > maxBodyBytes) refuseTooLarge();
      if (chunks > freeChunks && size < chunks * minMeanChunkBytes) throw invalid('body', 'too_many_chunks');
      piece.push(value);
      if (size - handedOn < pieceBytes) continue;
      yield joined(piece);
      piece = [];
      handedOn = size;
    }
    if (piece.length > 0) yield joined(piece);
  } finally {
    void passOver(reader);
  }
}

type BodyReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/** Straight from the connection where there is one: a web stream around it would cost more than all that is read. */
function readerOf(c: AppContext): BodyReader | undefined {
  const incoming = (c.env as AppEnv['Bindings'] | undefined)?.incoming;
  if (!(incoming instanceof IncomingMessage)) return c.req.raw.body?.getReader();
  const chunks: AsyncIterator<Uint8Array, undefined> = incoming.iterator({ destroyOnReturn: false });
  return {
    read: () => chunks.next(),
    cancel: async () => void incoming.destroy(),
  };
}

/**
 * What is still on its way when a body is given up on is read and forgotten, within limits: a connection
 * closed in the middle of it would take the answer along.
 */
async function passOver(reader: BodyReader): Promise<void> {
  let passed = 0;
  for (let chunks = 0; chunks < maxPassedOverChunks && passed < maxPassedOverBytes; chunks += 1) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    passed += value?.byteLength ?? 0;
  }
  await reader.cancel().catch(() => undefined);
}

function invalid(part: 'body' | 'form', code: string) {
  return new HttpProblem('invalid_request', { issues: [{ path: [part], code }] });
}
