import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { request } from '../../lib/api/request.ts';

export const checkEvery = 120_000;
export const minBetweenChecks = 60_000;
export const initTimeout = 10_000;
const retryAfter = 1_000;
const patience = 5_000;

export type Health = { isHealthy: boolean; checkedAt: number };

/**
 * Whether the shop's server is ready, database included. A network that fails throws. A full disk takes no
 * page away: staff must get in to see it, and the footer says it.
 */
export async function askIfReady(): Promise<boolean> {
  try {
    await request('/api/readyz', z.unknown(), { timeout: patience });
    return true;
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status !== 0) return thrown.details.reason === 'disk_full';
    throw thrown;
  }
}

/** Asks, and once more after a second with an emptied cache: the first no may be an old answer. */
export async function checkHealth(queries: QueryClient): Promise<Health> {
  const first = await askIfReady().catch(() => false);
  if (first) return { isHealthy: true, checkedAt: Date.now() };
  queries.removeQueries({ type: 'inactive' });
  await new Promise((resolve) => setTimeout(resolve, retryAfter));
  const isHealthy = await askIfReady().catch(() => false);
  return { isHealthy, checkedAt: Date.now() };
}
