import type { PickupPlace } from '../delivery/place.ts';
import { isInvented, placeholderNames, sampleFields } from '../settings/sample-values.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { type MethodName, type SetupStep, setupSteps } from './setup.contract.ts';

/** What the shop's data tell about how far its owner has come. */
export type SetupFacts = {
  settings: ShopSettings;
  /** The delivery methods on offer; their place is null where they have none of their own. */
  methods: readonly (MethodName & { place: PickupPlace | null })[];
  /** Products on sale that somebody here made or changed. */
  ownProducts: number;
  /** Dates to come with something to sell, made or changed by somebody here. */
  ownDates: number;
  /** Real orders that came with a receipt, whose payment was verified. */
  verifiedOrders: number;
  /** Members who can sign in, and invitations that wait to be taken. */
  people: number;
  backups: number;
};

const isDone: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  contacts: ({ settings }) => hasOwnNames(settings) && hasOwnContacts(settings),
  payment: ({ settings }) => canBePaid(settings),
  places: (facts) => facts.methods.length > 0 && methodsWithoutAddress(facts).length === 0,
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

/** The methods that have a place nobody could find: their names, as the list tells them. */
export function methodsWithoutAddress({ methods }: Pick<SetupFacts, 'methods'>): MethodName[] {
  return methods
    .filter(({ place }) => place !== null && !isReal(place.address))
    .map(({ name, nameZh }) => ({ name, nameZh }));
}

/** A name in either language that the shop came with is not its owner's. */
function hasOwnNames({ shopName, shopNameZh }: ShopSettings): boolean {
  const came = Object.values(placeholderNames);
  return isReal(shopName) && !came.some(({ en, zh }) => en === shopName.trim() || zh === shopNameZh.trim());
}

/** One contact is enough; none of those shown may still be the demo's. */
function hasOwnContacts(settings: ShopSettings): boolean {
  if (sampleFields(settings).some((field) => /^(?:whatsapp|instagram|registration)\b/.test(field)))
    return false;
  return isReal(settings.whatsapp) || isReal(settings.instagram);
}

/** One way to pay is enough; none of the two may still lead to an account nobody has. */
function canBePaid(settings: ShopSettings): boolean {
  if (sampleFields(settings).some((field) => /^(?:bank|duitNow)\b/.test(field))) return false;
  const { bank } = settings;
  return [bank.bankName, bank.accountNumber, bank.accountName].every(isReal) || hasDuitNow(settings);
}

/** Whether DuitNow leads anywhere. */
export function hasDuitNow({ duitNow }: Pick<ShopSettings, 'duitNow'>): boolean {
  return isReal(duitNow.number) || duitNow.payload !== null || duitNow.imageUrl !== null;
}
