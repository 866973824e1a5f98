import { phoneKey } from '@mooncake/domain/phone';
import type { Deps } from '../deps.ts';
import { forgetRate, limitRate } from './rate-limit.ts';

/** Every answer that tells whether an order exists counts here, whichever route gives it. */
export const lookupsPerAddress = { name: 'order-lookup', times: 30, seconds: 60 };
/** Nobody tries out phones on one number for long, from however many addresses. */
const guessesPerNumber = { name: 'lookup-number', times: 30, seconds: 3600 };
/** Nor numbers on one phone: a search by phone tells three of six digits, and the rest must take weeks to find. */
const guessesPerPhone = { name: 'lookup-phone', times: 20, seconds: 24 * 3600 };

type Guess = { orderNumber: string; phone: string };

/** Before telling whether a phone belongs to a number. */
export async function limitGuesses(
  deps: Pick<Deps, 'db' | 'clock'>,
  { orderNumber, phone }: Guess,
): Promise<void> {
  await limitRate(deps, guessesPerNumber, orderNumber);
  await limitRate(deps, guessesPerPhone, phoneKey(phone));
}

/** Both were right: whoever asked is the customer, and the tries before were slips. */
export async function forgetGuesses({ db }: Pick<Deps, 'db'>, { orderNumber, phone }: Guess): Promise<void> {
  await forgetRate(db, guessesPerNumber, orderNumber);
  await forgetRate(db, guessesPerPhone, phoneKey(phone));
}
