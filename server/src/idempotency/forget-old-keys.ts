import type { Deps } from '../deps.ts';

/** Nobody presses the same button again a day later. */
export async function forgetOldKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', clock()).execute();
}
