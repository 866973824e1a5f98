import { describe, expect, test } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { findForeignDigits } from './foreign-digits.ts';
import { colourPicture } from './ink-map.ts';

const [width, height] = [420, 110];
const baseline = 70;

type Look = { ink?: string; ground?: string; font?: string; quality?: number; blur?: number; askew?: number };
/** What is done to one digit of a number that is 40 pixels large: larger, lower, in another look, or under and over it. */
type Edit = {
  larger?: number;
  lower?: number;
  look?: string;
  under?: (left: number, right: number) => string;
  blur?: number;
};
/** By the place of the letter. */
type Edits = Readonly<Record<number, Edit>>;
const room = (edit: Edit | undefined) => Math.max(0, (edit?.larger ?? 1) - 1) * 24;
/** Digits 29 and 20 pixels high: what is read is about 1,000 pixels broad. */
const scales = [1, 0.7] as const;
type Scale = (typeof scales)[number];

const face = 'font-family="Liberation Sans, DejaVu Sans, sans-serif"';
const bold = `${face} font-weight="700"`;
const page = (inside: string, ground = '#fff') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${inside}</svg>`;

const widths = new Map<string, Promise<number>>();

/** How far it is from the beginning of a text to its end. */
function widthOf(part: string, looks: string): Promise<number> {
  const svg = page(`<text x="4" y="${baseline}" font-size="40" ${looks}>${part}|</text>`);
  const known = widths.get(svg) ?? lastColumnOf(svg);
  widths.set(svg, known);
  return known;
}

async function lastColumnOf(svg: string): Promise<number> {
  const sharp = await loadSharp();
  const { info } = await sharp(Buffer.from(svg)).flatten().trim().toBuffer({ resolveWithObject: true });
  return info.width - (info.trimOffsetLeft ?? 0);
}

/** Digit by digit, each as far from the last as they ask for: so one may be another's without moving the rest. */
const placesOf = (text: string, looks: string) =>
  Promise.all(
    Array.from(
      { length: text.length + 1 },
      async (_, at) => 40 + 1.03 * (await widthOf(text.slice(0, at), looks)),
    ),
  );

async function isForeign(text: string, look: Look, scale: Scale, edits: Edits = {}) {
  const { ink = '#222', ground = '#fff', font = bold, quality = 85, blur = 0, askew = 0 } = look;
  const places = await placesOf(text, font);
  const letters = [...text].map((letter, index) => {
    const { larger = 1, lower = 0, look: own = font, under, blur: soft = 0 } = edits[index] ?? {};
    const [before = 0, behind = 0] = [places[index], places[index + 1]];
    const moved = [...text].slice(0, index).reduce((sum, _, at) => sum + room(edits[at]), 0);
    const [left, right] = [before + moved, behind + moved];
    const filter = soft > 0 ? `<filter id="soft"><feGaussianBlur stdDeviation="${soft}"/></filter>` : '';
    return `${under?.(left, right) ?? ''}${filter}<text x="${left}" y="${baseline + lower}" font-size="${40 * larger}" fill="${ink}" ${own} ${filter && 'filter="url(#soft)"'}>${letter}</text>`;
  });
  const turned = `<g transform="rotate(${askew} 200 60)">${letters.join('')}</g>`;
  const sharp = await loadSharp();
  const clean = sharp(Buffer.from(page(turned, ground))).resize({ width: width * scale });
  const bytes = await (blur > 0 ? clean.blur(blur) : clean).jpeg({ quality }).toBuffer();
  const written = await sharp(Buffer.from(page(turned, ground)))
    .flatten()
    .trim()
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width: across, height: along } = written.info;
  const place = {
    x0: (-trimOffsetLeft - 2) * scale,
    y0: (-trimOffsetTop - 2) * scale,
    x1: (across - trimOffsetLeft + 2) * scale,
    y1: (along - trimOffsetTop + 2) * scale,
  };
  const picture = await colourPicture(bytes, 0, { width: width * scale, height: height * scale });
  return findForeignDigits(picture, [{ text, ...place }]).length > 0;
}

const edits: [string, Edit][] = [
  ['larger by 15 % and lower', { larger: 1.15, lower: 4 }],
  ['larger by 40 %', { larger: 1.4, lower: 6 }],
  ['smaller', { larger: 0.85 }],
  ['lower', { lower: 4 }],
  ['higher', { lower: -4 }],
  ['thin in bold ones', { look: face }],
  ['of another face', { look: 'font-family="Liberation Serif, DejaVu Serif, serif" font-weight="400"' }],
  ['red', { look: `${bold} style="fill:#c0392b"` }],
  ['grey', { look: `${bold} style="fill:#777"` }],
  ['blurred', { blur: 2.5 }],
  [
    'on a patch',
    {
      under: (left, right) => `<rect x="${left}" y="34" width="${right - left}" height="44" fill="#e4e4e4"/>`,
    },
  ],
];
const numbers = ['244.00', '1294.00', 'RM398.00', '860411275390', 'CHM208375'];
const cases = scales.flatMap((scale) =>
  edits.flatMap(([name, edit]) => numbers.map((text) => ({ text, name, edit, scale }))),
);

describe('a digit that another hand put in is seen', () => {
  test.each(cases)('$name in $text at $scale', async ({ text, edit, scale }) => {
    const first = text.search(/\d/);
    expect(await isForeign(text, {}, scale, { [first]: edit })).toBe(true);
    expect(await isForeign(text, {}, scale, { [first + 2]: edit })).toBe(true);
  });

  test('light on a dark page as well', async () => {
    const dark = { ink: '#eee', ground: '#12161f' };
    expect(await isForeign('244.00', dark, 1, { 0: { larger: 1.25, lower: 5 } })).toBe(true);
    const patch = (left: number, right: number) =>
      `<rect x="${left}" y="34" width="${right - left}" height="44" fill="#333a45"/>`;
    expect(await isForeign('244.00', dark, 1, { 0: { under: patch } })).toBe(true);
  });
});

const honest: [string, Look][] = [
  ['bold', {}],
  ['plain', { font: face }],
  ['serifs', { font: 'font-family="Liberation Serif, DejaVu Serif, serif"' }],
  ['typewriter', { font: 'font-family="Liberation Mono, DejaVu Sans Mono, monospace"' }],
  ['wide', { font: 'font-family="DejaVu Sans, sans-serif"' }],
  ['bold serifs', { font: 'font-family="DejaVu Serif, serif" font-weight="700"' }],
  ['of a book', { font: 'font-family="URW Bookman, serif" font-weight="700"' }],
  ['light on dark', { ink: '#eee', ground: '#12161f' }],
  ['green on dark', { ink: '#a9de4d', ground: '#1b1230' }],
  ['white on red', { ink: '#fff', ground: '#b5121b' }],
  ['grey', { ink: '#8a8f98' }],
  ['poor', { quality: 25 }],
  ['blurred', { blur: 1.4 }],
  ['askew', { askew: 2.5 }],
];

describe('one hand wrote', () => {
  const plain = [
    ...numbers,
    '100.00',
    '1,111.10',
    '8008863885',
    '5.00',
    '98.00',
    '917.45',
    'CHM204775',
    '20/11/2026',
  ];
  test.each(
    scales.flatMap((scale) =>
      honest.flatMap(([name, look]) => plain.map((text) => ({ text, name, look, scale }))),
    ),
  )('$text, $name, at $scale', async ({ text, look, scale }) => {
    expect(await isForeign(text, look, scale)).toBe(false);
  });

  test.each(['204.75', '144.00', '8603.12', '194.20'])('%s in old-style digits', async (text) => {
    const ofDigit = (digit: string): Edit =>
      /[012]/.test(digit) ? { larger: 0.8 } : /[68]/.test(digit) ? {} : { lower: 6 };
    const edits = Object.fromEntries([...text].map((digit, at) => [at, ofDigit(digit)]));
    expect(await isForeign(text, {}, 1, edits)).toBe(false);
  });

  test.each(['244.00', '1294.40', '98.00', '8.00'])('%s with smaller cents', async (text) => {
    const cents = {
      [text.length - 2]: { larger: 0.6, lower: -11 },
      [text.length - 1]: { larger: 0.6, lower: -11 },
    };
    expect(await isForeign(text, {}, 1, cents)).toBe(false);
  });
});
