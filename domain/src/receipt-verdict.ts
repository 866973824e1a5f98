import * as z from 'zod/mini';

/** What the shop makes of a receipt: a help for people, who decide. */
export const receiptVerdictSchema = z.enum(['everything-matches', 'please-look', 'does-not-match']);
