import * as z from 'zod/mini';
import { isDateInput, isMomentInput, isPlainDate } from './calendar.ts';

export const plainDateSchema = z.string().check(z.refine(isPlainDate));

/** The one schema for every day in a request. */
export const dateInputSchema = z.string().check(z.refine(isDateInput));

export const momentInputSchema = z.iso.datetime().check(z.refine(isMomentInput));
