import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Work of this process, not time on the clock: what else the machine does is not in it. */
async function workOf(hash: string | null) {
  const before = process.cpuUsage();
  await verifyPassword(hash, 'not osmanthus');
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('an unknown address costs as much work as a wrong password', async () => {
  const stored = await hashPassword('osmanthus in the moonlight');
  await workOf(null);
  const wrong: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    wrong.push(await workOf(stored));
    unknown.push(await workOf(null));
  }
  // The least of five each: without the stand-in hash the unknown address costs next to nothing.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) * 0.5);
});
