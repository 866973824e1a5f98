import { expect, test } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { colourPicture } from './ink-map.ts';
import { findStruckOut } from './struck-out.ts';

const [width, height] = [500, 90];
/** As the engine tells it: a few pixels larger than what is written. */
const place = { x0: 56, y0: 24, x1: 244, y1: 64 };

type Page = {
  text: string;
  drawn: string;
  ink?: string;
  ground?: string;
  font?: string;
  quality?: number;
  blur?: number;
};

async function isStruck({
  text,
  drawn,
  ink = '#222',
  ground = '#fff',
  font = '',
  quality = 85,
  blur = 0,
}: Page) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, sans-serif">
    <rect width="100%" height="100%" fill="${ground}"/>
    <text x="60" y="55" font-size="30" fill="${ink}" textLength="180" lengthAdjust="spacingAndGlyphs" ${font}>${text}</text>${drawn}</svg>`;
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(svg)).flatten();
  const bytes = await (blur > 0 ? picture.blur(blur) : picture).jpeg({ quality }).toBuffer();
  return findStruckOut(await colourPicture(bytes, 0), [{ text, ...place }]).length > 0;
}

const line = (looks: string, path = 'M57 45H243') => `<path d="${path}" fill="none" ${looks}/>`;
const struck: [string, Partial<Page> & { drawn: string }][] = [
  ['a black line', { drawn: line('stroke="#222" stroke-width="2"') }],
  ['a red line', { drawn: line('stroke="#d00" stroke-width="2.5"') }],
  ['a blue line across the row', { drawn: line('stroke="#1a56db" stroke-width="3"', 'M0 46H500') }],
  ['a grey line', { drawn: line('stroke="#777" stroke-width="3"') }],
  ['a double line', { drawn: line('stroke="#222" stroke-width="1.5"', 'M57 42H243M57 48H243') }],
  ['a line that rises', { drawn: line('stroke="#222" stroke-width="2.5"', 'M56 52L244 38') }],
  ['a line from corner to corner', { drawn: line('stroke="#c00" stroke-width="3"', 'M58 34L242 55') }],
  [
    'a line drawn by hand',
    { drawn: line('stroke="#c00" stroke-width="3"', 'M55 46C90 40 120 50 150 44S220 42 245 47') },
  ],
  [
    'a white line on a dark page',
    { drawn: line('stroke="#fff" stroke-width="2"'), ink: '#eee', ground: '#123' },
  ],
  ['a line in a poor copy', { drawn: line('stroke="#222" stroke-width="3"'), quality: 30 }],
];
const words = ['512345678901', 'RM104.00', 'Successful', 'CHM004217', '转账成功'];

test.each(struck.flatMap(([name, page]) => words.map((text) => [text, name, page] as const)))(
  '%s with %s is struck out',
  async (text, _, page) => {
    expect(await isStruck({ text, ...page })).toBe(true);
  },
);

const honest: [string, Partial<Page> & { drawn: string }][] = [
  ['nothing else', { drawn: '' }],
  ['a line under it', { drawn: line('stroke="#222" stroke-width="2"', 'M57 60H243') }],
  ['a line right under its letters', { drawn: line('stroke="#1a56db" stroke-width="2"', 'M57 57.5H243') }],
  ['rules above and below', { drawn: line('stroke="#999" stroke-width="2"', 'M0 26H500M0 63H500') }],
  ['a border around it', { drawn: line('stroke="#999" stroke-width="2"', 'M52 22H248V66H52Z') }],
  ['a line that ends before it', { drawn: line('stroke="#222" stroke-width="2"', 'M0 45H52') }],
  ['a stripe behind it', { drawn: '', ground: '#e8f0fe' }],
  ['bold letters', { drawn: '', font: 'font-weight="700"' }],
  ['letters with serifs', { drawn: '', font: 'font-family="Liberation Serif, serif"' }],
  ['letters of a typewriter', { drawn: '', font: 'font-family="Liberation Mono, monospace"' }],
  ['blur', { drawn: '', blur: 1.6 }],
  ['poor quality', { drawn: '', quality: 20 }],
];
const plain = [
  ...words,
  '8800863885',
  '0000000000',
  'RM8,000.00',
  '5123-4567-89',
  'Kitchen',
  '****8901',
  '二三一十王丰',
];

test.each(honest.flatMap(([name, page]) => plain.map((text) => [text, name, page] as const)))(
  '%s with %s is not',
  async (text, _, page) => {
    expect(await isStruck({ text, ...page })).toBe(false);
  },
);

test('two signs that touch in a blurred picture are no line', async () => {
  const font = 'font-weight="700"';
  for (const text of ['44', 'Sep', 'RM'])
    expect(await isStruck({ text, drawn: '', font, blur: 1.6 })).toBe(false);
});

test('half of a long number is enough, a dash is none', async () => {
  const half = line('stroke="#222" stroke-width="2.5"', 'M150 45H243');
  expect(await isStruck({ text: '512345678901', drawn: half })).toBe(true);
  expect(await isStruck({ text: '————', drawn: '' })).toBe(false);
  expect(await isStruck({ text: '一', drawn: '' })).toBe(false);
});
