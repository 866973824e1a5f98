import { describe, expect, it } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { findPatches } from './find-patches.ts';
import { colourPicture } from './ink-map.ts';

const [width, height] = [600, 400];
const amount = { text: '104.00', x0: 300, y0: 184, x1: 400, y1: 204 };
const currency = { text: 'RM', x0: 258, y0: 184, x1: 290, y1: 204 };

type Word = typeof amount;
type Drawn = { ground?: string; words?: Word[]; quality?: number; ink?: string; reads?: Word[] };

async function patchesOn(under: string, drawn: Drawn = {}) {
  const { ground = '#fff', words = [amount], quality = 92, ink = '#222', reads = words } = drawn;
  const letters = words.map(
    ({ text, x0, y1 }) => `<text x="${x0}" y="${y1}" font-size="27" fill="${ink}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="${ground}"/>${under}${letters.join('')}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality }).toBuffer();
  return findPatches(await colourPicture(bytes, 0, { width, height }), reads).map(
    (one) => 'text' in one && one.text,
  );
}

describe('a number on a ground of its own', () => {
  it.each([
    ['hardly another white', '<rect x="292" y="172" width="116" height="40" fill="#fbfbf8"/>', '#fff'],
    ['white on grey', '<rect x="293" y="170" width="114" height="44" fill="#fff"/>', '#f2f4f7'],
    ['another dark', '<rect x="292" y="172" width="116" height="40" fill="#1c1c24"/>', '#101014'],
  ])('is a patch: %s', async (_case, patch, ground) => {
    expect(await patchesOn(patch, { ground })).toEqual(['104.00']);
  });

  it('is a patch together with its currency, also where compression softened it', async () => {
    const under = '<rect x="250" y="171" width="158" height="42" fill="#f4f4ee"/>';
    const words = [currency, amount];
    expect(await patchesOn(under, { words, quality: 80 })).toEqual(['104.00']);
  });

  const band = '<rect y="120" width="600" height="150" fill="#b5121b"/>';
  const taller = { ...amount, y0: 164, y1: 232 };
  it.each([
    ['white on a light box on a band', '#f4f4f6', '#fff', [taller]],
    ['on another shade of the band', '#930e15', '#fff', [amount]],
    ['on a white box on a band', '#fff', '#222', [taller]],
  ])('is a patch: %s', async (_case, fill, ink, reads) => {
    const box = `${band}<rect x="292" y="172" width="116" height="42" fill="${fill}"/>`;
    expect(await patchesOn(box, { ink, reads, quality: 95 })).toEqual(['104.00']);
  });

  it('is a patch where it ends right beside the letters, with what stands in it', async () => {
    const under = '<rect x="256" y="178" width="148" height="33" fill="#f0f0f4"/>';
    expect(await patchesOn(under, { words: [currency, amount] })).toEqual(['104.00']);
  });
});

describe('no patch is', () => {
  it.each([
    ['plain ground', ''],
    ['a band from side to side', '<rect y="170" width="600" height="44" fill="#eef2ff"/>'],
    ['a card far around it', '<rect x="60" y="60" width="480" height="280" rx="16" fill="#f4f6fa"/>'],
    ['a rule under it', '<rect y="214" width="600" height="2" fill="#ccc"/>'],
    ['a button', '<rect x="282" y="166" width="138" height="56" rx="10" fill="#e8ecf4"/>'],
    [
      'a cell of a table',
      '<rect x="290" y="170" width="120" height="46" fill="none" stroke="#bbb" stroke-width="2"/>',
    ],
    ['a box with room', '<rect x="260" y="150" width="190" height="90" fill="#eef2ff"/>'],
    [
      'a stripe of a table with a label',
      '<rect x="40" y="174" width="372" height="40" fill="#eef1f6"/><text x="50" y="204" font-size="27">Amount</text>',
    ],
    [
      'a shadow that falls over the page',
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#999"/></linearGradient></defs><rect width="600" height="400" fill="url(#g)"/>',
    ],
  ])('%s', async (_case, under) => {
    expect(await patchesOn(under)).toEqual([]);
  });
});
