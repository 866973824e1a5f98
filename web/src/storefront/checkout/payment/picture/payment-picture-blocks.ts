import type { Language } from '@mooncake/domain/language';
import { formatRinggit, type Sen } from '@mooncake/domain/money';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { formatMoment } from '../../../../lib/format-moment.ts';
import { inLanguage } from '../../../../shared/in-language.ts';
import { drawnPayload } from '../duitnow-code.ts';
import type { PaymentTexts } from '../payment.texts.ts';

export type PaymentFacts = {
  settings: Pick<PublicSettings, 'shopName' | 'shopNameZh' | 'bank' | 'duitNow'>;
  totalSen: Sen;
  orderNumber: string;
  expiresAt: string;
};

/** One part of the picture, from top to bottom. */
export type PictureBlock =
  | { kind: 'head'; title: string; line: string; note: string }
  | { kind: 'fact'; label: string; value: string; note?: string; isLarge?: boolean }
  | { kind: 'code'; source: { payload: string } | { imageUrl: string }; note: string };

/** Everything a bank app asks for, and until when. */
export function pictureBlocks(
  { settings: { shopName, shopNameZh, bank, duitNow }, totalSen, orderNumber, expiresAt }: PaymentFacts,
  text: PaymentTexts,
  language: Language,
): PictureBlock[] {
  const amount = formatRinggit(totalSen);
  const drawn = drawnPayload(duitNow, totalSen);
  const source = drawn ?? (duitNow.imageUrl ? { imageUrl: duitNow.imageUrl } : null);
  const codeNote = drawn?.hasAmount ? text.qrExact(amount) : text.qrOpen(amount);
  const fact = (label: string, value: string) => (value ? [{ kind: 'fact' as const, label, value }] : []);

  return [
    {
      kind: 'head',
      title: inLanguage(language, shopName, shopNameZh),
      line: text.picture.title,
      note: text.picture.payBy(formatMoment(expiresAt, language)),
    },
    { kind: 'fact', label: text.amount, value: amount, isLarge: true },
    {
      kind: 'fact',
      label: text.reference,
      value: orderNumber,
      note: text.referenceHint,
      isLarge: true,
    },
    ...(bank.accountNumber
      ? [
          { kind: 'fact' as const, label: text.accountNumber, value: bank.accountNumber, isLarge: true },
          ...fact(text.bankName, bank.bankName),
          ...fact(text.accountName, bank.accountName),
        ]
      : []),
    ...(source ? [{ kind: 'code' as const, source, note: codeNote }] : []),
    ...fact(text.duitNowNumber, duitNow.number),
  ];
}
