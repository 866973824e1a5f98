/** A log nobody reads. */
export const quietLog = { info: () => undefined, warn: () => undefined };
