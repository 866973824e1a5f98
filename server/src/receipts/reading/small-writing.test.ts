import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { colourPicture } from './ink-map.ts';
import { findSmallWriting } from './small-writing.ts';

type Written = { text: string; x: number; width: number; size?: number };
type Look = { scale: number; ink?: string; ground?: string; quality?: number };

const baseline = 60;
const usual = 30;

/** A row as it was drawn, and the words that were read of it, with the places the engine tells. */
async function smallOn(
  drawn: readonly Written[],
  read: readonly Written[],
  { scale, ink = '#222', ground = '#fff', quality = 85 }: Look,
  also = '',
) {
  const texts = drawn.map(
    ({ text, x, size = usual }) => `<text x="${x}" y="${baseline}" font-size="${size}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${500 * scale}" height="${100 * scale}" viewBox="0 0 500 100"
    font-family="Liberation Sans, Noto Sans CJK SC, sans-serif" fill="${ink}"><rect width="100%" height="100%" fill="${ground}"/>${texts.join('')}${also}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg)).flatten().jpeg({ quality }).toBuffer();
  const size = { width: 500 * scale, height: 100 * scale };
  const words = read.map(({ text, x, width }) => ({
    ...{ text, confidence: 95 },
    bbox: { x0: x * scale, x1: (x + width) * scale, y0: (baseline - 24) * scale, y1: (baseline + 2) * scale },
  }));
  return findSmallWriting(await colourPicture(bytes, 0, size), words);
}

/** As wide as it is drawn. */
const widths: Readonly<Record<string, number>> = { 'RM146.00': 139, CHM917513: 169, '512345678901': 201 };
const value = (text: string): Written => ({ text, x: 60, width: widths[text] ?? 180 });
const behind = (text: string, width: number, after = ''): Written => ({
  ...{ text, width, size: 12 },
  x: 70 + (widths[after] ?? 180),
});
const transfer: Written = { text: 'Transfer', x: 60, width: 110 };
const successful: Written = { text: 'successful', x: 210, width: 140 };
const han = (text: string, x: number): Written => ({ text, x, width: 30 });

const looks: Look[] = [
  { scale: 1.2 },
  { scale: 2 },
  { scale: 1.5, ink: '#eee', ground: '#123a5f', quality: 60 },
];

describe.each(looks)('%j', (look) => {
  test.each<[string, Written[], Written[]]>([
    ['RM146.00 and a small /2', [value('RM146.00'), behind('/2', 12, 'RM146.00')], [value('RM146.00')]],
    ['a number and a small 48', [value('CHM917513'), behind('48', 13, 'CHM917513')], [value('CHM917513')]],
    [
      'an account and a small 12',
      [value('512345678901'), behind('12', 13, '512345678901')],
      [value('512345678901')],
    ],
    ['successful and a small failed', [successful, { ...behind('failed', 30), x: 362 }], [successful]],
    [
      'Transfer successful with a small not',
      [transfer, { ...behind('not', 18), x: 182 }, successful],
      [transfer, { text: '..', x: 182, width: 18 }, successful],
    ],
    [
      'successful with a small un within its place',
      [transfer, { ...behind('un', 13), x: 194 }, successful],
      [transfer, { ...successful, x: 194, width: 156 }],
    ],
    [
      '\u8f6c\u8d26\u6210\u529f with a small \u4e0d',
      [
        han('\u8f6c', 60),
        han('\u8d26', 92),
        { ...behind('\u4e0d', 12), x: 125 },
        han('\u6210', 140),
        han('\u529f', 172),
      ],
      [{ text: '\u8f6c\u8d26', x: 60, width: 62 }, han('\u6210', 140), han('\u529f', 172)],
    ],
  ])('%s is told', async (_, drawn, read) => {
    expect(await smallOn(drawn, read, look)).toHaveLength(1);
  });

  test.each<[string, Written[], Written[], string]>([
    ['nothing beside it', [value('RM146.00')], [value('RM146.00')], ''],
    ['dots and commas', [value('RM1,146.00.')], [value('RM1,146.00.')], ''],
    ['dots over letters', [value('Berjaya diijin')], [value('berjaya')], ''],
    ['a number in groups', [value('5123-4567-8901')], [value('5123-4567-8901')], ''],
    [
      'an arrow behind it',
      [value('512345678901')],
      [value('512345678901')],
      '<path d="M272 44l6 6-6 6" fill="none" stroke="#888" stroke-width="2"/>',
    ],
    [
      'a copy button behind it',
      [value('512345678901')],
      [value('512345678901')],
      '<g fill="none" stroke="#888" stroke-width="2"><rect x="272" y="38" width="14" height="14"/><rect x="277" y="43" width="14" height="14"/></g>',
    ],
    [
      'a divider behind it',
      [value('512345678901')],
      [value('512345678901')],
      '<path d="M272 30V70" stroke="#888" stroke-width="2"/>',
    ],
    [
      'dots for hidden digits',
      [
        { text: '\u2022\u2022\u2022\u2022', x: 60, width: 60, size: 26 },
        { text: '8901', x: 130, width: 80 },
      ],
      [{ text: '8901', x: 130, width: 80 }],
      '',
    ],
    [
      'stars for hidden digits',
      [
        { text: '****', x: 60, width: 60 },
        { text: '8901', x: 130, width: 80 },
      ],
      [{ text: '8901', x: 130, width: 80 }],
      '',
    ],
    ['stars within an account', [value('1127****6820')], [value('1127****6820')], ''],
    [
      'stars that were taken for a part of the digits',
      [
        { text: '****', x: 60, width: 50 },
        { text: '8901', x: 110, width: 67 },
      ],
      [{ text: '8901', x: 60, width: 117 }],
      '',
    ],
    [
      'a small currency that was read',
      [
        { text: 'RM', x: 60, width: 24, size: 15 },
        { text: '146.00', x: 92, width: 110 },
      ],
      [
        { text: 'RM', x: 60, width: 24 },
        { text: '146.00', x: 92, width: 110 },
      ],
      '',
    ],
    [
      'small sen of its own',
      [
        { text: 'RM146', x: 60, width: 110 },
        { text: '.00', x: 172, width: 24, size: 15 },
      ],
      [{ text: 'RM146.00', x: 60, width: 136 }],
      '',
    ],
    [
      'Chinese',
      [han('\u8f6c', 60), han('\u8d26', 92), han('\u6210', 124), han('\u529f', 156)],
      [{ text: '\u8f6c\u8d26', x: 60, width: 62 }, han('\u6210', 124), han('\u529f', 156)],
      '',
    ],
  ])('%s is none', async (_, drawn, read, also) => {
    expect(await smallOn(drawn, read, look, also)).toEqual([]);
  });
});
