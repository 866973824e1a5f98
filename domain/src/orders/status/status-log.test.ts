import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendToNotes, isReasonGiven, statusLogEntry } from './status-log.ts';

const change = {
  before: { orderStatus: 'pending', paymentStatus: 'pending' },
  after: { orderStatus: 'verified', paymentStatus: 'verified' },
  reason: '  Paid in cash ',
  at: new Date('2025-09-01T16:05:00Z'),
} as const;

describe('statusLogEntry', () => {
  it("carries the kitchen's time, the reason and both statuses before and after", () => {
    expect(statusLogEntry(change)).toBe(
      '[2025-09-02 00:05] Paid in cash | order: pending -> verified | payment: pending -> verified',
    );
  });
});

describe('isReasonGiven', () => {
  it('wants more than blanks', () => {
    expect(['', ' ', '\n\t'].map(isReasonGiven)).toEqual([false, false, false]);
    expect(isReasonGiven('ok')).toBe(true);
  });
});

describe('appendToNotes', () => {
  it('starts empty notes and continues others on a new line', () => {
    expect(appendToNotes('', 'entry')).toBe('entry');
    expect(appendToNotes('Called twice\n\n', 'entry')).toBe('Called twice\nentry');
  });

  it('loses no word of what was there', () => {
    fc.assert(
      fc.property(fc.string(), (notes) => {
        const after = appendToNotes(notes, 'entry');
        expect(after.startsWith(notes.trimEnd())).toBe(true);
        expect(after.endsWith('entry')).toBe(true);
      }),
    );
  });
});
