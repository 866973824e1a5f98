import type { Problem } from '@mooncake/domain/problem';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../../app-env.ts';

type Unnamed = Omit<Problem, 'requestId'> & { status: ContentfulStatusCode };

/** The one shape of every error answer. */
export function sendProblem(c: AppContext, { status, ...problem }: Unnamed): Response {
  const body: Problem = { ...problem, requestId: c.get('requestId') };
  c.set('problemCode', problem.code);
  c.header('Content-Type', 'application/problem+json');
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify(body), status);
}
