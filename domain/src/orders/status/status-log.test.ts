import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendToNotes,
  isReasonGiven,
  joinNotes,
  readStatusLogEntry,
  splitNotes,
  statusLogEntry,
} from './status-log.ts';

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

describe('readStatusLogEntry', () => {
  const { before, after } = change;

  it('reads what was written, whatever the reason says', () => {
    const reason = fc.oneof(
      fc.string(),
      fc.constant('Old | order: pending -> verified | payment: pending -> verified'),
    );
    fc.assert(
      fc.property(reason, (said) => {
        const entry = statusLogEntry({ ...change, reason: said });
        expect(readStatusLogEntry(entry)).toEqual({
          said: `[2025-09-02 00:05] ${said.trim()}`,
          before,
          after,
        });
      }),
    );
  });

  it.each([
    ['Gift wrap'],
    ['[2025-09-02 00:05] Old | order: baked -> eaten | payment: none -> some'],
    ['[2025-09-02 00:05] Old | order: pending -> verified | payment: pending -> some'],
    [`${statusLogEntry(change)} and more`],
  ])('takes nothing else for an entry: %j', (text) => {
    expect(readStatusLogEntry(text)).toBeNull();
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

describe('splitNotes', () => {
  const entry = statusLogEntry(change);

  it.each([
    ['', '', []],
    ['Gift wrap', 'Gift wrap', []],
    [entry, '', [entry]],
    [`Gift wrap\n${entry}\nCall first\n${entry}`, 'Gift wrap\nCall first', [entry, entry]],
    ['[2025-09-02 00:05] called, nobody there', '[2025-09-02 00:05] called, nobody there', []],
  ])('%j', (notes, note, log) => {
    expect(splitNotes(notes)).toEqual({ note, log });
  });

  it('keeps a reason of several lines together', () => {
    const long = statusLogEntry({ ...change, reason: 'Paid in cash\nat the door' });
    expect(splitNotes(`Gift wrap\n${long}`)).toEqual({ note: 'Gift wrap', log: [long] });
  });

  it('takes nothing that only begins like an entry for one', () => {
    const notes = `[2025-09-02 00:05] called\n${entry}`;
    expect(splitNotes(notes)).toEqual({ note: '[2025-09-02 00:05] called', log: [entry] });
  });

  it('loses no word, and finds the same parts again once they are joined', () => {
    const line = fc.oneof(
      fc.string().map((text) => text.replaceAll('\n', ' ')),
      fc.constant(entry),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const split = splitNotes(lines.join('\n'));
        expect(split.log).toHaveLength(lines.filter((text) => text === entry).length);
        expect(splitNotes(joinNotes(split))).toEqual(split);
      }),
    );
  });
});
