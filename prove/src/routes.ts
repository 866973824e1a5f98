import * as z from 'zod/mini';
import { ask } from './buyer.ts';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ 'x-access': z.string(), 'x-staff-action': z.optional(z.string()) })),
  ),
});
export type Route = { method: string; path: string; action: string | undefined };

/** Of the document the shop itself publishes, so that a new one cannot be forgotten. */
export async function findRoutes(url: string): Promise<Route[]> {
  const { paths } = documentSchema.parse(JSON.parse((await ask(`${url}/api/openapi.json`)).text));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-staff-action': action }]) => ({
      ...{ method: method.toUpperCase(), path, action },
    })),
  );
}
