import { isQueryTimeout } from './connect.ts';

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
const messages = /connection terminated|Client has encountered a connection error/i;

/** Cancelled by a timeout, no lock in time, ended while idle in a transaction. */
const busyCodes = new Set(['57014', '55P03', '25P03']);
/** What the pool says when none of its connections became free in time. */
const noFreeConnection = 'timeout exceeded when trying to connect';

/** Errors that mean the database has too much to do just now: the same request may well succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return busyCodes.has(code) || error.message === noFreeConnection || isQueryTimeout(error);
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isNetwork = networkCodes.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || serverCodes.test(code) || messages.test(error.message);
}
