import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { type BoxContent, boxContentSchema } from '../orders/contents/box-contents.ts';
import { idSchema } from '../schemas.ts';

/** Which orders a summary counts. */
export const includeModes = ['non_rejected', 'verified', 'all'] as const;
export const includeModeSchema = z.enum(includeModes);
export type IncludeMode = z.infer<typeof includeModeSchema>;
export const defaultIncludeMode: IncludeMode = 'non_rejected';

const countsSchema = z.object({ boxes: z.int(), pieces: z.int() });

export const variationSummarySchema = z.extend(countsSchema, {
  name: z.string(),
  nameZh: z.string(),
  flavours: z.array(boxContentSchema),
});
export type VariationSummary = z.infer<typeof variationSummarySchema>;

export const productSummarySchema = z.extend(countsSchema, {
  name: z.string(),
  /** False for groups baked as one thing: they have one variation, whose flavours stand for the group. */
  showsVariations: z.boolean(),
  variations: z.array(variationSummarySchema),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

const totalsSchema = z.object({
  totalOrders: z.int(),
  totalBoxes: z.int(),
  totalPieces: z.int(),
  products: z.array(productSummarySchema),
});

export const batchSummarySchema = z.extend(totalsSchema, {
  batchId: z.string(),
  batchName: z.string(),
  batchDate: plainDateSchema,
  /** Orders that keep their boxes and are not counted here: not paid yet, or waiting for another receipt. */
  waitingOrders: z.int(),
  /** Orders that are counted here though their receipt came when the boxes were gone: for staff to decide. */
  outsideStockOrders: z.int(),
});
export type BatchSummary = z.infer<typeof batchSummarySchema>;

/** A flavour as the overall card counts it: one row a name, whichever crusts it is made in. */
export type NamedFlavour = BoxContent & { codes: readonly string[] };
export type NamedVariation = Omit<VariationSummary, 'flavours'> & { flavours: NamedFlavour[] };
export type NamedProduct = Omit<ProductSummary, 'variations'> & { variations: NamedVariation[] };

export type OverallSummary = Omit<z.infer<typeof totalsSchema>, 'products'> & {
  batches: number;
  products: NamedProduct[];
};

/** Which days a summary takes in; a batch of today is still to come. */
export const summarySpans = ['all', 'coming'] as const;
export const summarySpanSchema = z.enum(summarySpans);
export type SummarySpan = z.infer<typeof summarySpanSchema>;

/** Without a batch, the summaries of all of them, or of all to come. */
export const summaryQuerySchema = z.object({
  batchId: z.optional(idSchema),
  include: z._default(includeModeSchema, defaultIncludeMode),
  span: z._default(summarySpanSchema, 'all'),
});
export type SummaryQuery = z.infer<typeof summaryQuerySchema>;

export const summaryResponseSchema = z.object({ batches: z.array(batchSummarySchema) });
export type SummaryResponse = z.infer<typeof summaryResponseSchema>;
