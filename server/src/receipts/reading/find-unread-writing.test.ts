import { expect, it } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { findUnreadWriting } from './find-unread-writing.ts';
import type { Span } from './group-rows.ts';
import { colourPicture, mapInk } from './ink-map.ts';

const [width, height] = [780, 900];
/** As read: in pixels of the map, which is 500 wide. */
const words: Span[] = [
  { x0: 30, y0: 58, x1: 200, y1: 78 },
  { x0: 30, y0: 122, x1: 110, y1: 142 },
  { x0: 385, y0: 122, x1: 470, y1: 142 },
];
const honest = `<g font-size="26" fill="#222"><text x="50" y="115">Transfer successful</text>
  <text x="50" y="215">Amount</text><text x="730" y="215" text-anchor="end">RM 104.00</text></g>`;

async function unreadOn(drawn: string, { ground = '#fff', quality = 100, angle = 0 } = {}): Promise<Span[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="${ground}"/>${honest}${drawn}</svg>`;
  const sharp = await loadSharp();
  const clean = await sharp(Buffer.from(svg)).png().toBuffer();
  const bytes = await sharp(clean)
    .rotate(angle, { background: '#808080' })
    .jpeg({ quality, chromaSubsampling: quality === 100 ? '4:4:4' : '4:2:0' })
    .toBuffer();
  return findUnreadWriting(mapInk(await colourPicture(bytes, 0)), words);
}

const text = (written: string, looks: string) =>
  `<text x="390" y="560" text-anchor="middle" ${looks}>${written}</text>`;

/** In the ways banks draw it, each on a disc of 116 pixels. */
const stroke = (path: string, looks: string) => `<path d="${path}" fill="none" stroke="#fff" ${looks}/>`;
const ticks = {
  plain: stroke('M361 421l22 22 40-40', 'stroke-width="8"'),
  thin: stroke('M364 422l18 18 36-41', 'stroke-width="6.3"'),
  round: stroke('M359 421l20 20 40-45', 'stroke-width="12" stroke-linecap="round" stroke-linejoin="round"'),
  filled: '<path d="M375 440l-20-20-7 7 27 27 58-58-7-7z" fill="#fff"/>',
  steep: stroke('M366 420l16 24 30-60', 'stroke-width="9"'),
};
const disc = (drawn: string, colour = '#3dbb6c') =>
  `<circle cx="390" cy="420" r="58" fill="${colour}"/>${drawn}`;
const ring = (tick: string) =>
  `<circle cx="390" cy="420" r="56" fill="none" stroke="#2a9d3b" stroke-width="5"/>${tick.replaceAll('#fff', '#2a9d3b')}`;

it.each([
  [
    'white on a red band',
    `<rect y="520" width="780" height="60" fill="#c62828"/>${text('Failed', 'font-size="28" fill="#fff"')}`,
  ],
  [
    'white on an orange pill',
    `<rect x="300" y="525" width="180" height="52" rx="26" fill="#f59e0b"/>${text('Pending', 'font-size="26" fill="#fff"')}`,
  ],
  [
    'grey on a grey pill',
    `<rect x="250" y="525" width="280" height="52" rx="26" fill="#eee"/>${text('Scheduled', 'font-size="26" fill="#ddd"')}`,
  ],
  [
    'a dark toast',
    `<rect x="150" y="525" width="480" height="52" rx="26" fill="#333"/>${text('Payment failed', 'font-size="26" fill="#eee"')}`,
  ],
  [
    'a watermark of a tenth',
    text('SAMPLE', 'font-size="120" font-weight="700" opacity="0.1" transform="rotate(-35 390 560)"'),
  ],
  [
    'outlined letters',
    text(
      'VOID',
      'font-size="180" fill="none" stroke="#bbb" stroke-width="1.5" transform="rotate(-25 390 560)"',
    ),
  ],
  ['upright letters', text('CANCELLED', 'font-size="26" transform="rotate(90 390 560)"')],
  [
    'white on a filled button',
    `<rect x="40" y="520" width="700" height="96" rx="48" fill="#c00"/>${text('Failed', 'font-size="30" fill="#fff"')}`,
  ],
  [
    'a word in one of two buttons',
    `<rect x="40" y="500" width="700" height="90" rx="45" fill="none" stroke="#c00" stroke-width="3"/>
     <rect x="40" y="602" width="700" height="90" rx="45" fill="#c00"/>${text('Failed', 'font-size="30"')}`,
  ],
  [
    'two words on a disc',
    '<circle cx="390" cy="420" r="58" fill="#c62828"/><text x="390" y="428" text-anchor="middle" font-size="22" fill="#fff">No go</text>',
  ],
  [
    'two letters on a disc',
    disc('<text x="390" y="436" text-anchor="middle" font-size="44" fill="#fff">NO</text>'),
  ],
  [
    'digits on a disc',
    disc('<text x="390" y="432" text-anchor="middle" font-size="32" fill="#fff">404</text>'),
  ],
  ['a large cross', '<path d="M120 240L660 800M660 240L120 800" stroke="#d00" stroke-width="16"/>'],
  ['large round letters', text('COC', 'font-size="64"')],
  ['letters far apart', text('FAILED', 'font-size="30" letter-spacing="50"')],
  [
    'letters below each other',
    [...'NOT']
      .map((letter, at) => `<text x="390" y="${450 + at * 50}" font-size="30">${letter}</text>`)
      .join(''),
  ],
  ['as pale as #ddd', text('not yet sent', 'font-size="24" fill="#ddd"')],
  ['yellow on white', text('Pending', 'font-size="36" fill="#ff9"')],
])('finds %s', async (_case, drawn) => {
  expect(await unreadOn(drawn)).not.toEqual([]);
});

const cross = (colour: string, half = 22) =>
  `<path d="M${390 - half} ${420 - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}" stroke="${colour}" stroke-width="8"/>`;
const exclamation = (colour: string) => `<path d="M390 388v42m0 10v10" stroke="${colour}" stroke-width="9"/>`;

it.each([
  ['a cross on a red disc', disc(cross('#fff'), '#d32f2f')],
  ['a large cross on a red disc', disc(cross('#fff', 30), '#d32f2f')],
  ['a red cross in a ring', ring(cross('#fff')).replaceAll('#2a9d3b', '#d32f2f')],
  ['a red cross alone', cross('#d32f2f', 30)],
  ['an exclamation mark on an orange disc', disc(exclamation('#fff'), '#f59e0b')],
  ['an exclamation mark in a ring', ring(exclamation('#fff')).replaceAll('#2a9d3b', '#f59e0b')],
  [
    'an exclamation mark in a triangle',
    `<path d="M390 335l86 136h-172z" fill="#f59e0b"/>${exclamation('#fff')}`,
  ],
])('finds %s, which says that it failed or waits', async (_case, drawn) => {
  for (const quality of [100, 50]) expect(await unreadOn(drawn, { quality })).not.toEqual([]);
});

it.each([
  ['a grey cross, which closes a page', cross('#666', 16)],
  [
    'a white cross on a red band',
    `<rect y="340" width="780" height="160" fill="#790008"/>${cross('#fff', 16)}`,
  ],
  [
    'a red heart on a disc',
    disc('<path d="M390 445l-24-26a14 14 0 0 1 24-14a14 14 0 0 1 24 14z" fill="#fff"/>', '#d32f2f'),
  ],
  [
    'the "i" of help',
    disc('<path d="M390 395v9m0 8v36" stroke="#fff" stroke-width="9"/>', '#0067b1').replace(
      'r="58"',
      'r="36"',
    ),
  ],
])('leaves %s', async (_case, drawn) => {
  expect(await unreadOn(drawn)).toEqual([]);
});

const card = '<rect x="30" y="60" width="720" height="700" rx="24" fill="#fff" stroke="#d5d8de"/>';
const tick =
  '<circle cx="390" cy="420" r="44" fill="#0a7d38"/><path d="M368 420l16 17 30-32" fill="none" stroke="#fff" stroke-width="8"/>';

const slenderTick =
  '<circle cx="390" cy="420" r="58" fill="#17a34a"/><path d="M368 421l15 15 29-31" fill="none" stroke="#fff" stroke-width="6"/>';

it.each([
  ['what was read alone', '', {}],
  ['a slender tick', slenderTick, {}],
  ['a slender tick, badly compressed', slenderTick, { quality: 40 }],
  ...Object.entries(ticks).flatMap(
    ([name, drawn]): [string, string, { quality?: number; angle?: number }][] => [
      [`a ${name} tick on a disc`, disc(drawn), {}],
      [`a ${name} tick on a disc, badly compressed`, disc(drawn, '#0067b1'), { quality: 30 }],
      [`a ${name} tick on a disc, askew`, disc(drawn, '#ee4d2d'), { angle: 1 }],
      [`a ${name} tick in a ring`, ring(drawn), {}],
      [`a ${name} tick without a disc`, drawn.replaceAll('#fff', '#2a9d3b'), { quality: 60 }],
    ],
  ),
  ['what was read, badly compressed', '', { quality: 30 }],
  ['a tick', tick, {}],
  ['a tick, badly compressed', tick, { quality: 30 }],
  ['a card on blue', `${card}${honest}`, { ground: '#0b5fff' }],
  ['rules', '<path d="M48 300H732M48 360H732M48 420H732" stroke="#d5d8de"/>', {}],
  [
    'rules and a card, askew',
    `${card}${honest}<path d="M48 300H732M48 360H732" stroke="#aaa"/>`,
    { angle: 0.8 },
  ],
  [
    'a button with a frame, as large as a finger',
    '<rect x="40" y="520" width="700" height="96" rx="48" fill="none" stroke="#f5b800" stroke-width="4"/>',
    {},
  ],
  ['a filled one', '<rect x="40" y="520" width="700" height="96" rx="48" fill="#fc3"/>', { quality: 60 }],
  [
    'the edges of a page that was photographed askew',
    '<path d="M42 20L776 58L738 885L6 847Z" fill="none" stroke="#888" stroke-width="3"/>',
    {},
  ],
  ['a row of stars', text('* * * * *', 'font-size="26" letter-spacing="14"'), {}],
  ['letters in the colour of their ground', text('PENDING', 'font-size="36" fill="#fff"'), {}],
])('leaves %s', async (_case, drawn, how) => {
  expect(await unreadOn(drawn, how)).toEqual([]);
});

it('finds the word in one of two buttons, and nothing of their ends', async () => {
  const found = await unreadOn(
    `<rect x="40" y="500" width="700" height="92" rx="46" fill="none" stroke="#c00" stroke-width="3"/>
     <rect x="40" y="600" width="700" height="92" rx="46" fill="#c00"/>
     <text x="390" y="656" text-anchor="middle" font-size="30" fill="#fff">Failed</text>`,
    { quality: 80 },
  );
  expect(found).toHaveLength(1);
  expect(found.every(({ x0, x1 }) => x1 - x0 < 100)).toBe(true);
});

it('leaves a QR code, and finds the word below it', async () => {
  const modules = Array.from({ length: 29 * 29 }, (_, at) =>
    (at * 7919 + ((at * at) % 97)) % 2 === 0 ? at : -1,
  )
    .filter((at) => at >= 0)
    .map(
      (at) => `<rect x="${260 + (at % 29) * 9}" y="${330 + Math.floor(at / 29) * 9}" width="9" height="9"/>`,
    );
  expect(await unreadOn(modules.join(''))).toEqual([]);
  const below = '<text x="390" y="680" text-anchor="middle" font-size="28" fill="#d00">Pending</text>';
  expect(await unreadOn(modules.join('') + below)).toHaveLength(1);
});
