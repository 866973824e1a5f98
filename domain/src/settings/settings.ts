import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';

export const bankDetailsSchema = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  imageUrl: z.nullable(z.string()),
});

export const duitNowSchema = z.object({
  number: z.string(),
  /** The text inside the shop's own QR, when the owner pasted it. */
  payload: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Draw the QR with the exact amount of the order; only when the owner switched it on. */
  exactAmount: z.boolean(),
});

/** What every visitor may read: the shop's words, contacts and where to pay. */
export const publicSettingsSchema = z.object({
  shopName: z.string(),
  shopNameZh: z.string(),
  storyTitle: z.string(),
  storyTitleZh: z.string(),
  story: z.string(),
  storyZh: z.string(),
  heroImageUrl: z.nullable(z.string()),
  orderPrefix: z.string().check(z.regex(/^[A-Z]{2,5}$/)),
  /** True while contacts and bank values are the invented ones of the demo shop. */
  isSample: z.boolean(),
  whatsapp: z.string(),
  instagram: z.string(),
  registration: z.string(),
  bank: bankDetailsSchema,
  duitNow: duitNowSchema,
  /** Extra line above the delivery chooser; the dates themselves come from the batches. */
  bannerNote: z.string(),
  bannerNoteZh: z.string(),
  /** The day orders open again, told until it has come; null between seasons nobody has planned yet. */
  opensOn: z.nullable(plainDateSchema),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** The whole settings document, as staff of role admin edit it. */
export const shopSettingsSchema = z.extend(publicSettingsSchema, {
  /** After this many months an order is anonymised; null keeps it for ever. */
  retentionMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(120))),
  /** How many nightly backups are kept; null makes none. */
  nightlyBackups: z.nullable(z.int().check(z.minimum(1), z.maximum(90))),
  /** Whether staff may approve all receipts on which everything matches at once. */
  bulkApproval: z.boolean(),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** Only what its reader may see: parsing with the public schema drops the rest. */
export function publicPartOf(settings: ShopSettings): PublicSettings {
  return publicSettingsSchema.parse(settings);
}
