import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the root of a Linux can. */
export function mountDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Again and again, as what others delete would be room for them. */
export async function fillDisk(folder: string): Promise<{ free: () => Promise<void> }> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  const isFull = () => undefined;
  const writeOn = async (bytes: number) => {
    const part = Buffer.alloc(bytes);
    for (;;) await file.write(part);
  };
  await writeOn(1 << 20).catch(isFull);
  await writeOn(1 << 12).catch(isFull);
  const timer = setInterval(() => void writeOn(1 << 12).catch(isFull), 20);
  return {
    async free() {
      clearInterval(timer);
      await rm(path);
      await file.close();
    },
  };
}
