import { expect, test } from 'vitest';
import { BrokenForm, boundaryOf, readMultipart } from './multipart.ts';

const boundary = 'mark';
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

async function* inPieces(bytes: Buffer, sizes: readonly number[]) {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes.length === 0 ? bytes.length : Math.max(1, sizes[turn % sizes.length] ?? 1);
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(body: string | Buffer, sizes: readonly number[] = []) {
  const files: { name: string; fileName: string; bytes: Buffer }[] = [];
  const bytes = typeof body === 'string' ? bytesOf(body) : body;
  const fields = await readMultipart(
    inPieces(bytes, sizes),
    boundary,
    async ({ name, fileName, content }) => {
      const parts: Uint8Array[] = [];
      for await (const part of content) parts.push(part);
      files.push({ name, fileName, bytes: Buffer.concat(parts) });
    },
  );
  return { fields, files };
}

const field = (name: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ['multipart/form-data; boundary=mark', 'mark'],
  ['multipart/form-data;charset=utf-8; boundary="a b:c"', 'a b:c'],
  ['Multipart/Form-Data; BOUNDARY=mark; x=y', 'mark'],
  ['application/json', null],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  [undefined, null],
])('the mark of %j is %j', (contentType, expected) => {
  expect(boundaryOf(contentType)).toBe(expected);
});

test('what a browser sends is read as a browser reads it', async () => {
  const form = new FormData();
  form.set('名字 "x"\r\n', '月饼 🥮\r\n--mar');
  form.set('empty', '');
  form.set('file', new File([Uint8Array.of(0, 13, 10, 45, 45)], 'a"b 收据.jpg'));
  const request = new Request('http://shop/', { method: 'POST', body: form });
  const files: unknown[] = [];
  const fields = await readMultipart(
    inPieces(Buffer.from(await request.clone().arrayBuffer()), []),
    boundaryOf(request.headers.get('content-type') ?? '') ?? '',
    async ({ name, fileName, content }) => {
      for await (const part of content) files.push([name, fileName, [...part]]);
    },
  );
  expect(fields).toEqual({ '名字 "x"\r\n': '月饼 🥮\r\n--mar', empty: '' });
  expect(files).toEqual([['file', 'a"b 收据.jpg', [0, 13, 10, 45, 45]]]);
});

test.each([
  ['nothing', ''],
  ['no mark', 'hello'],
  ['words before the first part', `hello\r\n${field('a', '1')}--mark--`],
  ['a part without end', '--mark\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['a form without end', field('a', '1')],
  ['a part without a name', '--mark\r\nContent-Disposition: form-data\r\n\r\n1\r\n--mark--'],
  ['a part without headers', '--mark\r\n\r\n1\r\n--mark--'],
  ['headers without end', `--mark\r\n${'x'.repeat(5_000)}`],
  ['a mark that goes on', '--marker\r\n'],
  ['forty-one parts', `${field('a', '1').repeat(41)}--mark--`],
  ['more text than a form has', `${field('a', 'x'.repeat(40_000))}${field('b', 'x'.repeat(40_000))}--mark--`],
])('%s is no form', async (_case, body) => {
  await expect(read(body)).rejects.toThrow(BrokenForm);
  await expect(read(body, [997])).rejects.toThrow(BrokenForm);
});

test('a field called like a part of every object is a field like any other', async () => {
  const { fields } = await read(`${field('__proto__', 'x')}${field('a', '1')}--mark--`);
  expect(Object.entries(fields)).toContainEqual(['a', '1']);
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

test('thousands of parts are given up on after the first few', async () => {
  let piecesRead = 0;
  const unit = Buffer.from(field('a', ''));
  async function* garbage() {
    for (; piecesRead < 10_000; piecesRead += 1) yield unit;
  }
  await expect(readMultipart(garbage(), boundary, async () => {})).rejects.toThrow(BrokenForm);
  expect(piecesRead).toBeLessThan(60);
});

/** Bytes that nearly are a mark, again and again: what a reader in pieces stumbles over. */
const nearly = ['\r', '\n', '\r\n', '-', '\r\n--', '\r\n--mar', '--mark', '\r\r\n--mar\r\n--ma', '\0\xff'];
const tricky = nearly.flatMap((one) => ['', ...nearly].map((other) => one + other));

test('whatever is in it and however it arrives, a form is what was sent', async () => {
  expect(tricky.some((content) => content.includes('\r\n--mark'))).toBe(true);
  for (const content of tricky.filter((text) => !text.includes('\r\n--mark'))) {
    const file = `--mark\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n${content}\r\n`;
    const body = `${field('text', content)}${file}${field('last', 'x')}--mark--\r\n`;
    for (const size of [1, 2, 3, 5, 7, 8, 9, body.length]) {
      expect(await read(body, [size])).toEqual({
        fields: { text: bytesOf(content).toString('utf8'), last: 'x' },
        files: [{ name: 'file', fileName: 'f', bytes: bytesOf(content) }],
      });
    }
  }
});
