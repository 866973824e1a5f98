import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';
import { faultsOfTokens, readScales, strayStyles } from './stray-styles.mjs';

const tokens = readFileSync(inProject('web/src/styles/tokens.css'), 'utf8');
const scales = readScales(tokens);

/** @param {string} source @param {string} [path] */
const strayIn = (source, path = 'card.tsx') => strayStyles({ path, source }, scales);

describe('the tokens', () => {
  test('are eight text sizes, three shadows and three radii', () => {
    expect([scales.text.size, scales.shadow.size, scales.radius.size]).toEqual([8, 3, 3]);
    expect(faultsOfTokens(tokens)).toEqual([]);
  });

  test('refuse a ninth text size', () => {
    const more = tokens.replace('--text-xs:', '--text-5xl: 5rem;\n  --text-xs:');
    expect(faultsOfTokens(more)).toEqual(['tokens.css has 9 steps of --text-*, not 8']);
  });

  test('refuse a colour without its pair or its class', () => {
    const single = tokens.replace('--paper: #fbf6ec;', '--paper: #fbf6ec;\n  --plum: #50284b;');
    expect(faultsOfTokens(single)).toEqual([
      '--plum has no pair in the dark',
      '--plum has no class: no --color-* points to it',
    ]);
    const darkOnly = tokens.replace('--paper: #17130f;', '--paper: #17130f;\n    --plum: #c9a2c4;');
    expect(faultsOfTokens(darkOnly)).toEqual(['--plum has no pair in the light']);
  });

  test('refuse a file without colours', () => {
    expect(faultsOfTokens('')).toContain('tokens.css has no colours');
  });
});

describe('a stray style', () => {
  test.each([
    'text-[0.92rem]',
    'text-[#f0cf90]',
    'text-(--big)',
    'shadow-[0_12px_40px_rgb(36_26_18/22%)]',
    'rounded-[1.75rem]',
    'rounded-t-[1.6rem]',
    '[font-size:2rem]',
    'text-5xl',
    'shadow-xl',
    'rounded-2xl',
    'rounded-t-md',
    'drop-shadow-xl',
    'bg-white',
    'text-red-500',
  ])('is %s', (name) => {
    expect(strayIn(`<p className="mt-2 ${name} flex" />`)).toContain(`card.tsx:1 ${name}`);
    expect(strayIn(`const look = 'md:${name}';`, 'looks.ts')).toContain(`looks.ts:1 ${name}`);
  });

  test.each(['fill="#fff"', "stopColor: '#350b09'", 'border-[#5f1513]', 'fill="rgb(0 0 0)"', 'fontSize: 12'])(
    'is %s in a component',
    (part) => {
      expect(strayIn(`\n<svg ${part} />`)[0]).toMatch(/^card\.tsx:2 /);
    },
  );

  test('is no token, shape, layout, anchor or constant', () => {
    expect(
      strayIn(
        '<a href="#add" className="text-lg md:text-4xl text-muted text-center rounded-full rounded-t-card shadow-md shadow-gold/30 min-h-[60vh] grid-cols-[auto_1fr]"><path fill="url(#abc)" /></a>',
      ),
    ).toEqual([]);
    expect(strayIn("export const paper = '#fff';", 'qr-colours.ts')).toEqual([]);
  });
});

describe('the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stray-styles-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const check = () =>
    spawnSync(process.execPath, [inProject('scripts/checks/styles.mjs'), folder], { encoding: 'utf8' });

  test('fails where it looked at no component', () => {
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('no component was looked at');
  });

  test('passes a component drawn from tokens and fails on a planted size', () => {
    const file = join(folder, 'planted.tsx');
    writeFileSync(file, '<p className="text-sm" />');
    expect(check()).toMatchObject({ status: 0, stdout: '' });

    writeFileSync(file, '<p className="text-[0.93rem]" />');
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`${file}:1 text-[0.93rem]`);
  });
});
