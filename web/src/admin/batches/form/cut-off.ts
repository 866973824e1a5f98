/** Malaysia keeps UTC+8 all year. */
const malaysianOffset = '+08:00';
const offsetMs = 8 * 60 * 60 * 1000;

/** A moment as the field for date and time wants it, by the clock of the kitchen. */
export function toLocalField(moment: string | null): string {
  if (moment === null) return '';
  return new Date(Date.parse(moment) + offsetMs).toISOString().slice(0, 16);
}

/** What was typed, as a moment; null when nothing was. */
export function fromLocalField(typed: string): string | null {
  const time = Date.parse(`${typed}:00${malaysianOffset}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
