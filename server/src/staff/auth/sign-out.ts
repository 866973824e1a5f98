import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { endSession, findSignedIn } from './sessions.ts';

/** Ends the session and, through the topic, the streams opened under it. */
export async function signOut(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock();
  const member = await findSignedIn(db, token, { now });
  await endSession(db, token);
  if (!member) return;
  await recordAudit(db, { actor: member, action: 'staff.signed_out', subject: ['staff', member.id], now });
  events.publish('staff');
}
