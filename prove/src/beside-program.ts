import { constants, setPriority } from 'node:os';
import * as z from 'zod/mini';
import type { Telling } from './beside.ts';
import { proofs } from './proofs.ts';

// Started by beside.ts: one proof, with the priority that it and all it starts keep.

const toldSchema = z.object({
  name: z.enum(Object.keys(proofs) as (keyof typeof proofs)[]),
  trial: z.object({ share: z.number(), isGuardOut: z.boolean(), isTimed: z.boolean() }),
});
const tell = (telling: Telling) => process.send?.(telling);

setPriority(constants.priority.PRIORITY_LOW);
const { name, trial } = toldSchema.parse(JSON.parse(process.argv[2] ?? ''));
const outcome = await proofs[name].run({ ...trial, say: (said) => tell({ said }) });
tell({ outcome });
process.disconnect();
