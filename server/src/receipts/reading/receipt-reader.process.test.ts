import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areSimilar, markFingerprints } from '@mooncake/domain/receipts/reading/fingerprint';
import { judgeReceipt, verdictOf } from '@mooncake/domain/receipts/reading/judge-receipt';
import { timesIn } from '@mooncake/domain/receipts/reading/times-in';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.testing.ts';
import { programFile } from '../../testing/programs.testing.ts';
import { type ReceiptFile, type ReceiptReader, startReceiptReader } from './receipt-reader.ts';
import { drawSample } from './samples/receipt-samples.testing.ts';
import { pdfText, writePdf } from './samples/write-pdf.testing.ts';

const honest = { layout: 'rows', damage: 'untouched', language: 'English', trap: 'none', seed: 5 } as const;

function startReader(options: Parameters<typeof startReceiptReader>[0] = {}) {
  // Longer than the shop would wait, and before others: a machine that runs all tests at once is slow.
  const reader = startReceiptReader({
    program: programFile('receipt-reader-program'),
    ...{ maxProcessorMs: 90_000, priority: 0 },
    ...options,
  });
  onTestFinished(() => reader.close());
  return reader;
}

/** Processes of this one that run the program. */
function running(program: string): number {
  const list = execFileSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' }).split('\n');
  return list.filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes(program)).length;
}

test('a handful of receipts is read and judged, copies are known, and the reader goes when idle', async () => {
  const program = programFile('receipt-reader-program');
  const reader = startReader({ idleMs: 300 });
  expect(reader.isInstalled).toBe(true);
  expect(running(program)).toBe(0);

  const resaved = { ...honest, damage: 're-saved' } as const;
  const forged = {
    layout: 'dark',
    damage: 'JPEG at 30',
    language: 'Malay',
    trap: 'edited amount, balance as expected',
    seed: 8,
  } as const;
  const turned = { ...honest, damage: 'turned' } as const;
  const [first, copy, other, lying] = await Promise.all(
    [honest, resaved, forged, turned].map(async (sample) => {
      const { bytes, expected, truth } = await drawSample(sample);
      const read = await reader.read({ bytes, kind: sample.damage === 'untouched' ? 'png' : 'jpeg' });
      const findings = judgeReceipt(read?.words ?? [], expected);
      return {
        truth,
        findings,
        verdict: verdictOf(findings, false),
        fingerprints: markFingerprints(
          read?.fingerprints ?? [],
          expected,
          timesIn(read?.words ?? [], expected),
          read?.words ?? [],
        ),
      };
    }),
  );
  expect([first?.verdict, copy?.verdict, other?.verdict, lying?.verdict]).toEqual([
    'everything-matches',
    'everything-matches',
    'does-not-match',
    'everything-matches',
  ]);
  expect(other?.findings.amount.verdict).toBe('differs');
  expect(areSimilar(first?.fingerprints ?? [], copy?.fingerprints ?? [])).toBe(true);
  expect(areSimilar(first?.fingerprints ?? [], lying?.fingerprints ?? [])).toBe(true);
  expect(areSimilar(first?.fingerprints ?? [], other?.fingerprints ?? [])).toBe(false);

  const texts = ['Transfer successful', 'Amount', 'RM 104.00', 'Reference', 'CHM004217'];
  const pdf = writePdf(
    texts.map((text, at) => pdfText(at % 2 === 1 ? 60 : 300, 800 - Math.ceil(at / 2) * 40, text)).join(''),
  );
  const ofText = await reader.read({ bytes: pdf, kind: 'pdf' });
  expect(ofText?.words.map(({ text, line }) => `${line} ${text}`)).toEqual([
    ...[
      '1000 Transfer',
      '1000 successful',
      '1001 Amount',
      '1001 RM',
      '1001 104.00',
      '1002 Reference',
      '1002 CHM004217',
    ],
  ]);

  const { bytes, expected } = await drawSample(honest);
  const { width, height } = await sharp(bytes).metadata();
  const jpeg = { bytes: await sharp(bytes).jpeg().toBuffer(), width, height };
  const scan = writePdf(`q ${width} 0 0 ${height} 0 0 cm /Im0 Do Q`, jpeg);
  const ofScan = await reader.read({ bytes: scan, kind: 'pdf' });
  expect(verdictOf(judgeReceipt(ofScan?.words ?? [], expected), false)).toBe('everything-matches');

  await eventually(() => expect(running(program)).toBe(0));
});

