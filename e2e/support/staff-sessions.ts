import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The people and sessions all journeys share; written once before the first of them. */
export type StaffRoom = Record<'admin' | 'employee', { email: string; password: string; token: string }>;

const file = () => {
  const path = process.env.STAFF_ROOM;
  if (!path) throw new Error('STAFF_ROOM must name the file with the shared sessions.');
  return path;
};

export function writeStaffRoom(room: StaffRoom) {
  mkdirSync(dirname(file()), { recursive: true });
  writeFileSync(file(), JSON.stringify(room));
}

export const readStaffRoom = (): StaffRoom => JSON.parse(readFileSync(file(), 'utf8')) as StaffRoom;
