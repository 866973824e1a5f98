import { ApiProblem } from '../../lib/api/api-problem.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import type { useAdminTexts } from '../admin.texts.ts';

type Words = ReturnType<typeof useAdminTexts>['signIn'];

/** Why a sign-in did not work, in the specification's words. */
export function signInProblem(thrown: unknown, text: Words): string {
  const limited = refusalFacts(thrown, 'request.rate_limited');
  if (limited) return text.tooMany(Math.ceil(limited.retryAfterSeconds / 60));
  if (!(thrown instanceof ApiProblem)) return text.unknown;
  if (thrown.code === 'staff.sign_in_failed') return text.wrong;
  if (thrown.code === 'timeout' || thrown.code === 'unreachable') return text.network;
  // The server could not even read what was typed.
  if (thrown.status === 400 || thrown.status === 422) return text.invalid;
  return text.unknown;
}
