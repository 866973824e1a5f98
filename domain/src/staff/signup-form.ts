import * as z from 'zod/mini';

export const passwordMinLength = 8;
/** Hashing is slow on purpose; a novel sent as a password must not keep the server busy. */
const passwordMaxLength = 200;

export const passwordSchema = z.string().check(z.maxLength(passwordMaxLength));

export const signupProblems = ['password_mismatch', 'password_too_short', 'name_required'] as const;
export type SignupProblem = (typeof signupProblems)[number];

export type SignupForm = { name: string; password: string; confirmation: string };

/** What keeps an invited person from signing up, the first to mention first. */
export function checkSignupForm({ name, password, confirmation }: SignupForm): SignupProblem[] {
  const found: Record<SignupProblem, boolean> = {
    password_mismatch: password !== confirmation,
    password_too_short: Array.from(password).length < passwordMinLength,
    name_required: name.trim() === '',
  };
  return signupProblems.filter((problem) => found[problem]);
}
