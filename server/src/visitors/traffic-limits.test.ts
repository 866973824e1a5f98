import pino from 'pino';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createTrafficLimits } from './traffic-limits.ts';

const { db } = await createTestDatabase();
const log = pino({ level: 'silent' });
const now = new Date('2090-09-01T00:00:30Z');
const nextMinute = new Date('2090-09-01T00:01:00Z');
const never = 3_600_000;

/** One process, which tells the others only when the test says so. */
const startProcess = () => createTrafficLimits({ db, log, shareAfterMs: never });
const aLimit = (name: string, times = 3) => ({ name, times, seconds: 60 });
const refused = expect.objectContaining({ code: 'request.rate_limited', facts: { retryAfterSeconds: 30 } });

/** How many of so many requests one process lets through. */
function letsThrough(
  process: ReturnType<typeof startProcess>,
  limit: ReturnType<typeof aLimit>,
  requests: number,
) {
  let through = 0;
  for (let request = 0; request < requests; request += 1) {
    try {
      process.limit(limit, '10.0.0.1', now);
      through += 1;
    } catch (error) {
      expect(error).toEqual(refused);
    }
  }
  return through;
}

test('each address has its own count, which begins anew with every window', () => {
  const limits = startProcess();
  const limit = aLimit('own');
  expect(letsThrough(limits, limit, 5)).toBe(3);
  limits.limit(limit, '10.0.0.2', now);
  limits.limit(limit, '10.0.0.1', nextMinute);
});

test('what goes wrong is counted apart from asking whether too much did', () => {
  const limits = startProcess();
  const limit = aLimit('wrong', 1);
  limits.refuseOver(limit, '10.0.0.1', now);
  limits.count(limit, '10.0.0.1', now);
  expect(() => limits.refuseOver(limit, '10.0.0.1', now)).toThrow(refused);
  limits.refuseOver(limit, '10.0.0.2', now);
  limits.refuseOver(limit, '10.0.0.1', nextMinute);
});

test('two processes let through twice the figure at most, and no more than it once they told each other', async () => {
  const [one, other] = [startProcess(), startProcess()];
  const apart = aLimit('apart', 10);
  expect(letsThrough(one, apart, 50) + letsThrough(other, apart, 50)).toBe(20);

  const together = aLimit('together', 10);
  expect(letsThrough(one, together, 4)).toBe(4);
  await one.share();
  expect(letsThrough(other, together, 1)).toBe(1);
  await other.share();
  expect(letsThrough(other, together, 50)).toBe(5);
  await other.share();
  expect(letsThrough(one, together, 1)).toBe(1);
  await one.share();
  expect(letsThrough(one, together, 50)).toBe(0);
});

test('a process that starts anew knows what was counted as soon as it has told its first', async () => {
  const limit = aLimit('restart', 10);
  const before = startProcess();
  letsThrough(before, limit, 8);
  await before.share();
  const after = startProcess();
  expect(letsThrough(after, limit, 1)).toBe(1);
  await after.share();
  expect(letsThrough(after, limit, 50)).toBe(1);
});

test('what was counted is told by itself, and addresses only as hashes', async () => {
  const limits = createTrafficLimits({ db, log, shareAfterMs: 1 });
  limits.limit(aLimit('by-itself'), '10.0.0.1', now);
  const rows = () => db.selectFrom('rate_limits').selectAll().where('key', 'like', 'by-itself:%').execute();
  await eventually(async () => expect(await rows()).toMatchObject([{ count: 1 }]));
  expect(JSON.stringify(await rows())).not.toContain('10.0.0.1');
});

test('nobody is turned away because the database does not answer', async () => {
  const away = createTrafficLimits({
    db: db.withSchema('nowhere'),
    log,
    shareAfterMs: never,
  });
  const limit = aLimit('away');
  expect(letsThrough(away, limit, 2)).toBe(2);
  await away.share();
  expect(letsThrough(away, limit, 2)).toBe(1);
});
