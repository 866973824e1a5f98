import type { RefusalCode, Refusals } from '@mooncake/domain/refusal';
import { ApiProblem } from './api-problem.ts';

/** A "no" the page knows before asking the server, told in the same words. */
export const ownRefusal = <Code extends RefusalCode>(code: Code, facts: Refusals[Code]) =>
  new ApiProblem(0, { code, title: code, details: facts });
