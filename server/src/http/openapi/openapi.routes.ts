import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { type CachedResponse, cacheJson, sendKept } from '../responses/cached-response.ts';
import { namedSchemas } from './named-schemas.ts';
import { type ApiFacts, describeApi } from './openapi.ts';
import type { TaggedRoute } from './tags.ts';

const openApiDocumentSchema = z.looseObject({ openapi: z.string() });
namedSchemas.add(openApiDocumentSchema, { id: 'OpenApiDocument' });

/** The routes given, and one more that describes them all. */
export function withOpenApi(routes: readonly TaggedRoute[], facts: ApiFacts): TaggedRoute[] {
  let document: Promise<CachedResponse> | undefined;
  const describing = defineRoute(
    {
      id: 'getOpenApiDocument',
      method: 'get',
      path: '/api/openapi.json',
      access: 'public',
      summary: 'This document',
      response: openApiDocumentSchema,
    },
    async (_inputs, c) => {
      document ??= cacheJson(describeApi(all, facts));
      return sendKept(c, await document, { cacheControl: 'no-cache' });
    },
  );
  const all: TaggedRoute[] = [...routes, { ...describing, tag: 'Service' }];
  return all;
}
