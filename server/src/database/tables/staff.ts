import type { StaffRole } from '@mooncake/domain/staff/role';
import type { Generated } from 'kysely';

export interface AdminOrganizationsTable {
  id: Generated<string>;
  name: string;
  created_at: Generated<Date>;
}

export interface AdminUsersTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  role: StaffRole;
  is_verified: Generated<boolean>;
  is_active: Generated<boolean>;
  organization_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface AdminInvitationsTable {
  id: Generated<string>;
  token_hash: string;
  email: string;
  role: StaffRole;
  organization_id: string | null;
  /** Null for the first admin, whom nobody could invite. */
  invited_by: string | null;
  is_accepted: Generated<boolean>;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  token_hash: string;
  admin_user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

/** One open link per member; it is deleted when it is used. */
export interface PasswordResetsTable {
  token_hash: string;
  admin_user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** Wrong passwords in a row for one email, whether it has an account or not; only its hash is kept. */
export interface SignInFailuresTable {
  account_hash: string;
  failures: number;
  last_at: Date;
  /** Until then nobody but a known browser may try. */
  wait_until: Date;
}

/** A browser in which a member signed in before; it may sign in whatever strangers guess. */
export interface StaffDevicesTable {
  token_hash: string;
  admin_user_id: string;
  last_seen_at: Date;
}
