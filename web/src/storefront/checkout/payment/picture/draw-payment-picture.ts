import { qrColours } from '../../../../shared/payment/qr-colours.ts';
import type { PictureBlock } from './payment-picture-blocks.ts';

/** As wide as a phone's screen has pixels; as high as it needs. */
const width = 1080;
const margin = 72;
const codeSize = 620;
const font = 'system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif';

type Style = { size: number; weight?: number; colour: string };
type Line = Style & { text: string; x: number; y: number; align?: CanvasTextAlign };
type Code = { picture: CanvasImageSource; width: number; height: number };
type Drawing = { lines: Line[]; codes: (Code & { y: number })[]; rules: number[] };

/** Draws the blocks one under the other and hands them over as a PNG. */
export async function drawPaymentPicture(blocks: readonly PictureBlock[], lang: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  // Chinese characters look as the page's language writes them.
  canvas.lang = lang;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  const { drawing, height, headHeight } = await layOut(blocks, pen);

  // Setting a size empties the canvas, so nothing is drawn before.
  canvas.height = height;
  const colour = houseColours();
  pen.fillStyle = qrColours.paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colour('night');
  pen.fillRect(0, 0, width, headHeight);
  pen.fillStyle = colour('line');
  for (const y of drawing.rules) pen.fillRect(margin, y, width - 2 * margin, 2);
  for (const code of drawing.codes) {
    pen.drawImage(code.picture, Math.round((width - code.width) / 2), code.y, code.width, code.height);
  }
  pen.textBaseline = 'top';
  for (const line of drawing.lines) {
    pen.font = fontOf(line);
    pen.fillStyle = line.colour;
    pen.textAlign = line.align ?? 'left';
    pen.fillText(line.text, line.x, line.y);
  }
  return asPng(canvas);
}

async function layOut(blocks: readonly PictureBlock[], pen: CanvasRenderingContext2D) {
  const colour = houseColours();
  const drawing: Drawing = { lines: [], codes: [], rules: [] };
  let y = 0;
  let headHeight = 0;

  const write = (text: string, style: Style, align: 'left' | 'center' = 'left') => {
    pen.font = fontOf(style);
    for (const part of wrapped(text, (candidate) => pen.measureText(candidate).width, width - 2 * margin)) {
      drawing.lines.push({ ...style, text: part, x: align === 'left' ? margin : width / 2, y, align });
      y += Math.round(style.size * 1.3);
    }
  };

  for (const block of blocks) {
    if (block.kind === 'head') {
      y += 48;
      write(block.title, { size: 44, weight: 600, colour: colour('on-night') });
      write(block.line, { size: 60, weight: 700, colour: colour('gold-light') });
      write(block.note, { size: 44, weight: 600, colour: colour('on-night') });
      y += 36;
      headHeight = y;
    } else if (block.kind === 'fact') {
      y += 28;
      write(block.label, { size: 34, colour: colour('muted') });
      write(block.value, { size: block.isLarge ? 76 : 46, weight: 700, colour: colour('ink') });
      if (block.note) write(block.note, { size: 34, colour: colour('muted') });
      y += 26;
      drawing.rules.push(y);
    } else {
      y += 36;
      const code = await codeOf(block.source);
      drawing.codes.push({ ...code, y });
      y += code.height + 20;
      write(block.note, { size: 38, weight: 600, colour: colour('ink') }, 'center');
      y += 24;
      drawing.rules.push(y);
    }
  }
  drawing.rules.pop();
  return { drawing, height: y + 28, headHeight };
}

/**
 * Breaks a text where it may be broken: at spaces, and anywhere inside Chinese or a word longer than a line. A sum
 * of money stays on one line.
 */
export function wrapped(text: string, widthOf: (text: string) => number, limit: number): string[] {
  const lines = [''];
  for (const word of text.split(/(?<=\s)(?<!RM\s)|(?=[\u2e80-\u9fff\uff00-\uffef])/u)) {
    const last = lines.at(-1) ?? '';
    if (widthOf((last + word).trimEnd()) <= limit) lines[lines.length - 1] = last + word;
    else if (widthOf(word) <= limit) lines.push(word);
    else
      for (const letter of word) {
        const line = lines.at(-1) ?? '';
        if (widthOf(line + letter) <= limit) lines[lines.length - 1] = line + letter;
        else lines.push(letter);
      }
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

async function codeOf(source: { payload: string } | { imageUrl: string }): Promise<Code> {
  if ('imageUrl' in source) {
    const image = new Image();
    image.src = source.imageUrl;
    await image.decode();
    return {
      picture: image,
      width: codeSize,
      height: Math.round((codeSize * image.naturalHeight) / image.naturalWidth),
    };
  }
  const { encode } = await import('uqr');
  const modules = encode(source.payload, { ecc: 'M', border: 4 }).data;
  const code = document.createElement('canvas');
  // Whole pixels a module: a code is read by its hard edges.
  const scale = Math.floor(codeSize / modules.length);
  code.width = modules.length * scale;
  code.height = code.width;
  const pen = code.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.fillStyle = qrColours.paper;
  pen.fillRect(0, 0, code.width, code.height);
  pen.fillStyle = qrColours.modules;
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
  }
  return { picture: code, width: code.width, height: code.height };
}

const fontOf = ({ size, weight = 400 }: Style) => `${weight} ${size}px ${font}`;

function houseColours() {
  const style = getComputedStyle(document.documentElement);
  return (name: string) => style.getPropertyValue(`--${name}`).trim();
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/png');
  });
}
