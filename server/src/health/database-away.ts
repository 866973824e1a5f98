/** Errors that mean the database cannot be reached just now, as opposed to a mistake of ours. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** 08: connection, 57P: shutting down or starting up, 53300: too many connections. */
const serverCodes = /^(08...|57P0.|53300)$/;
const messages =
  /connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isNetwork = networkCodes.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || serverCodes.test(code) || messages.test(error.message);
}
