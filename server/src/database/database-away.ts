import { errorCode } from '../lib/error-code.ts';

/** Errors that mean the database cannot be reached just now, as opposed to a mistake of ours. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The server was demoted, or never was the one to write to: somewhere else there is, or will be, one that takes orders. */
const readOnlyCode = '25006';
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
  return busyCodes.has(errorCode(error) ?? '') || error.message === noFreeConnection || isQueryTimeout(error);
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A name with several addresses is tried at each of them, and all of these attempts fail in one error.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  const code = errorCode(error) ?? '';
  const isNetwork = networkCodes.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || isReadOnly(error) || serverCodes.test(code) || messages.test(error.message);
}

/** The database answers, but takes no changes. */
export function isReadOnly(error: unknown): boolean {
  return errorCode(error) === readOnlyCode;
}

/** The client gave up on a database that did not answer; it says so in words only. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** A newer version changed the tables of a statement this connection had prepared. */
export function isOutdatedPlan(error: unknown): boolean {
  return errorCode(error) === '0A000';
}
