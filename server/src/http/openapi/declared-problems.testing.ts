import { problemSchema } from '@mooncake/domain/problem';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../../app-env.ts';
import { describedProblems } from './problem-schemas.ts';
import { problemsOfRoute } from './problems-of-route.ts';
import type { TaggedRoute } from './tags.ts';

/**
 * Makes a test fail when a route refuses with a code it did not declare, or with other facts than the
 * document says. Every test that meets a refusal so proves a part of the document.
 */
export function holdToDocument(app: Hono<AppEnv>, routes: readonly TaggedRoute[]): void {
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await answer(request, ...rest);
    if (response.headers.get('content-type') !== 'application/problem+json') return response;
    const route = findRoute(routes, request);
    if (route) checkProblem(route, problemSchema.parse(await response.clone().json()));
    return response;
  };
}

function checkProblem(route: TaggedRoute, problem: z.infer<typeof problemSchema>) {
  const code = problemsOfRoute(route).find((declared) => declared === problem.code);
  if (!code) throw new Error(`${route.id} refused with ${problem.code}, which it does not declare`);
  const schema = describedProblems.get(code)?.schema;
  if (schema) z.parse(schema, problem);
}

function findRoute(routes: readonly TaggedRoute[], request: Request): TaggedRoute | undefined {
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  const matching = routes.filter((route) => route.method === method && patternOf(route.path).test(pathname));
  // An address without parameters is the closer match.
  return matching.find(({ path }) => !path.includes(':')) ?? matching[0];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
