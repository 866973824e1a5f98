import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/**
 * Makes a folder, and those above it that are not there. Node's own way (`recursive`) tries for ever below a folder that
 * is there and takes none, such as /proc.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if (errorCode(error) !== 'ENOENT' || above === path) throw error;
    await makeFolder(above, mode);
    await mkdir(path, { mode }).catch(async (again: unknown) => {
      // Somebody else was quicker.
      if (!(await isFolder(path))) throw again;
    });
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
