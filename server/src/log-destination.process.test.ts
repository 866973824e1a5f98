import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createLogDestination } from './log-destination.ts';
import { eventually } from './testing/eventually.testing.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-log-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const line = (number: number) => `${JSON.stringify({ number, words: 'x'.repeat(100) })}\n`;
const numbers = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((json) => JSON.parse(json) as { number?: number; dropped?: number });

describe('a log', () => {
  test('that is a file gets every line in order', async () => {
    const path = join(folder, 'whole.log');
    const fd = openSync(path, 'w');
    const destination = createLogDestination(fd);
    for (let number = 0; number < 3000; number += 1) destination.write(line(number));
    await destination.flush(60_000);
    closeSync(fd);
    const written = numbers(await readFile(path, 'utf8'));
    expect(written.map(({ number }) => number)).toEqual(Array.from({ length: 3000 }, (_, index) => index));
    expect(destination.dropped).toBe(0);
  });

  test.runIf(existsSync('/dev/full'))('on a full disk drops lines and stays calm', async () => {
    const fd = openSync('/dev/full', 'w');
    const destination = createLogDestination(fd);
    const log = createLog('info', destination);
    for (let number = 0; number < 50; number += 1) log.error({ err: new Error('on purpose'), number });
    await destination.flush(60_000);
    expect(destination.dropped).toBe(50);
    closeSync(fd);
  });

  test.runIf(process.platform !== 'win32')(
    'in a pipe nobody reads takes bounded memory, and says later what is missing',
    async () => {
      const path = join(folder, 'pipe');
      execFileSync('mkfifo', [path]);
      // Open for both, so that there is a reader who reads nothing.
      const fd = openSync(path, 'r+');
      const destination = createLogDestination(fd, 20_000);
      for (let number = 0; number < 5000; number += 1) destination.write(line(number));
      expect(destination.dropped).toBeGreaterThan(3000);
      await destination.flush(1);

      const droppedBefore = destination.dropped;
      let read = '';
      await eventually(() => {
        read += readWhatIsThere(path);
        destination.write(line(9999));
        expect(read).toContain('"number":9999');
      });
      await destination.flush(60_000);
      read += readWhatIsThere(path);

      const told = numbers(read).reduce((sum, { dropped = 0 }) => sum + dropped, 0);
      expect(told).toBeGreaterThanOrEqual(droppedBefore);
      const kept = numbers(read).flatMap(({ number }) => number ?? []);
      expect(kept).toEqual([...kept].sort((a, b) => a - b));
      closeSync(fd);
    },
  );
});

function readWhatIsThere(path: string): string {
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1024 * 1024);
  try {
    return buffer.toString('utf8', 0, readSync(reader, buffer));
  } catch {
    return '';
  } finally {
    closeSync(reader);
  }
}
