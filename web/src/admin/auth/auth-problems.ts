import { ApiProblem } from '../../lib/api/api-problem.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import type { PasswordProblem } from './password-fields.tsx';

/** What the server found wrong with the form itself; none where something else failed. */
export function formProblemsOf(thrown: unknown): readonly PasswordProblem[] {
  if (refusalFacts(thrown, 'staff.password_too_common')) return ['password_too_common'];
  return refusalFacts(thrown, 'staff.signup_invalid')?.problems ?? [];
}

export const isUnreachable = (thrown: unknown) =>
  thrown instanceof ApiProblem && (thrown.code === 'timeout' || thrown.code === 'unreachable');
