import { describeOperation } from './describe-operation.ts';
import { createProblemBook } from './problem-book.ts';
import { createSchemaBook } from './schema-book.ts';
import { type TaggedRoute, tags } from './tags.ts';

export type ApiFacts = {
  publicUrl: string;
  /** The names of the two cookies, which depend on whether the shop runs on https. */
  cookies: { browser: string; staff: string };
};

const description = `Everything the shop's own pages do goes through this API.

Money is in sen (100 sen are one ringgit), moments are ISO 8601 in UTC, days are \`YYYY-MM-DD\` in Malaysia.
Whatever is refused comes as \`application/problem+json\` with a \`code\` and the facts in \`details\`.
A write must come from the shop's own pages or from a program without a browser's \`Origin\`.`;

/** The OpenAPI 3.1 document, written from the same declarations that validate the requests. */
export function describeApi(routes: readonly TaggedRoute[], { publicUrl, cookies }: ApiFacts) {
  const book = createSchemaBook();
  const problems = createProblemBook(book);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describeOperation(route, book, problems) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mooncake shop',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes: {
        browser: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.browser,
          description: 'The browser that held or ordered; given with its first hold, kept for over a year.',
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.staff,
          description: 'A member of staff, from `signIn` until `signOut`; what they may do is their role.',
        },
      },
      schemas: sorted(book.named),
      ...problems.components(),
    },
  };
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
