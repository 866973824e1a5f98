// A drawn stand-in for the map of the kitchen: no real streets, and it says so.
import sharp from 'sharp';

const ROADS = [
  ['M-20 430C200 430 380 400 600 430S1000 500 1220 450', 40],
  ['M470 -20C480 160 520 300 520 430S460 700 470 920', 34],
  ['M860 -20C850 140 840 300 850 470S980 760 990 920', 28],
  ['M520 190H855', 20],
  ['M-20 300C120 300 220 310 320 350S470 420 520 425', 20],
  ['M640 435C650 520 640 560 650 640S700 800 690 920', 20],
  ['M850 320H1220', 20],
  ['M180 430C190 560 170 700 200 920', 20],
];
const line =
  (colour, more) =>
  ([d, width]) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width + more}" stroke-linecap="round" stroke-linejoin="round"/>`;
const roads = ROADS.map(line('#e6d8bd', 8)).join('') + ROADS.map(line('#fffdf8', 0)).join('');

const tree = (x, y, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="3" cy="22" rx="17" ry="6" fill="#b9bf98" opacity=".6"/><rect x="-3" y="4" width="6" height="18" rx="3" fill="#9a5b13"/><circle r="17" fill="#5f8a66"/><circle cx="-6" cy="-5" r="9" fill="#7aa37c"/></g>`;

const houses = (list) =>
  list
    .map(
      ([x, y, w, h]) =>
        `<g><rect x="${x + 4}" y="${y + 6}" width="${w}" height="${h}" rx="8" fill="#d9c9a8"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#f3e3c2" stroke="#e0cb9d" stroke-width="2"/><path d="M${x + 8} ${y + h / 2}H${x + w - 8}" stroke="#e6d2a6" stroke-width="3"/></g>`,
    )
    .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#f6ecd8"/>
<path d="M0 0H420C400 110 330 190 210 230C130 256 60 250 0 240Z" fill="#dbe0be"/>
<path d="M820 900C830 790 900 700 1020 680C1100 667 1160 680 1200 690V900Z" fill="#dbe0be"/>
<path d="M-20 640C140 600 220 700 360 690S560 590 700 640S860 820 1000 800S1140 720 1220 740" fill="none" stroke="#b9cfd3" stroke-width="46" stroke-linecap="round"/>
<path d="M-20 640C140 600 220 700 360 690S560 590 700 640S860 820 1000 800S1140 720 1220 740" fill="none" stroke="#cfe0e0" stroke-width="26" stroke-linecap="round"/>
${roads}
<path d="M600 430C760 410 1000 500 1220 450" fill="none" stroke="#efdcb0" stroke-width="3" stroke-dasharray="18 16"/>
<path d="M-20 430C200 430 380 400 600 430" fill="none" stroke="#efdcb0" stroke-width="3" stroke-dasharray="18 16"/>
${houses([
  [560, 60, 90, 64],
  [680, 50, 70, 76],
  [770, 80, 56, 60],
  [565, 240, 76, 60],
  [905, 60, 96, 70],
  [1030, 70, 70, 58],
  [1120, 120, 60, 60],
  [910, 190, 80, 70],
  [1020, 200, 96, 60],
  [905, 370, 70, 50],
  [1000, 380, 84, 48],
  [300, 480, 84, 66],
  [250, 570, 70, 50],
  [370, 590, 60, 44],
  [40, 480, 84, 66],
  [60, 720, 84, 62],
  [260, 720, 90, 62],
  [540, 500, 70, 60],
  [548, 700, 70, 62],
  [740, 520, 76, 60],
  [770, 860, 60, 60],
  [60, 330, 70, 50],
  [370, 250, 64, 60],
])}
${tree(110, 110, 1.3)}${tree(190, 70)}${tree(60, 180, 0.9)}${tree(300, 90, 1.1)}${tree(230, 170, 0.8)}${tree(1090, 730, 1.1)}${tree(1140, 840)}${tree(1010, 730, 0.8)}${tree(890, 860, 1.1)}${tree(1160, 640, 0.9)}${tree(790, 380, 0.9)}${tree(110, 585, 0.8)}${tree(1130, 270, 0.8)}
<ellipse cx="700" cy="396" rx="48" ry="13" fill="#241a12" opacity=".2"/>
<path d="M700 396C640 316 606 274 606 222A94 94 0 1 1 794 222C794 274 760 316 700 396Z" fill="#a8322a"/>
<path d="M700 396C640 316 606 274 606 222A94 94 0 0 1 700 128Z" fill="#fff" opacity=".06"/>
<circle cx="700" cy="222" r="66" fill="#1d2440"/><circle cx="700" cy="222" r="50" fill="#e0a93b"/><circle cx="700" cy="222" r="38" fill="none" stroke="#9a5b13" stroke-width="4" stroke-dasharray="7 7"/>
<circle cx="700" cy="222" r="16" fill="#f6d58a" stroke="#9a5b13" stroke-width="3"/>
<g transform="translate(1110 545)"><circle r="44" fill="#fffdf8" stroke="#e0cb9d" stroke-width="3"/><path d="M0 -32L11 6H-11Z" fill="#a8322a"/><path d="M0 32L11 -6H-11Z" fill="#c9b798"/><text y="-50" text-anchor="middle" font-family="Fraunces, DejaVu Serif, serif" font-weight="700" font-size="22" fill="#241a12">N</text></g>
<g transform="translate(60 812)"><rect width="448" height="64" rx="16" fill="#1d2440"/><text x="28" y="43" font-family="DejaVu Sans, Noto Sans CJK SC, sans-serif" font-weight="700" font-size="30" letter-spacing="2" fill="#fbf6ec">SAMPLE MAP</text><text x="292" y="43" font-family="Noto Serif CJK SC, Noto Serif SC, serif" font-weight="700" font-size="34" letter-spacing="6" fill="#e0a93b">示意图</text></g>
</svg>`;

export async function drawMap(file) {
  await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 6 }).toFile(file);
}
