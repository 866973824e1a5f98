import { type ChangeDeps, change } from '../../audit/change.ts';
import { endSession, findSignedIn } from './sessions.ts';

/** Ends the session and, through the topic, the streams opened under it. */
export async function signOut(deps: ChangeDeps, token: string): Promise<void> {
  const member = await findSignedIn(deps.db, token, { now: deps.clock() });
  if (!member) return endSession(deps.db, token);
  const asked = { actor: member, action: 'staff.signed_out', topics: ['staff'] } as const;
  await change(deps, asked, async (trx) => {
    await endSession(trx, token);
    return { audit: { subject: ['staff', member.id] } };
  });
}
