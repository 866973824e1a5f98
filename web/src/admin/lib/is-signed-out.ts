import { ApiProblem } from '../../lib/api/api-problem.ts';

/** The session has ended: the guard leads to the sign-in page, and nothing else is said about it. */
export function isSignedOut(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === 'staff.sign_in_required';
}
