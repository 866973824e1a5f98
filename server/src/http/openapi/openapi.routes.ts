import * as z from 'zod/mini';
import { defineRoute, type Route } from '../define-route.ts';
import { type CachedResponse, cacheJson, sendKept } from '../responses/cached-response.ts';
import { describeApi } from './openapi.ts';

/** The routes given, and one more that describes them all. */
export function withOpenApi(routes: readonly Route[], publicUrl: string): Route[] {
  let document: Promise<CachedResponse> | undefined;
  const describing = defineRoute(
    {
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This document',
      response: z.looseObject({ openapi: z.string() }),
    },
    async (_inputs, c) => {
      document ??= cacheJson(describeApi(all, publicUrl));
      return sendKept(c, await document, { cacheControl: 'no-cache' });
    },
  );
  const all = [...routes, describing];
  return all;
}
