import { addDays, malaysianMoment, malaysianToday } from '../calendar.ts';

/** When the kitchen sleeps. */
const nightlyAt = '03:00';
/** After two missed nights something is wrong with it. */
const staleHours = 50;

/** Whether tonight's backup is still to be made; a shop that was switched off at night makes it when it is on again. */
export function isBackupDue(lastStartedAt: Date | null, now: Date): boolean {
  return lastStartedAt === null || lastStartedAt < lastNight(now);
}

/** Whether the last good backup is so old that the owner should know. */
export function isBackupOld(finishedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(finishedAt) > staleHours * 60 * 60 * 1000;
}

function lastNight(now: Date): Date {
  const today = malaysianToday(now);
  const tonight = malaysianMoment(`${today}T${nightlyAt}`);
  return tonight <= now ? tonight : malaysianMoment(`${addDays(today, -1)}T${nightlyAt}`);
}
