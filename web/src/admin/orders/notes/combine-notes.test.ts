import { describe, expect, it } from 'vitest';
import { combineNotes } from './combine-notes.ts';

describe('two versions of the same notes', () => {
  it('that both begin with the old words keep those once', () => {
    const base = 'Paid in cash';
    expect(combineNotes({ base, mine: `${base}\nCall first`, theirs: `${base}\nGift wrap` })).toBe(
      'Paid in cash\nCall first\nGift wrap',
    );
  });

  it('keep a log line that was added below words I rewrote', () => {
    expect(combineNotes({ base: 'old', mine: 'new', theirs: 'old\n[log] order: pending -> verified' })).toBe(
      'new\n[log] order: pending -> verified',
    );
  });

  it('keep what I added where they rewrote the beginning', () => {
    expect(combineNotes({ base: 'old', mine: 'old\nCall first', theirs: 'fresh' })).toBe('fresh\nCall first');
  });

  it('stand below each other where both were rewritten', () => {
    expect(combineNotes({ base: 'old', mine: 'mine', theirs: 'theirs' })).toBe('theirs\nmine');
    expect(combineNotes({ base: '', mine: 'mine', theirs: 'theirs' })).toBe('theirs\nmine');
  });

  it('leave no blank line where one side is empty', () => {
    expect(combineNotes({ base: 'old', mine: 'mine', theirs: '' })).toBe('mine');
  });
});
