/** A form is a handful of fields; whoever sends thousands is not filling one in. */
const maxParts = 40;
const maxHeaderBytes = 4 * 1024;
/** All fields together, the file not counted. */
const maxTextBytes = 64 * 1024;

const lineEnd = Buffer.from('\r\n');
const headerEnd = Buffer.from('\r\n\r\n');
const formEnd = Buffer.from('--');

/** Its content is read to the end before the next part can be. */
export type FilePart = { name: string; fileName: string; content: AsyncIterable<Uint8Array> };

/** The form is none, or not one the shop sends. */
export class BrokenForm extends Error {
  override readonly name = 'BrokenForm';
}

export function boundaryOf(contentType: string | undefined): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ??
    [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a form while it arrives: fields are gathered, files handed on chunk by chunk. Every step looks
 * for a mark in the bytes at hand, so no body, however broken, keeps the process from anything else.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  takeFile: (part: FilePart) => Promise<void>,
): Promise<Record<string, string>> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reader = createReader(body);
  const fields = new Map<string, string>();
  let textBytes = 0;

  if ((await reader.upTo(delimiter, 0)).length > 0) throw new BrokenForm('something before the first part');
  let afterMark = await reader.exactly(2);
  for (let parts = 1; !afterMark.equals(formEnd); parts += 1) {
    if (!afterMark.equals(lineEnd)) throw new BrokenForm('no line end after a mark');
    if (parts > maxParts) throw new BrokenForm('too many parts');
    const { name, fileName } = dispositionIn(await reader.upTo(headerEnd, maxHeaderBytes));
    if (fileName !== null) {
      await takeFile({ name, fileName, content: reader.pour(delimiter) });
    } else {
      const text = await reader.upTo(delimiter, maxTextBytes - textBytes);
      textBytes += text.length;
      fields.set(name, text.toString('utf8'));
    }
    afterMark = await reader.exactly(2);
  }
  return Object.fromEntries(fields);
}

/** Browsers write a quote as `%22` and a line end as `%0D%0A`, and leave the rest as UTF-8. */
function dispositionIn(headers: Buffer): { name: string; fileName: string | null } {
  const line = headers
    .toString('utf8')
    .split('\r\n')
    .find((header) => /^content-disposition\s*:\s*form-data\s*;/i.test(header));
  const name = parameterIn(line, /;\s*name="([^"]*)"/i);
  if (name === null) throw new BrokenForm('a part without a name');
  return { name, fileName: parameterIn(line, /;\s*filename="([^"]*)"/i) };
}

function parameterIn(line: string | undefined, pattern: RegExp): string | null {
  const found = pattern.exec(line ?? '')?.[1];
  if (found === undefined) return null;
  return found.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

type Reader = {
  /** What stands before the mark, which is passed over. */
  upTo: (mark: Buffer, max: number) => Promise<Buffer>;
  exactly: (count: number) => Promise<Buffer>;
  /** The same as `upTo` in pieces and without a maximum. */
  pour: (mark: Buffer) => AsyncIterable<Buffer>;
};

function createReader(body: AsyncIterable<Uint8Array>): Reader {
  const chunks = body[Symbol.asyncIterator]();
  // The first mark stands at the very start, without the line end that all others have before them.
  let pending: Buffer = lineEnd;

  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new BrokenForm('cut off');
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
  }

  async function* pour(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = pending.indexOf(mark);
      // A mark may have begun in the last bytes at hand.
      const safe = at >= 0 ? at : Math.max(0, pending.length - mark.length + 1);
      const piece = pending.subarray(0, safe);
      pending = pending.subarray(at >= 0 ? at + mark.length : safe);
      if (piece.length > 0) yield piece;
      if (at >= 0) return;
      await more();
    }
  }

  return {
    async upTo(mark, max) {
      for (;;) {
        const at = pending.indexOf(mark);
        if ((at >= 0 ? at : pending.length - mark.length) > max) throw new BrokenForm('too long');
        if (at >= 0) {
          const found = pending.subarray(0, at);
          pending = pending.subarray(at + mark.length);
          return found;
        }
        await more();
      }
    },
    async exactly(count) {
      while (pending.length < count) await more();
      const found = pending.subarray(0, count);
      pending = pending.subarray(count);
      return found;
    },
    pour,
  };
}
