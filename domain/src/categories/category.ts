import * as z from 'zod/mini';

export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  color: z.string(),
  sortOrder: z.int(),
});
export type Category = z.infer<typeof categorySchema>;
