import { problemSchema } from '@mooncake/domain/problem';
import * as z from 'zod/mini';
import type { Route, Schema } from '../define-route.ts';

/** The OpenAPI 3.1 document, written from the same declarations that validate the requests. */
export function describeApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describeRoute(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mooncake shop', version: '1.0.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problemSchema, 'output') } },
  };
}

function describeRoute(route: Route) {
  const { summary, access, request = {}, response, responseType = 'application/json' } = route;
  return {
    summary,
    ...(access === 'public'
      ? { 'x-access': 'public' }
      : { 'x-access': 'staff', 'x-staff-action': access.staff }),
    parameters: [...parametersOf('path', request.params), ...parametersOf('query', request.query)],
    ...(request.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(request.body, 'input') } },
      },
    }),
    ...(request.form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchemaOf(request.form, route.filePart) } },
      },
    }),
    responses: {
      200: {
        description: summary,
        content: { [responseType]: { schema: jsonSchemaOf(response, 'output') } },
      },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function formSchemaOf(fields: Schema, filePart: string | undefined) {
  const described = jsonSchemaOf(fields, 'input');
  if (filePart === undefined) return described;
  const file = { [filePart]: { type: 'string', format: 'binary' } };
  return { ...described, properties: { ...described.properties, ...file } };
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchemaOf(schema: Schema, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
