import type { PickupPlace } from '../delivery/place.ts';
import { isInvented, sampleFields } from '../settings/sample-values.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { type SetupStep, setupSteps } from './setup.contract.ts';

/** What the shop's data tell about how far its owner has come. */
export type SetupFacts = {
  settings: ShopSettings;
  /** One for each delivery method on offer; null where it has no place of its own. */
  places: readonly (PickupPlace | null)[];
  /** Products on sale that somebody here made or changed. */
  ownProducts: number;
  /** Dates to come with something to sell, made or changed by somebody here. */
  ownDates: number;
  /** Real orders whose payment was verified. */
  verifiedOrders: number;
  /** Members who can sign in, and invitations that wait to be taken. */
  people: number;
  backups: number;
};

const isDone: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  contacts: ({ settings }) => isReal(settings.whatsapp) || isReal(settings.instagram),
  payment: ({ settings }) => canBePaid(settings),
  places: ({ places }) =>
    places.length > 0 && places.every((place) => place === null || isReal(place.address)),
  products: ({ ownProducts }) => ownProducts > 0,
  dates: ({ ownDates }) => ownDates > 0,
  test_order: ({ verifiedOrders }) => verifiedOrders > 0,
  colleague: ({ people }) => people > 1,
  backup: ({ backups }) => backups > 0,
};

/** The steps that are done, whichever way somebody went about them. */
export function stepsDone(facts: SetupFacts): SetupStep[] {
  return setupSteps.filter((step) => isDone[step](facts));
}

const isReal = (value: string) => value.trim() !== '' && !isInvented(value);

/** One way to pay is enough; none of the two may still lead to an account nobody has. */
function canBePaid(settings: ShopSettings): boolean {
  if (sampleFields(settings).some((field) => /^(?:bank|duitNow)\b/.test(field))) return false;
  const { bank, duitNow } = settings;
  const hasBank = [bank.bankName, bank.accountNumber, bank.accountName].every(isReal);
  return hasBank || isReal(duitNow.number) || duitNow.payload !== null || duitNow.imageUrl !== null;
}
