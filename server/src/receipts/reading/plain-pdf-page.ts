/** What is used of a page of pdf.js. */
type Page = {
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  getAnnotations(): Promise<readonly { subtype?: string }[]>;
};
/** A text on the page, counted from its lower left corner. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };
type Box = { x0: number; y0: number; x1: number; y1: number };
type State = { matrix: readonly number[]; light: number };

/** Nobody reads smaller letters. */
const smallestLetter = 4;
/** How light letters may be, and how dark the ground under them, from 0 to 1. */
const lightestLetter = 0.65;
const darkestGround = 0.75;

/** Letters, their places, and what says nothing. Whatever else a page does may hide letters or show others. */
const harmless = `
  dependency save restore transform beginText endText setCharSpacing setWordSpacing setHScale setLeading setFont
  setTextRise moveText setLeadingMoveText setTextMatrix nextLine showText showSpacedText nextLineShowText
  nextLineSetSpacingShowText setTextRenderingMode setGState setLineWidth setLineCap setLineJoin setMiterLimit setDash
  setRenderingIntent setFlatness setStrokeColorSpace setFillColorSpace setStrokeRGBColor setFillRGBColor
  beginMarkedContent beginMarkedContentProps endMarkedContent markPoint markPointProps beginCompat endCompat
  constructPath endPath`
  .trim()
  .split(/\s+/);

/**
 * Whether a page shows the texts of its text layer and nothing else: letters that can be seen, rules between them, light
 * ground under them. On any other page the text layer may say what nobody sees, or nothing of what everybody does.
 */
export async function isPlainPage(
  page: Page,
  operations: Readonly<Record<string, number>>,
  texts: readonly PlacedText[],
): Promise<boolean> {
  const shown = texts.filter(({ text }) => text.trim() !== '');
  if (shown.some(({ height }) => height < smallestLetter)) return false;
  if ((await page.getAnnotations()).some(({ subtype }) => subtype !== 'Link')) return false;
  const names = new Map(Object.entries(operations).map(([name, operation]) => [operation, name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], light: 0 };
  const saved: State[] = [];
  let hasText = false;
  for (const [at, operation] of fnArray.entries()) {
    const name = names.get(operation) ?? '';
    const args: readonly unknown[] = Array.isArray(argsArray[at]) ? argsArray[at] : [];
    if (!harmless.includes(name)) return false;
    if (name === 'save') saved.push(state);
    else if (name === 'restore') state = saved.pop() ?? state;
    else if (name === 'transform') state = { ...state, matrix: within(state.matrix, args) };
    else if (name === 'setFillRGBColor') state = { ...state, light: lightOf(args[0]) };
    else if (name === 'setTextRenderingMode' && args[0] !== 0) return false;
    else if (name === 'setGState' && !isOpaque(args[0])) return false;
    else if (/show/i.test(name)) {
      if (state.light > lightestLetter) return false;
      hasText = true;
    } else if (name === 'constructPath') {
      const box = boxOf(args[1], state.matrix);
      const isFill = [operations.fill, operations.eoFill].some((paint) => paint === args[0]);
      const isGround = isFill && !hasText && state.light >= darkestGround;
      if (!box || (!isGround && shown.some((text) => isCrossed(text, box)))) return false;
    }
  }
  return true;
}

function within(outer: readonly number[], args: readonly unknown[]): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = args.map(Number);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** What cannot be told counts as white. */
function lightOf(color: unknown): number {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return 1;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** Without transparency, masks and ways to blend. */
function isOpaque(settings: unknown): boolean {
  if (!Array.isArray(settings)) return false;
  return (settings as unknown[]).every((setting) => {
    const [name, value] = Array.isArray(setting) ? (setting as unknown[]) : [];
    if (name === 'ca' || name === 'CA') return value === 1;
    if (name === 'SMask') return value === false || value === null;
    if (name === 'BM') return value === 'source-over';
    return name !== 'Font' && name !== 'TR';
  });
}

/** Points as pdf.js packs them: move and line have one, curves three and two, a close none. */
function boxOf(packed: unknown, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Box | null {
  const [points] = Array.isArray(packed) ? (packed as unknown[]) : [];
  if (!(points instanceof Float32Array)) return null;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (let at = 0; at < points.length; ) {
    const pairs = [1, 1, 3, 2, 0][points[at] ?? -1];
    if (pairs === undefined) return null;
    for (let pair = 0; pair < pairs; pair += 1) {
      const [x, y] = [points[at + 1 + 2 * pair] ?? 0, points[at + 2 + 2 * pair] ?? 0];
      const [onPageX, onPageY] = [a * x + c * y + e, b * x + d * y + f];
      box.x0 = Math.min(box.x0, onPageX);
      box.x1 = Math.max(box.x1, onPageX);
      box.y0 = Math.min(box.y0, onPageY);
      box.y1 = Math.max(box.y1, onPageY);
    }
    at += 1 + 2 * pairs;
  }
  return box;
}

/** A rule right under a text does not cross it. */
function isCrossed({ x, y, width, height }: PlacedText, { x0, y0, x1, y1 }: Box): boolean {
  return x0 < x + width && x1 > x && y0 < y + 0.8 * height && y1 > y + 0.1 * height;
}
