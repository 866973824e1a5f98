/** ENOSPC and EDQUOT: the folder of files; 53100: the disk of the database. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because there is no room left to write it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
