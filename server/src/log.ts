import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorCode } from './lib/error-code.ts';
import { createLogDestination, type LogDestination } from './log-destination.ts';

/** Logs go to stderr as JSON lines; stdout stays for the few words meant for people. */
export function createLog(
  level: Config['logLevel'],
  destination: Pick<LogDestination, 'write'> = createLogDestination(2),
): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}

/** A line past pino's general way of making one, which takes longer than all else that an answer from memory needs of us. */
export function writeLine(log: Logger, line: string): void {
  const destination: Pick<LogDestination, 'write'> = Reflect.get(log, pino.symbols.streamSym);
  destination.write(`${line}\n`);
}

/** PostgreSQL repeats offending values in its messages and details; those may be somebody's name or phone. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = errorCode(error) ?? undefined;
  const quotesValues = code !== undefined && /^2[23]/.test(code);
  return {
    type: error.name,
    code,
    message: quotesValues ? undefined : error.message,
    stack: quotesValues ? framesOf(error) : error.stack,
  };
}

function framesOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}
