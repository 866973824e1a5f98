import { errorCode } from '../lib/error-code.ts';

/** ENOSPC and EDQUOT: the folder of files; 53100: the disk of the database. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because there is no room left to write it. */
export function isDiskFull(error: unknown): boolean {
  return codes.has(errorCode(error) ?? '');
}
