import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { Db } from '../../database/connect.ts';
import { hashToken, newToken } from '../links/secret-token.ts';

const hourMs = 60 * 60 * 1000;
const idleMs = 12 * hourMs;
const absoluteMs = 7 * 24 * hourMs;
/** Being seen is written down at most this often: most requests then write nothing. */
const noticeMs = 60_000;

/** Opens a session under a new token, whatever the browser had before. */
export async function startSession(
  db: Db,
  { staffId, now }: { staffId: string; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteMs);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      admin_user_id: staffId,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleSince(now))]))
    .execute();
  return { token, expiresAt };
}

/**
 * Who holds the token, while the session lives and the member is active. Asked anew on every request.
 * A stream that only stays open is no activity: it must not keep a forgotten session alive.
 */
export async function findSignedIn(
  db: Db,
  token: string,
  { now, isActivity = true }: { now: Date; isActivity?: boolean },
): Promise<StaffMember | null> {
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions as s')
    .innerJoin('admin_users as u', 'u.id', 's.admin_user_id')
    .select(['u.id', 'u.name', 'u.email', 'u.role', 's.last_seen_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('s.last_seen_at', '>', idleSince(now))
    .where('u.is_active', '=', true)
    .where('u.is_verified', '=', true)
    .executeTakeFirst();
  if (!found) return null;

  const { last_seen_at, ...member } = found;
  if (isActivity && now.getTime() - last_seen_at.getTime() > noticeMs) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('token_hash', '=', tokenHash)
      .where('last_seen_at', '<', now)
      .execute();
  }
  return member;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Out on every device, at once. */
export async function endSessionsOf(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('sessions').where('admin_user_id', '=', staffId).execute();
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMs);
}
