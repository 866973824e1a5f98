import * as z from 'zod/mini';

/** The one shape of every error answer (`application/problem+json`). */
export const problemSchema = z.object({
  /** A refusal code, or `invalid_request`, `not_found`, `internal`, ... */
  code: z.string(),
  title: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
