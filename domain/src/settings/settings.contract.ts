import * as z from 'zod/mini';
import { momentSchema } from '../schemas.ts';
import { shopSettingsSchema } from './settings.ts';

const lastBackupSchema = z.object({
  finishedAt: momentSchema,
  bytes: z.int(),
  /** On the machine that made it; null where that was not written down. */
  path: z.nullable(z.string()),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

export const settingsResponseSchema = z.object({
  settings: shopSettingsSchema,
  /** Sent back with a change: a colleague's newer one is never overwritten unseen. */
  version: z.int(),
  updatedAt: momentSchema,
  /** The last good one; null where there is none. */
  lastBackup: z.nullable(lastBackupSchema),
  /** When the newest one was made, if it lacks files that the shop knows of; null where it is a good one. */
  incompleteBackupAt: z.nullable(momentSchema),
});
export type SettingsResponse = z.infer<typeof settingsResponseSchema>;

export const settingsUpdateSchema = z.object({ settings: shopSettingsSchema, version: z.int() });
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;
