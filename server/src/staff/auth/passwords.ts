import { refuse } from '@mooncake/domain/refusal';
import { checkSignupForm, type SignupForm } from '@mooncake/domain/staff/signup-form';
import { createQueue } from '../../lib/queue.ts';
import commonPasswords from '../common-passwords.json' with { type: 'json' };

/** Loaded when somebody signs in, not at the start: most visitors never do. */
const loadArgon2 = () => import('@node-rs/argon2');
/** argon2id (number 2 of the library's list), at the cost OWASP recommends for a server. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing takes memory and a whole core: a crowd at the door must not stop the shop. */
const takeTurns = createQueue(2);

/**
 * About 3,000 passwords everybody tries first, long enough to pass the minimum. The list is our own:
 * the ones known from every published ranking, and the patterns behind them (names, words, months and
 * keyboard rows with the usual numbers and years after them).
 */
const common: ReadonlySet<string> = new Set(commonPasswords);

/** Refuses a form that is incomplete, or a password others would try first. */
export function checkNewPassword(form: SignupForm, email: string): void {
  const problems = checkSignupForm(form);
  if (problems.length > 0) throw refuse('staff.signup_invalid', { problems });
  if (isEasilyGuessed(form.password, email)) throw refuse('staff.password_too_common');
}

function isEasilyGuessed(password: string, email: string): boolean {
  const plain = password.trim().toLowerCase();
  // "Password1!" is no better than "password1".
  const withoutEnding = plain.replace(/[!?.@#$*]+$/, '');
  const isOneCharacter = new Set(plain).size === 1;
  const isOwnEmail = plain === email || plain === email.split('@')[0];
  return common.has(plain) || common.has(withoutEnding) || isOneCharacter || isOwnEmail;
}

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return takeTurns(() => hash(password, settings));
}

let nobody: Promise<string> | undefined;

/** Whether the password is right; without an account it takes the same time and is never right. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const { hash, verify } = await loadArgon2();
  nobody ??= hash('nobody has this password', settings);
  const stored = passwordHash ?? (await nobody);
  const isRight = await takeTurns(() => verify(stored, password));
  return isRight && passwordHash !== null;
}
