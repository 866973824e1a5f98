import { join } from 'node:path';
import { inject } from 'vitest';

export type Program =
  | 'main'
  | 'admin-command'
  | 'backup-command'
  | 'doctor-command'
  | 'picture-drawer-program'
  | 'receipt-reader-program'
  | 'restore-command'
  | 'statement-reader-program'
  | 'workbook-program'
  | 'database-child.testing'
  | 'watchdog-child.testing';

/** The built file of a program; only tests named `*.process.test.ts` have them. */
export const programFile = (program: Program): string => join(inject('programsFolder'), `${program}.js`);
