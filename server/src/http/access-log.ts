import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppMiddleware } from '../app-env.ts';
import type { Metrics } from '../lib/metrics.ts';
import { writeLine } from '../log.ts';

type AnswerLine = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** Which problem the answer was, where it was one. */
  code?: string | undefined;
  ms: number;
};
export type AnswerNotes = { log: Logger; metrics: Metrics };

const quietRoutes = new Set(['/api/livez', '/api/readyz', '/api/metrics']);

export function accessLog(notes: AnswerNotes): AppMiddleware {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    noteAnswer(notes, {
      requestId: c.get('requestId'),
      method: c.req.method,
      // The deepest handler that ran, which is the one that answered.
      route: routePath(c),
      status: c.res.status,
      code: c.get('problemCode'),
      ms: performance.now() - startedAt,
    });
  };
}

/** One line per answer: the route's pattern instead of the path, so no order number or name is written down. */
export function noteAnswer({ log, metrics }: AnswerNotes, answer: AnswerLine): void {
  const { method, route, status, code, ms } = answer;
  metrics.answered({ method, route, status, seconds: ms / 1000, ...(code && { refusal: code }) });
  const level = quietRoutes.has(route) ? 'debug' : 'info';
  if (log.isLevelEnabled(level)) writeLine(log, answerLine(answer, log.levels.values[level]));
}

/** How JSON writes the routes, which are few. */
const quotedRoutes = new Map<string, string>();

function quoted(route: string): string {
  const known = quotedRoutes.get(route) ?? JSON.stringify(route);
  quotedRoutes.set(route, known);
  return known;
}

/** Spelled out for its speed: what is quoted by hand has no sign that JSON would write in another way. */
function answerLine({ requestId, method, route, status, code, ms }: AnswerLine, level: number | undefined) {
  const problem = code ? `,"code":${JSON.stringify(code)}` : '';
  const asked = `"method":"${method}","route":${quoted(route)}`;
  return `{"level":${level},"time":${Date.now()},"requestId":"${requestId}",${asked},"status":${status}${problem},"ms":${Math.round(ms)},"msg":"answered"}`;
}
