import { ApiProblem } from '../../lib/api/api-problem.ts';
import { type Parser, type RequestOptions, request } from '../../lib/api/request.ts';
import { randomUuid } from './random-uuid.ts';

type SendOptions = Omit<RequestOptions, 'method' | 'idempotencyKey'> & {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
};

/** What was sent and not answered yet, with the key it was sent under. */
const unanswered = new Map<string, string>();

/**
 * Sends a change under a key of its own. Pressed again before there was an answer, or after it was lost on the way, the
 * same change goes out under the same key: the server does it once and answers the same.
 */
export async function sendOnce<Answer>(
  path: string,
  schema: Parser<Answer>,
  options: SendOptions,
): Promise<Answer> {
  const intention = JSON.stringify([options.method, path, options.body]);
  const key = unanswered.get(intention) ?? randomUuid();
  unanswered.set(intention, key);
  try {
    const answer = await request(path, schema, { ...options, idempotencyKey: key });
    unanswered.delete(intention);
    return answer;
  } catch (problem) {
    // A "no" is an answer, too: what is asked for after it is something new.
    if (isRefused(problem)) unanswered.delete(intention);
    throw problem;
  }
}

function isRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
}
