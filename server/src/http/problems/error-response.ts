import { isRefusal, type Refusal, refuse } from '@mooncake/domain/refusal';
import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { isDatabaseAway, isDatabaseBusy } from '../../database/database-away.ts';
import { isDiskFull } from '../../storage/disk-full.ts';
import { StorageAway } from '../../storage/storage-away.ts';
import { HttpProblem } from './http-problem.ts';
import { refusalStatus } from './refusal-status.ts';
import { sendProblem } from './send-problem.ts';

/** Every error leaves in one shape: a "no" with its facts, a fault without any. */
export function answerError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HttpProblem) return sendHttpProblem(c, error);
    if (isRefusal(error)) return sendRefusal(c, error);

    if (isClientGone(c)) {
      log.info({ requestId: c.get('requestId') }, 'the client went away');
      return sendHttpProblem(c, new HttpProblem('invalid_request', { issues: [incomplete] }));
    }

    const line = { err: error, requestId: c.get('requestId') };
    if (isDiskFull(error)) {
      log.error(line, 'the disk is full');
      return sendRefusal(c, refuse('storage.full', { retryAfterSeconds: 60 }));
    }
    if (error instanceof StorageAway) {
      log.warn(line, 'the store of files is away');
      return sendHttpProblem(c, unavailable('storage_away'));
    }
    if (isDatabaseBusy(error)) {
      log.warn(line, 'the database is busy');
      return sendHttpProblem(c, unavailable('busy'));
    }
    if (isDatabaseAway(error)) {
      log.warn(line, 'the database is away');
      return sendHttpProblem(c, unavailable('database_away'));
    }
    log.error(line, 'a request failed');
    return sendHttpProblem(c, new HttpProblem('internal'));
  };
}

const incomplete = { path: ['body'], code: 'incomplete' };

/** The connection ended before the request did: whatever failed, failed for lack of the rest. */
function isClientGone(c: AppContext): boolean {
  // Without a socket, as in tests, there are no bindings at all.
  const incoming = (c.env as AppEnv['Bindings'] | undefined)?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function unavailable(reason: 'busy' | 'database_away' | 'storage_away') {
  return new HttpProblem('unavailable', { reason }, { 'Retry-After': '5' });
}

function sendRefusal(c: AppContext, { code, facts }: Refusal) {
  if ('retryAfterSeconds' in facts) c.header('Retry-After', String(facts.retryAfterSeconds));
  return sendProblem(c, { ...refusalStatus[code], code, details: facts });
}

export function sendHttpProblem(c: AppContext, { status, code, message, details, headers }: HttpProblem) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return sendProblem(c, { status, code, title: message, details });
}
