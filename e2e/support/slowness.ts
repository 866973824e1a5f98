import { createHash } from 'node:crypto';

/**
 * How slow a processor and a network `npm run shake` gives the journeys of a file: drawn for each file, so that quick
 * and slow visitors meet in one shop, from a seed, so that it can be drawn again.
 */
export function slownessOf(seed: string, file: string): { rate: number; latency: number } {
  const [processor = 0, network = 0] = createHash('sha256').update(`${seed} ${file}`).digest();
  return { rate: 1 + (processor % 4), latency: (network % 3) * 150 };
}
