import type { Proof } from './proof.ts';
import { doors } from './proofs/doors.ts';
import { idempotency } from './proofs/idempotency.ts';
import { oversell } from './proofs/oversell.ts';

/** By the words that SECURITY.md calls them. */
export const proofs = { oversell, idempotency, doors } as const satisfies Record<string, Proof>;
export type ProofName = keyof typeof proofs;
