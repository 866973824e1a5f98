import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The people and sessions all journeys share; written once before the first of them. */
export type StaffSessions = Record<'admin' | 'employee', { email: string; password: string; token: string }>;

const file = () => {
  const path = process.env.STAFF_SESSIONS;
  if (!path) throw new Error('STAFF_SESSIONS must name the file with the shared sessions.');
  return path;
};

export function writeStaffSessions(room: StaffSessions) {
  mkdirSync(dirname(file()), { recursive: true });
  writeFileSync(file(), JSON.stringify(room));
}

export const readStaffSessions = (): StaffSessions =>
  JSON.parse(readFileSync(file(), 'utf8')) as StaffSessions;
