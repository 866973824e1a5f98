import { malaysianLocalTime, malaysianMoment } from '@mooncake/domain/calendar';

/** A moment as the field for date and time wants it, by the clock of the kitchen. */
export function toLocalField(moment: string | null): string {
  return moment === null ? '' : malaysianLocalTime(new Date(moment));
}

/** What was typed, as a moment; null when nothing was. */
export function fromLocalField(typed: string): string | null {
  const moment = malaysianMoment(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
