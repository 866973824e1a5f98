import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before the shop itself: of a new file the disk keeps what was synced, and nothing else, as after a power cut.

const { open } = files;
files.open = async (path, flags, mode) => {
  const file = await open(path, flags, mode);
  if (flags !== 'wx') return file;
  const [write, sync] = [file.writeFile.bind(file), file.sync.bind(file)];
  /** @type {Parameters<typeof write>[0][]} */
  const unsynced = [];
  file.writeFile = async (content) => void unsynced.push(content);
  file.sync = async () => {
    for (const content of unsynced.splice(0)) await write(content);
    await sync();
  };
  return file;
};
syncBuiltinESMExports();
