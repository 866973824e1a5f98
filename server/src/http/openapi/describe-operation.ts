import { idempotencyHeader, idempotencyKeyPattern } from '@mooncake/domain/idempotency';
import type { Schema } from '../define-route.ts';
import { exampleOf } from './examples.ts';
import type { ProblemBook } from './problem-book.ts';
import { problemsOfRoute } from './problems-of-route.ts';
import type { JsonSchema, SchemaBook } from './schema-book.ts';
import type { TaggedRoute } from './tags.ts';

/** One operation: who may call it, what goes in, what comes out, and every way it can refuse. */
export function describeOperation(route: TaggedRoute, book: SchemaBook, problems: ProblemBook) {
  const { id, tag, summary, access, request = {}, response, responseType = 'application/json' } = route;
  const body = describeBody(route, book);
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: securityOf(route),
    ...(access === 'public'
      ? { 'x-access': 'public' }
      : { 'x-access': 'staff', 'x-staff-action': access.staff }),
    parameters: [
      ...parametersOf('path', request.params, book),
      ...parametersOf('query', request.query, book),
      ...(route.takesKey ? [keyParameter] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: {
        description: summary,
        content: { [responseType]: withExample(book.describe(response, 'output'), book) },
      },
      ...problems.describe(problemsOfRoute(route)),
    },
  };
}

const keyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'One key for one intention, drawn at random: asked again under the same key, the same answer comes and nothing is done twice. Kept for a day.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
} as const;

/** An empty requirement means that it also answers those it does not know. */
function securityOf({ access, recognises }: TaggedRoute): Record<string, never[]>[] {
  if (access !== 'public') return [{ staffSession: [] }];
  if (recognises === undefined) return [];
  return [{ [recognises === 'staff' ? 'staffSession' : 'browser']: [] }, {}];
}

function describeBody({ request = {}, filePart }: TaggedRoute, book: SchemaBook) {
  if (request.body) {
    return { 'application/json': withExample(book.describe(request.body, 'input'), book) };
  }
  if (request.form) {
    const fields = book.describeFields(request.form);
    const file = filePart !== undefined && { [filePart]: { type: 'string', format: 'binary' } };
    return {
      'multipart/form-data': { schema: { ...fields, properties: { ...fields.properties, ...file } } },
    };
  }
  return undefined;
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined, book: SchemaBook) {
  if (!schema) return [];
  const { properties = {}, required = [] } = book.describeFields(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Text that is not JSON, such as a file or a stream, explains itself better than any example. */
function withExample(schema: JsonSchema, book: SchemaBook) {
  return schema.type === 'string' ? { schema } : { schema, example: exampleOf(schema, book.named) };
}
