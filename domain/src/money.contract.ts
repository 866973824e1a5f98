import * as z from 'zod/mini';

/** An amount of sen as it travels; apart from the formatters, which every page needs without this check. */
export const senSchema = z.int().check(z.nonnegative());
