import type { Proof } from './proof.ts';
import { clocks } from './proofs/clocks.ts';
import { crash } from './proofs/crash.ts';
import { doors } from './proofs/doors.ts';
import { files } from './proofs/files.ts';
import { fuzz } from './proofs/fuzz.ts';
import { guessing } from './proofs/guessing.ts';
import { idempotency } from './proofs/idempotency.ts';
import { model } from './proofs/model.ts';
import { outage } from './proofs/outage.ts';
import { oversell } from './proofs/oversell.ts';
import { privacy } from './proofs/privacy.ts';
import { scripts } from './proofs/scripts.ts';
import { streams } from './proofs/streams.ts';
import { upgrade } from './proofs/upgrade.ts';

/** By the words that SECURITY.md calls them. */
export const proofs = {
  oversell,
  crash,
  idempotency,
  model,
  fuzz,
  files,
  scripts,
  privacy,
  doors,
  guessing,
  outage,
  streams,
  clocks,
  upgrade,
} as const satisfies Record<string, Proof>;
export type ProofName = keyof typeof proofs;
