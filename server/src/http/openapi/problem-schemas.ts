import type { RefusalCode } from '@mooncake/domain/refusal';
import * as z from 'zod/mini';
import type { ProblemCode, Schema } from '../define-route.ts';
import { type HttpProblemCode, httpProblems } from '../problems/http-problem.ts';
import { refusalFacts } from '../problems/refusal-facts.ts';
import { refusalStatus } from '../problems/refusal-status.ts';
import { namedSchemas } from './named-schemas.ts';

const httpProblemFacts = {
  invalid_request: z.object({ issues: z.array(z.object({ path: z.array(z.string()), code: z.string() })) }),
  not_found: z.object({ slug: z.optional(z.string()) }),
  method_not_allowed: z.object({ allowed: z.array(z.string()) }),
  payload_too_large: z.object({ maxBodyBytes: z.int() }),
  internal: z.object({}),
  unavailable: z.object({
    reason: z.enum(['busy', 'database_away', 'disk_full', 'stopping', 'storage_away']),
  }),
} as const satisfies Record<HttpProblemCode, Schema>;

type DescribedProblem = {
  code: ProblemCode;
  status: number;
  title: string;
  /** The name of its schema, its response and its example. */
  name: string;
  schema: Schema;
  hasRetryAfter: boolean;
};

/** Everything that can be answered instead of what was asked for, each with a schema of its own. */
export const describedProblems: ReadonlyMap<ProblemCode, DescribedProblem> = new Map(
  [
    ...keysOf(refusalFacts).map((code) => describe(code, refusalStatus[code], refusalFacts[code])),
    ...keysOf(httpProblems).map((code) => describe(code, httpProblems[code], httpProblemFacts[code])),
  ].map((problem) => [problem.code, problem]),
);

function describe(
  code: RefusalCode | HttpProblemCode,
  { status, title }: { status: number; title: string },
  facts: z.ZodMiniObject,
): DescribedProblem {
  const name = `${pascalCase(code)}Problem`;
  const schema = z.object({
    code: z.literal(code),
    title: z.string(),
    details: facts,
    requestId: z.string(),
  });
  namedSchemas.add(schema, { id: name });
  const hasRetryAfter = 'retryAfterSeconds' in facts.shape || code === 'unavailable';
  return { code, status, title, name, schema, hasRetryAfter };
}

/** `order.changed_meanwhile` is `OrderChangedMeanwhile`. */
function pascalCase(code: string): string {
  return code.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
