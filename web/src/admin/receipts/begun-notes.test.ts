import { afterEach, expect, it } from 'vitest';
import { begunNoteOf, keepBegunNote } from './begun-notes.ts';

const note = { notes: 'Wrong name', turningDown: 'refuse', version: 3, isSeen: false } as const;

afterEach(() => window.sessionStorage.clear());

it('a begun note is there for the member who writes it and the order it is about', () => {
  keepBegunNote('mei', 'order-1', note);
  expect(begunNoteOf('mei', 'order-1')).toEqual(note);
  expect(begunNoteOf('ann', 'order-1')).toBeNull();
  expect(begunNoteOf('mei', 'order-2')).toBeNull();
});

it('a begun note lives in the storage of the tab, which outlives a reload', () => {
  keepBegunNote('mei', 'order-1', note);
  window.sessionStorage.clear();
  expect(begunNoteOf('mei', 'order-1')).toBeNull();
});

it('a begun note that is given up is gone', () => {
  keepBegunNote('mei', 'order-1', note);
  keepBegunNote('mei', 'order-1', null);
  expect(begunNoteOf('mei', 'order-1')).toBeNull();
});
