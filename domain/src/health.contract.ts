import * as z from 'zod/mini';

/** What a server that is alive, or ready, says. */
export const healthResponseSchema = z.object({ status: z.literal('ok') });
