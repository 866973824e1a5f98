import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '../testing/data-dir.testing.ts';
import { refuseOtherOwner } from './refuse-other-owner.ts';

test.skipIf(process.platform === 'win32')("root does not restore into somebody else's folder", async () => {
  const folder = await makeDataDir();
  if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534);
  await expect(refuseOtherOwner(folder, 0)).rejects.toThrow(
    / belongs to another user .+ Restore as that user/,
  );
  await refuseOtherOwner(folder, 65_534);
  // Made by root, and root's.
  await refuseOtherOwner(join(folder, 'nowhere'), 0);
});
