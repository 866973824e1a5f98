import * as z from 'zod/mini';

/** Ids are made by the database; anything else in a request cannot exist and is refused early. */
export const idSchema = z.guid();
/** A moment as it travels: ISO 8601 in UTC. There was no year 0, and the database knows none. */
export const momentSchema = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));

/** Higher than any number of boxes a home kitchen needs, and safe to add up. */
export const maxCount = 1_000_000;
