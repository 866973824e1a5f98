import * as z from 'zod/mini';

/** Ids are made by the database; anything else in a request cannot exist and is refused early. */
export const idSchema = z.guid();
/** A moment as it travels: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();
