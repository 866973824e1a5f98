import type { ProblemCode } from '../define-route.ts';
import { exampleOf } from './examples.ts';
import { describedProblems } from './problem-schemas.ts';
import type { SchemaBook } from './schema-book.ts';

const contentType = 'application/problem+json';
type Problem = NonNullable<ReturnType<typeof describedProblems.get>>;

/** Describes refusals operation by operation and collects what the operations refer to. */
export function createProblemBook(book: SchemaBook) {
  const examples: Record<string, { summary: string; value: object }> = {};
  const responses: Record<string, ReturnType<typeof choiceOf>> = {};

  function collect({ name, title, schema }: Problem) {
    if (name in examples) return;
    const value = exampleOf(book.describe(schema, 'output'), book.named);
    examples[name] = { summary: title, value: Object.assign({}, value, { title }) };
  }

  return {
    /** The responses by status; where several refusals share one, `code` tells them apart. */
    describe(codes: readonly ProblemCode[]) {
      const problems = codes.map(problemOf);
      for (const problem of problems) collect(problem);
      const statuses = [...new Set(problems.map(({ status }) => status))].sort();
      return Object.fromEntries(
        statuses.map((status) => {
          const ofStatus = problems.filter((problem) => problem.status === status);
          const response = choiceOf(ofStatus);
          const [only] = ofStatus.length === 1 ? ofStatus : [];
          if (!only) return [status, response];
          responses[only.name] = response;
          return [status, refer('responses', only.name)];
        }),
      );
    },
    components: () => ({ responses, examples, headers: { RetryAfter: retryAfter } }),
  };
}
export type ProblemBook = ReturnType<typeof createProblemBook>;

const retryAfter = {
  description: 'How many seconds to wait before asking again.',
  schema: { type: 'integer', minimum: 0 },
};

function choiceOf(problems: readonly Problem[]) {
  const schemas = problems.map(({ name }) => refer('schemas', name));
  return {
    description: problems.map(({ code, title }) => `\`${code}\`: ${title}.`).join('\n\n'),
    ...(problems.some(({ hasRetryAfter }) => hasRetryAfter) && {
      headers: { 'Retry-After': refer('headers', 'RetryAfter') },
    }),
    content: {
      [contentType]: {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas, discriminator: byCode(problems) },
        examples: Object.fromEntries(problems.map(({ code, name }) => [code, refer('examples', name)])),
      },
    },
  };
}

function byCode(problems: readonly Problem[]) {
  return {
    propertyName: 'code',
    mapping: Object.fromEntries(problems.map(({ code, name }) => [code, refer('schemas', name).$ref])),
  };
}

function refer(kind: 'schemas' | 'responses' | 'examples' | 'headers', name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

function problemOf(code: ProblemCode): Problem {
  const problem = describedProblems.get(code);
  if (!problem) throw new Error(`${code} is described nowhere`);
  return problem;
}
