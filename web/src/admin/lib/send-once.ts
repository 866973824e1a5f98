import { ApiProblem } from '../../lib/api/api-problem.ts';
import { type Parser, type RequestOptions, request } from '../../lib/api/request.ts';
import { randomUuid } from './random-uuid.ts';

type SendOptions = Omit<RequestOptions, 'method' | 'idempotencyKey'> & {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * For what only says how something shall be, like a switch. Pressed again after an answer that never came, it is
   * meant anew: under the old key it would be told as done although somebody has set it otherwise since.
   */
  isForOnePress?: boolean;
};

/** What was sent and not answered yet, with the key it was sent under. */
const unanswered = new Map<string, string>();

/** Before each repetition, in milliseconds: a connection that broke is mostly there again at once. */
const pauses = [0, 500];

/**
 * Sends a change under a key of its own. When the answer is lost on the way, or it is pressed again before there was
 * one, the same change goes out under the same key: the server does it once and answers the same.
 */
export async function sendOnce<Answer>(
  path: string,
  schema: Parser<Answer>,
  { isForOnePress = false, ...options }: SendOptions,
): Promise<Answer> {
  const intention = JSON.stringify([options.method, path, options.body]);
  const earlierKey = unanswered.get(intention);
  const key = earlierKey ?? randomUuid();
  // What never left this machine was not done, and no repetition would get further.
  const isStuck = earlierKey === undefined && !navigator.onLine;
  unanswered.set(intention, key);
  try {
    const send = () => request(path, schema, { ...options, idempotencyKey: key });
    const answer = await (isStuck ? send() : repeatUnanswered(send));
    unanswered.delete(intention);
    return answer;
  } catch (problem) {
    // A "no" is an answer, too: what is asked for after it is something new.
    if (isStuck || isForOnePress || isRefused(problem)) unanswered.delete(intention);
    throw problem;
  }
}

async function repeatUnanswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (problem) {
      if (!isAnswerLost(problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await send();
  } catch (cause) {
    if (!isAnswerLost(cause)) throw cause;
    throw new ApiProblem(0, { code: 'unanswered', title: 'The answer was lost', details: {} }, { cause });
  }
}

/** A proxy's word for a server that did not answer it. */
const gatewayFailures = [502, 504];

/** The connection broke before or within the answer. One that took too long already cost all the patience there is. */
function isAnswerLost(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false;
  const { code, status } = problem;
  return (
    code === 'unreachable' || (code === 'broken_answer' && (status < 300 || gatewayFailures.includes(status)))
  );
}

/** Nobody knows whether it was done: it must be told neither as done nor as failed. */
export function isUnanswered(problem: unknown): boolean {
  return problem instanceof ApiProblem && ['unanswered', 'timeout'].includes(problem.code);
}

function isRefused(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.status >= 400 && problem.status < 500;
}
