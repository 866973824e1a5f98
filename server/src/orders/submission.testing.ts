import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import type { Problem } from '@mooncake/domain/problem';
import sharp from 'sharp';
import type { Browser } from '../checkout/checkout.testing.ts';

/** A small receipt, different for every number. */
export async function aReceipt(number = 0, kind: 'jpeg' | 'png' = 'jpeg'): Promise<File> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 90 };
  const picture = sharp({ create: { width: 24, height: 32, channels: 3, background } });
  const bytes = await (kind === 'jpeg' ? picture.jpeg() : picture.png()).toBuffer();
  return fileOf(bytes, `receipt.${kind}`, `image/${kind}`);
}

export function fileOf(bytes: Uint8Array, name: string, type: string): File {
  return new File([Uint8Array.from(bytes)], name, { type });
}

const customer = {
  name: 'Tan Mei Ling',
  phone: '012-345 6789',
  email: 'mei@example.com',
  instagram: '',
  facebook: '',
  notes: 'Less sweet',
  deliveryAddress: '',
  language: 'zh',
  paymentConfirmed: 'true',
};

export function submissionForm(
  holdId: string,
  receipt: File | null,
  changes: Partial<Record<keyof typeof customer, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ holdId, ...customer, ...changes })) form.set(name, value);
  if (receipt) form.set('receipt', receipt);
  return form;
}

export function submit(
  browser: Browser,
  holdId: string,
  receipt: File | null,
  changes: Parameters<typeof submissionForm>[2] = {},
) {
  return browser.ask<PlacedOrder & Problem>('POST', '/api/orders', {
    form: submissionForm(holdId, receipt, changes),
  });
}
