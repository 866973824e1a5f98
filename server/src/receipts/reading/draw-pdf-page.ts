import { loadSharp } from '../../files/load-sharp.ts';

/** What is used of a page of pdf.js. */
type Page = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  objs: { get(name: string, then: (object: unknown) => void): unknown };
  commonObjs: { get(name: string, then: (object: unknown) => void): unknown };
};
type Operations = Readonly<Record<string, number>>;
type PdfImage = { width: number; height: number; kind: number; data: Uint8Array };

type State = { matrix: readonly number[]; fill: string };

const drawnWidth = 1_240;
const maxParts = 20_000;
/** How pdf.js says that a pixel has one bit, three or four bytes. */
const bytesPerPixel: Readonly<Record<number, 3 | 4>> = { 2: 3, 3: 4 };

/**
 * A page without a text layer, as a picture: scans and screenshots are pictures on the page, and some programs turn
 * letters into outlines. Both are drawn as SVG, so no canvas has to be installed; shades and clips are left out.
 */
export async function drawPage(page: Page, operations: Operations): Promise<Buffer | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const parts: string[] = [];
  let state: State = { matrix: transform, fill: '#000000' };
  const saved: State[] = [];
  for (const [at, operation] of fnArray.entries()) {
    if (parts.length > maxParts) break;
    const args = argsArray[at];
    const place = `transform="matrix(${state.matrix.join(' ')})"`;
    if (operation === operations.save) {
      saved.push(state);
    } else if (operation === operations.paintFormXObjectBegin) {
      saved.push(state);
      const [matrix] = Array.isArray(args) ? (args as unknown[]) : [];
      if (isMatrix(matrix)) state = { ...state, matrix: multiply(state.matrix, matrix) };
    } else if (operation === operations.restore || operation === operations.paintFormXObjectEnd) {
      state = saved.pop() ?? state;
    } else if (operation === operations.transform && isMatrix(args)) {
      state = { ...state, matrix: multiply(state.matrix, args) };
    } else if (operation === operations.setFillRGBColor) {
      state = { ...state, fill: colorOf(args) ?? state.fill };
    } else if (operation === operations.constructPath) {
      const path = isFilled(args, operations) ? pathOf(args) : null;
      if (path) parts.push(`<path d="${path}" fill="${state.fill}" ${place}/>`);
    } else if (operation === operations.paintImageXObject && Array.isArray(args)) {
      const image = await imageOf(page, String(args[0]));
      if (image)
        parts.push(
          `<g ${place}><image width="1" height="1" transform="matrix(1 0 0 -1 0 1)" preserveAspectRatio="none" href="${image}"/></g>`,
        );
    }
  }
  if (parts.length === 0) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: (72 * drawnWidth) / Math.max(1, width), unlimited: true })
    .png()
    .toBuffer();
}

const isMatrix = (args: unknown): args is number[] =>
  Array.isArray(args) && args.length === 6 && args.every((one) => typeof one === 'number');

function multiply(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** An outline may also be only drawn around, or clip what follows. */
function isFilled(args: unknown, { fill, eoFill, fillStroke, eoFillStroke }: Operations): boolean {
  const [paint] = Array.isArray(args) ? (args as unknown[]) : [];
  return [fill, eoFill, fillStroke, eoFillStroke].some((operation) => operation === paint);
}

function colorOf(args: unknown): string | null {
  const [color] = Array.isArray(args) ? (args as unknown[]) : [];
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

/** Points of an outline, in the numbers pdf.js packs them: move, line, curves, close. */
function pathOf(args: unknown): string | null {
  const [, packed] = Array.isArray(args) ? (args as unknown[]) : [];
  const [points] = Array.isArray(packed) ? (packed as unknown[]) : [];
  if (!(points instanceof Float32Array)) return null;
  const letters = [
    ['M', 2],
    ['L', 2],
    ['C', 6],
    ['Q', 4],
    ['Z', 0],
  ] as const;
  let path = '';
  for (let at = 0; at < points.length; ) {
    const [letter, count] = letters[points[at] ?? -1] ?? [null, 0];
    if (letter === null) return null;
    path += `${letter}${Array.from(points.subarray(at + 1, at + 1 + count)).join(' ')}`;
    at += 1 + count;
  }
  return path;
}

async function imageOf(page: Page, name: string): Promise<string | null> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<unknown>((resolve) => store.get(name, resolve));
  if (!isImage(image)) return null;
  const channels = bytesPerPixel[image.kind];
  if (!channels) return null;
  const { width, height, data } = image;
  const sharp = await loadSharp();
  const jpeg = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function isImage(image: unknown): image is PdfImage {
  return typeof image === 'object' && image !== null && 'data' in image && ArrayBuffer.isView(image.data);
}
