// The patterns pressed into the traditional mooncakes: drawn as SVG, white is raised, and stored as grey pictures.
import sharp from 'sharp';

const SIZE = 1024;
const TAU = 2 * Math.PI;
const polar = (r, a) => [r * Math.cos(a), r * Math.sin(a)].map((n) => n.toFixed(4)).join(' ');

/** A closed line that follows the scalloped edge. */
function scallop(radius, lobes, depth) {
  const points = Array.from({ length: 720 }, (_, i) => {
    const a = (i / 720) * TAU;
    return polar(radius * (1 - depth * (1 - Math.abs(Math.sin((lobes * a) / 2)))), a);
  });
  return `M${points.join('L')}Z`;
}

/** A ring of petals between two radii. */
function petals(count, inner, outer, width, turn = 0) {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) / count) * TAU;
    const mid = inner + (outer - inner) * 0.62;
    return `M${polar(inner, a)}Q${polar(mid, a - width)} ${polar(outer, a)}Q${polar(mid, a + width)} ${polar(inner, a)}Z`;
  }).join('');
}

function dots(count, radius, size, turn = 0) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(radius, ((i + turn) / count) * TAU).split(' ');
    return `<circle cx="${x}" cy="${y}" r="${size}"/>`;
  }).join('');
}

const glyph = (text, size, y) =>
  `<text x="0" y="${y}" font-size="${size}" font-weight="900" font-family="Noto Serif CJK SC, Noto Serif SC, serif" text-anchor="middle" fill="#fff" stroke="#fff" stroke-width=".012">${text}</text>`;

const frame = `
  <path d="${scallop(0.865, 16, 0.06)}" fill="none" stroke="#fff" stroke-width=".042"/>
  <g fill="#fff">${dots(32, 0.765, 0.017, 0.5)}</g>`;

const ring = `
  <path d="${petals(16, 0.44, 0.735, 0.2)}" fill="#5a5a5a" stroke="#fff" stroke-width=".03" stroke-linejoin="round"/>
  <path d="${petals(16, 0.5, 0.66, 0.05)}" fill="#fff"/>
  <circle r=".425" fill="none" stroke="#fff" stroke-width=".034"/>`;

export const reliefs = {
  moon: `${frame}${ring}${glyph('月', 0.66, 0.235)}`,
  autumn: `${frame}${ring}${glyph('中', 0.38, -0.02)}${glyph('秋', 0.38, 0.33)}`,
  lotus: `${frame}
    <circle r=".70" fill="none" stroke="#fff" stroke-width=".024"/>
    <path d="${petals(8, 0.1, 0.66, 0.62)}" fill="#3c3c3c" stroke="#fff" stroke-width=".03"/>
    <path d="${petals(8, 0.1, 0.5, 0.5, 0.5)}" fill="#707070" stroke="#fff" stroke-width=".028"/>
    <path d="${petals(8, 0.16, 0.36, 0.3)}" fill="#fff"/>
    <circle r=".13" fill="#8a8a8a" stroke="#fff" stroke-width=".03"/>
    <g fill="#fff">${dots(6, 0.06, 0.02)}<circle r=".02"/></g>`,
};

export async function drawReliefs(folder) {
  for (const [name, body] of Object.entries(reliefs)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-1 -1 2 2"><rect x="-1" y="-1" width="2" height="2" fill="#000"/>${body}</svg>`;
    await sharp(Buffer.from(svg)).blur(5.5).png().toFile(`${folder}/relief-${name}.png`);
  }
}
