import { addDays, malaysianMoment, malaysianToday } from '../calendar.ts';

/** When the kitchen sleeps. */
const nightlyAt = '03:00';
const hourMs = 60 * 60 * 1000;
/** A night and the time it takes: after that one was missed. The alerts of `deploy/` say the same. */
const staleHours = 26;

/** Whether tonight's backup is still to be made; a shop that was switched off at night makes it when it is on again. */
export function isBackupDue(lastStartedAt: Date | null, now: Date): boolean {
  return lastStartedAt === null || lastStartedAt < lastNight(now);
}

/** Whether the last good backup is so old that the owner should know. */
export function isBackupOld(finishedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(finishedAt) > staleHours * hourMs;
}

/** How old it is in whole hours; never less than none, whatever the clocks say. */
export function backupAgeHours(finishedAt: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(finishedAt)) / hourMs));
}

function lastNight(now: Date): Date {
  const today = malaysianToday(now);
  const tonight = malaysianMoment(`${today}T${nightlyAt}`);
  return tonight <= now ? tonight : malaysianMoment(`${addDays(today, -1)}T${nightlyAt}`);
}
