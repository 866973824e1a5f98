import type { RefusalCode, Refusals } from '@mooncake/domain/refusal';
import { ApiProblem } from './api-problem.ts';

/** The facts of this very refusal, or null when something else went wrong. */
export function refusalFacts<Code extends RefusalCode>(problem: unknown, code: Code): Refusals[Code] | null {
  if (!(problem instanceof ApiProblem) || problem.code !== code) return null;
  // The server writes the details of a problem from the refusal's own facts.
  return problem.details as unknown as Refusals[Code];
}
