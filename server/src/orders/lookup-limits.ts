import type { Deps } from '../deps.ts';
import { limitRate } from '../http/rate-limit.ts';

/** Every answer that tells whether an order exists counts here, whichever route gives it. */
export const lookupsPerAddress = { name: 'order-lookup', times: 30, seconds: 60 };
/** Nobody tries out phones on one number for long, from however many addresses. */
const guessesPerNumber = { name: 'lookup-number', times: 30, seconds: 3600 };

/** Before telling whether a phone belongs to a number. */
export function limitGuesses(deps: Pick<Deps, 'db' | 'clock'>, orderNumber: string): Promise<void> {
  return limitRate(deps, guessesPerNumber, orderNumber);
}
