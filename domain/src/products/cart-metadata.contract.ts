import * as z from 'zod/mini';
import { storedChoices } from './kinds/lines/line-kinds.ts';

/** A filled box of any kind, exactly as one of the kinds writes it; put together when first needed. */
export const cartMetadataSchema = z.lazy(() => z.union(storedChoices().map(({ schema }) => schema)));
