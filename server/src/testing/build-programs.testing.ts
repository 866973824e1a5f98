import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

const serverRoot = join(import.meta.dirname, '../..');

declare module 'vitest' {
  export interface ProvidedContext {
    programsFolder: string;
  }
}

/** Builds every program that tests start, once per run: built ones start many times faster than their sources. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Inside the project, so that the programs find the installed packages.
  const folder = join(serverRoot, 'node_modules/.cache', `programs-${process.pid}`);
  await build({
    root: serverRoot,
    logLevel: 'error',
    build: {
      outDir: folder,
      sourcemap: false,
      rolldownOptions: {
        input: [
          'src/main.ts',
          'src/admin-command.ts',
          'src/backup/backup-command.ts',
          'src/backup/restore-command.ts',
          'src/doctor/doctor-command.ts',
          'src/receipts/reading/receipt-reader-program.ts',
          'src/statements/statement-reader-program.ts',
          'src/files/picture-drawer-program.ts',
          'src/exports/workbook-program.ts',
          'src/health/watchdog-child.testing.ts',
          'src/testing/database-child.testing.ts',
        ],
      },
    },
  });
  project.provide('programsFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
