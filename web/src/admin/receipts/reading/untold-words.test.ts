import { expect, it } from 'vitest';
import { aReading } from './reading.testing.ts';
import { untoldWords } from './untold-words.ts';

const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
const elsewhere = { ...box, top: 0.7 };

const untold = (...[changes]: Parameters<typeof aReading>) => {
  const { findings } = aReading(changes);
  return findings ? untoldWords(findings).map(({ read }) => read) : [];
};

it('leaves out what a part that differs has read, by its text or its place', () => {
  const amount = { verdict: 'differs', read: 'RM 14.00', box } as const;
  const notUnderstood = [
    { read: 'rm14.00', box: null },
    { read: 'amount 14', box: { ...box, left: 0.105 } },
    { read: 'standing', box: elsewhere },
  ];
  expect(untold({ amount, notUnderstood })).toEqual(['standing']);
});

it('leaves out what a doubtful part stands on', () => {
  const account = { verdict: 'matches', read: '7731', box: elsewhere, isDoubtful: true } as const;
  expect(untold({ account, notUnderstood: [{ read: '5142 7731', box: elsewhere }] })).toEqual([]);
});

it('keeps what is the only reason to look', () => {
  const amount = { verdict: 'matches', read: 'RM 152.00', box } as const;
  expect(untold({ amount, notUnderstood: [{ read: 'RM 152.00', box }] })).toEqual(['RM 152.00']);
});