test('light letters on a coloured band are read, and what cannot be read is told', async () => {
  const reader = startReader();
  const { bytes, expected } = await drawSample(honest);
  const { width, height } = await sharp(bytes).metadata();
  const over = (drawn: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="30">${drawn}</svg>`,
    );
  const band = `<rect y="${height - 60}" width="100%" height="60" fill="#c62828"/><text x="60" y="${height - 20}" fill="#fff">Payment failed</text>`;
  const mark = `<text x="50%" y="50%" font-size="110" text-anchor="middle" opacity="0.12" transform="rotate(-35 ${width / 2} ${height / 2})">SAMPLE</text>`;
  const [failed, marked] = [band, mark].map((drawn) =>
    sharp(bytes)
      .composite([{ input: over(drawn) }])
      .png(),
  );
  const ofBand = await reader.read({ bytes: (await failed?.toBuffer()) ?? bytes, kind: 'png' });
  expect(ofBand?.words.map(({ text }) => text)).toContain('failed');
  const ofMark = await reader.read({ bytes: (await marked?.toBuffer()) ?? bytes, kind: 'png' });
  expect(ofMark?.unread).not.toEqual([]);
  const verdict = verdictOf(judgeReceipt(ofMark?.words ?? [], expected, ofMark?.unread), false);
  expect(verdict).toBe('please-look');
});

test('the last digits behind hidden ones are read, and a number that was laid over is told', async () => {
  const reader = startReader();
  const { bytes } = await drawSample(honest);
  const meta = await sharp(bytes).metadata();
  const [width, height] = [meta.width ?? 0, (meta.height ?? 0) + 100];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, sans-serif">
    <g font-size="28"><text x="60" y="${height - 30}">From</text>
    <text x="${width - 60}" y="${height - 30}" text-anchor="end" font-weight="700">******9991</text></g>
    <rect y="0" width="100%" height="70" fill="#b5121b"/><rect x="294" y="14" width="112" height="42" fill="#930e15"/>
    <text x="300" y="46" font-size="34" fill="#fff">104.00</text></svg>`;
  const longer = await sharp(bytes).extend({ bottom: 100, background: 'white' }).png().toBuffer();
  const file = await sharp(longer)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  const read = await reader.read({ bytes: file, kind: 'png' });
  expect(read?.words.map(({ text }) => text)).toContain('******9991');
  expect(read?.unread).toHaveLength(1);
  expect(read?.unread?.[0]?.top).toBeLessThan(70 / height);
});

test('an account that was struck out is told', async () => {
  const reader = startReader();
  const { bytes, expected } = await drawSample(honest);
  const { width, height } = await sharp(bytes).metadata();
  const before = await reader.read({ bytes, kind: 'png' });
  const account = expected.accountNumber.replace(/\D/g, '');
  const strokes = (before?.words ?? []).flatMap(({ text, box }) => {
    if (!box || !/^\d{4,}$/.test(text) || !account.includes(text)) return [];
    const [x, y] = [box.left * width - 4, (box.top + box.height * 0.45) * height];
    return [`<path d="M${x} ${y}h${box.width * width + 8}" stroke="#c00" stroke-width="2.5"/>`];
  });
  expect(before?.unread).toEqual([]);
  expect(strokes).not.toEqual([]);
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${strokes.join('')}</svg>`,
  );
  const struck = await sharp(bytes)
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
  const read = await reader.read({ bytes: struck, kind: 'png' });
  expect(read?.unread.length).toBeGreaterThan(0);
  expect(verdictOf(judgeReceipt(read?.words ?? [], expected, read?.unread), false)).toBe('please-look');
});

test('dark letters on a coloured head are read', async () => {
  const reader = startReader();
  const { bytes, expected } = await drawSample({ ...honest, layout: 'head' });
  const read = await reader.read({ bytes, kind: 'png' });
  expect(verdictOf(judgeReceipt(read?.words ?? [], expected), false)).toBe('everything-matches');
});

test('what is broken harms nobody, and the next file is read', async () => {
  const reader = startReader();
  const { bytes } = await drawSample({ ...honest, layout: 'headline' });
  const broken = [
    { bytes: bytes.subarray(0, 400), kind: 'png' },
    { bytes: Buffer.from('%PDF-1.4\nnothing\n%%EOF'), kind: 'pdf' },
    { bytes: Buffer.alloc(0), kind: 'jpeg' },
    // White to the eye.
    { bytes: await sharp(bytes).flatten().linear(0.02, 250).png().toBuffer(), kind: 'png' },
  ] as const;
  for (const file of broken) expect((await reader.read(file))?.words ?? []).toEqual([]);
  expect((await reader.read({ bytes, kind: 'png' }))?.words.length).toBeGreaterThan(5);
});

const ends = {
  crash: 'process.exit(3)',
  hang: 'for (;;);',
  // A bomb is ended by its own watch, or by whoever waits for it.
  bomb: 'const all = []; for (;;) all.push(new Array(1e6).fill(7));',
};

/** A reader that ends like this over every PDF. */
async function writeProgram(end: string): Promise<string> {
  const folder = await mkdtemp(join(programFile('main'), '..', 'reader-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.mjs');
  await writeFile(
    program,
    `process.on('disconnect', () => process.exit());
     process.on('message', ({ kind }) => {
       if (kind === 'pdf') { ${end} }
       process.send({ words: [], fingerprints: [String(process.pid)] });
     });`,
  );
  return program;
}

test.each(Object.entries(ends))(
  'a %s ends that process alone: the next file has a new one',
  async (_, end) => {
    const reader = startReader({ program: await writeProgram(end), maxMs: 10_000 });
    const ofFirst = await reader.read({ bytes: Buffer.alloc(1), kind: 'png' });
    const [bad, ofNext] = await Promise.all([
      reader.read({ bytes: Buffer.alloc(1), kind: 'pdf' }),
      reader.read({ bytes: Buffer.alloc(1), kind: 'png' }),
    ]);
    expect(bad).toBeNull();
    expect(ofNext?.fingerprints).toHaveLength(1);
    expect(ofNext?.fingerprints).not.toEqual(ofFirst?.fingerprints);
  },
);

test('a file that is given up ends its process, and the next file has a new one', async () => {
  const reader = startReader({ program: await writeProgram(ends.hang) });
  const giveUp = new AbortController();
  const given = reader.read({ bytes: Buffer.alloc(1), kind: 'pdf' }, giveUp.signal);
  const next = reader.read({ bytes: Buffer.alloc(1), kind: 'png' });
  giveUp.abort();
  expect(await given).toBeNull();
  expect((await next)?.fingerprints).toHaveLength(1);
});

test('a file that wants more memory than allowed ends the process that reads it', async () => {
  const { bytes } = await drawSample({ ...honest, layout: 'letter' });
  const reader = startReader({ maxMegabytes: 70 });
  await expectOneTry(reader, { bytes, kind: 'png' });
});

test('a file that wants more of the processor than allowed ends the process that reads it', async () => {
  const { bytes } = await drawSample(honest);
  const reader = startReader({ maxProcessorMs: 400 });
  await expectOneTry(reader, { bytes, kind: 'png' });
});

/** Nothing is made of it, and nobody begins with it again, whoever sends it. */
async function expectOneTry(reader: ReceiptReader, file: ReceiptFile) {
  expect(reader.tookTooMuch(file)).toBe(false);
  expect(await reader.read(file)).toBeNull();
  expect(reader.tookTooMuch(file)).toBe(true);
  expect(await reader.read({ ...file, bytes: Uint8Array.from(file.bytes) })).toBeNull();
  expect(running(programFile('receipt-reader-program'))).toBe(0);
}

test('a crash or a file that is given up is tried again', async () => {
  const file = { bytes: Buffer.alloc(1), kind: 'pdf' } as const;
  const crashing = startReader({ program: await writeProgram(ends.crash) });
  expect(await crashing.read(file)).toBeNull();
  expect(crashing.tookTooMuch(file)).toBe(false);
  const hanging = startReader({ program: await writeProgram(ends.hang), maxMs: 1_000 });
  expect(await hanging.read(file)).toBeNull();
  expect(hanging.tookTooMuch(file)).toBe(false);
});

test('a file that fills the heap of its process is one that takes too much', async () => {
  const file = { bytes: Buffer.alloc(1), kind: 'pdf' } as const;
  const reader = startReader({ program: await writeProgram(ends.bomb), maxMs: 30_000 });
  expect(await reader.read(file)).toBeNull();
  expect(reader.tookTooMuch(file)).toBe(true);
});

test('a file over which nothing happens any more ends the process that reads it', async () => {
  const watch = JSON.stringify(fileURLToPath(new URL('reader-watch.ts', import.meta.url)));
  const folder = await mkdtemp(join(programFile('main'), '..', 'still-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.ts');
  await writeFile(
    program,
    `import { watchReader } from ${watch};
     const { begin } = watchReader({ maxProcessorMs: 30_000, maxMegabytes: 900, maxStillMs: Number(process.argv[4]) });
     process.on('message', begin);`,
  );
  const reader = startReader({ program, maxStillMs: 500 });
  expect(await reader.read({ bytes: Buffer.alloc(1), kind: 'png' })).toBeNull();
});

test('where the packages are not installed nothing is read, and nothing fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-reader-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const reader = startReader({ program: join(folder, 'receipt-reader-program.js') });
  expect(reader.isInstalled).toBe(false);
  expect(await reader.read({ bytes: Buffer.alloc(1), kind: 'png' })).toBeNull();
});

test('an amount with a digit of another hand is told', async () => {
  const reader = startReader();
  const { bytes, expected } = await drawSample(honest);
  const { width, height } = await sharp(bytes).metadata();
  const before = await reader.read({ bytes, kind: 'png' });
  const findings = judgeReceipt(before?.words ?? [], expected, before?.unread);
  expect(verdictOf(findings, false)).toBe('everything-matches');
  const amount = before?.words.find(({ text }) => /\d\.\d{2}$/.test(text));
  const { left = 0, top = 0, width: across = 0, height: along = 0 } = amount?.box ?? {};
  // A shade under the last two digits, so light that all is still read.
  const digits = (2 * across) / (amount?.text.length ?? 1);
  const shade = `<rect x="${(left + across - digits) * width}" y="${(top - along / 8) * height}" width="${digits * width + 4}" height="${along * height * 1.25}" fill="#808080" fill-opacity="0.2"/>`;
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}</svg>`,
  );
  const edited = await sharp(bytes)
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
  const read = await reader.read({ bytes: edited, kind: 'png' });
  expect(read?.unread).toHaveLength(1);
  expect(verdictOf(judgeReceipt(read?.words ?? [], expected, read?.unread), false)).toBe('please-look');
});
