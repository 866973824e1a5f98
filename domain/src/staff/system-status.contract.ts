import * as z from 'zod/mini';

/** What the footer's security light looks at; `isPassed` false is told by name. */
export const securityChecks = ['encrypted_connection', 'secure_cookie', 'strong_password_hashes'] as const;

/** The true state of the shop's parts, for the footer of the back office. */
export const systemStatusSchema = z.object({
  database: z.object({ isOnline: z.boolean() }),
  storage: z.object({
    isActive: z.boolean(),
    /** So little room that no new orders are taken. */
    isLow: z.boolean(),
    /** Null where the disk cannot tell. */
    freeBytes: z.nullable(z.int()),
  }),
  /** Each order and each unfinished reservation uses one of a million numbers of the shop's prefix. */
  orderNumbers: z.object({ isHalfUsed: z.boolean() }),
  /** Whether a reader is installed, and how many receipts wait to be read. */
  receiptReading: z.object({ isInstalled: z.boolean(), waiting: z.int() }),
  security: z.object({
    isProtected: z.boolean(),
    checks: z.array(z.object({ name: z.enum(securityChecks), isPassed: z.boolean() })),
  }),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;
