import { findClock } from './findings/find-clock.ts';
import { datesIn } from './findings/find-date.ts';
import { linesOf } from './findings/read-lines.ts';
import { sureClocks } from './moment-of.ts';
import type { ExpectedReceipt, ReadWord } from './receipt-reading.contract.ts';

/** The words that are times of day though they have no colon: `5.22` before `pagi`, `17.05` behind a day. */
export function timesIn(words: readonly ReadWord[], expected: ExpectedReceipt): ReadonlySet<string> {
  const lines = linesOf(words);
  const named = datesIn(lines, expected).flatMap((date) => findClock(lines, date) ?? []);
  const texts = [...named, ...sureClocks(lines)].flatMap(({ line, from, to }) => {
    const { words: all = [], starts = [] } = lines[line] ?? {};
    return all.flatMap(({ text }, at) => {
      const start = starts[at] ?? 0;
      return start < to && start + text.length > from && /\d/.test(text) ? [text] : [];
    });
  });
  return new Set(texts);
}
