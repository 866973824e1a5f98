const offsetMs = 8 * 60 * 60 * 1000;

/** A moment whose UTC fields read as the clock in the kitchen: files know no time zones. */
export function malaysianMoment(moment: string): Date {
  return new Date(Date.parse(moment) + offsetMs);
}
