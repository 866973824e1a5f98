import { isRefusal, type Refusal, refuse } from '@mooncake/domain/refusal';
import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../health/database-away.ts';
import { isDiskFull } from '../health/disk-full.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { HttpProblem } from './http-problem.ts';
import { refusalStatus } from './refusal-status.ts';
import { sendProblem } from './send-problem.ts';

/** Every error leaves in one shape: a "no" with its facts, a fault without any. */
export function answerError(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof HttpProblem) return sendHttpProblem(c, error);
    if (isRefusal(error)) return sendRefusal(c, error);

    const line = { err: error, requestId: c.get('requestId') };
    if (isDiskFull(error)) {
      log.error(line, 'the disk is full');
      return sendRefusal(c, refuse('storage.full', { retryAfterSeconds: 60 }));
    }
    if (isDatabaseAway(error)) {
      log.warn(line, 'the database is away');
      return sendHttpProblem(
        c,
        new HttpProblem('unavailable', { reason: 'database_away' }, { 'Retry-After': '5' }),
      );
    }
    log.error(line, 'a request failed');
    return sendHttpProblem(c, new HttpProblem('internal'));
  };
}

function sendRefusal(c: AppContext, { code, facts }: Refusal) {
  if ('retryAfterSeconds' in facts) c.header('Retry-After', String(facts.retryAfterSeconds));
  return sendProblem(c, { ...refusalStatus[code], code, details: facts });
}

export function sendHttpProblem(c: AppContext, { status, code, message, details, headers }: HttpProblem) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return sendProblem(c, { status, code, title: message, details });
}
