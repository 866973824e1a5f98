import { expect, it } from 'vitest';
import { createCrowdWatch } from './crowd.ts';

it('six changes of orders within a second are a crowd, for as long as they are that near', () => {
  const watch = createCrowdWatch();
  for (const at of [0, 100, 200, 300, 400]) watch.noteChange(at);
  expect(watch.isCrowded(400)).toBe(false);
  watch.noteChange(500);
  expect(watch.isCrowded(500)).toBe(true);
  expect(watch.isCrowded(999)).toBe(true);
  expect(watch.isCrowded(1_000)).toBe(false);
});

it('changes that come one by one are none, however many', () => {
  const watch = createCrowdWatch();
  for (let at = 0; at <= 60_000; at += 250) {
    watch.noteChange(at);
    expect(watch.isCrowded(at)).toBe(false);
  }
});

it('the latest changes count: a crowd may come after a quiet day', () => {
  const watch = createCrowdWatch();
  for (const at of [0, 5_000, 90_000]) watch.noteChange(at);
  for (const at of [100_000, 100_010, 100_020, 100_030, 100_040]) watch.noteChange(at);
  expect(watch.isCrowded(100_040)).toBe(false);
  watch.noteChange(100_050);
  expect(watch.isCrowded(100_050)).toBe(true);
});
