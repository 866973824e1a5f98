import { describe, expect, test } from 'vitest';
import { judgeReceipt, verdictOf } from '../judge-receipt.ts';
import { expectedReceipt, honestRows as honest } from '../read-words.testing.ts';
import type { ReadWord } from '../receipt-reading.contract.ts';

const usual = 0.02;
const letterWidth = 0.012;

/** A row of words of the usual height, each with its own where one is given: `successful ..@0.007`. */
function row(text: string, line: number): ReadWord[] {
  let left = 0.05;
  return text.split(' ').map((written) => {
    const [, word = '', height = usual] = /^(.+?)(?:@([\d.]+))?$/.exec(written) ?? [];
    const width = letterWidth * word.length;
    const box = { left, top: 0.05 + 0.05 * line, width, height: Number(height) };
    left += width + letterWidth;
    return { text: word, line, confidence: 70, box };
  });
}

const judged = (change: Partial<typeof honest>) =>
  judgeReceipt(Object.values({ ...honest, ...change }).flatMap(row), expectedReceipt);
const verdictWith = (change: Partial<typeof honest>) => verdictOf(judged(change), false);

describe('small letters that were read as signs, or as a letter that is none', () => {
  test.each([
    'Transfer ..@0.006 successful',
    'Transfer ...@0.009 successful',
    'Transfer ..successful',
    'Transfer «successful',
    'Transfer .successful',
    'Transfer successful ....@0.007',
    'Transfer successful ~@0.009',
    'Transfer successful*',
    'Pemindahan «.@0.007 berjaya',
    '转账 *@0.02 成 功',
    '转账 #@0.03 成 功',
    '转账 成 功 A@0.006',
  ])('make success doubtful: %j', (state) => {
    const findings = judged({ state });
    expect(findings.success).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(findings.notUnderstood).toHaveLength(1);
    expect(verdictOf(findings, false)).toBe('please-look');
  });

  test.each([
    ['amount', { amount: 'Amount RM 104.00 .@0.008' }],
    ['amount', { amount: 'Amount RM 104.00 ..@0.007' }],
    ['orderNumber', { reference: 'Recipient reference CHM004217 "@0.007' }],
    ['orderNumber', { reference: 'Recipient reference CHM004217..' }],
    ['account', { account: 'Account number 5123 4567 8901 ..@0.006' }],
    ['account', { account: 'Account number 5123 4567 8901 «@0.008' }],
  ] as const)('make the %s doubtful: %j', (part, change) => {
    expect(judged(change)[part]).toMatchObject({ verdict: 'matches', isDoubtful: true });
    expect(verdictWith(change)).toBe('please-look');
  });
});

test.each([
  { state: '©@0.06 Transfer successful' },
  { state: '✓Transfer successful!' },
  { state: 'Transfer successful✓' },
  { state: '@ Transfer successful.' },
  { state: '• Transfer successful' },
  { state: '状态 :@0.012 转账 成 功' },
  { amount: 'Amount :@0.012 RM 104.00' },
  { amount: 'Amount -@0.003 RM 104.00' },
  { account: 'Account number ****@0.008 8901' },
  { account: 'Account number 5123-4567-8901 >@0.01' },
  { reference: 'Recipient reference CHM004217 ®' },
  { reference: 'Recipient reference CHM004217.' },
])('signs that banks print, and icons as high as what they stand beside, are none: %j', (change) => {
  expect(verdictWith(change)).toBe('everything-matches');
});
