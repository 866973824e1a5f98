import type { Sen } from '@mooncake/domain/money';
import { duitNowWithAmount } from '@mooncake/domain/payment/duitnow';
import type { PublicSettings } from '@mooncake/domain/settings/settings';

export type DuitNowSettings = PublicSettings['duitNow'];

/** What is to be drawn as the shop's code: with the exact amount where the owner wants it so; null shows their picture. */
export function drawnPayload({ payload, imageUrl, exactAmount }: DuitNowSettings, totalSen: Sen) {
  if (payload === null) return null;
  if (exactAmount) return duitNowWithAmount(payload, totalSen);
  // The owner's own picture comes first; without one the bare payload draws the same code.
  return imageUrl ? null : { payload, hasAmount: false };
}
