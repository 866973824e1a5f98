import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicPartOf, publicSettingsSchema, type ShopSettings, shopSettingsSchema } from './settings.ts';

const settings: ShopSettings = {
  shopName: 'Moon Kitchen',
  shopNameZh: '月亮厨房',
  storyTitle: 'Handmade',
  storyTitleZh: '手工',
  story: 'Since 2015.',
  storyZh: '始于二〇一五。',
  heroImageUrl: null,
  orderPrefix: 'CHM',
  isSample: true,
  whatsapp: '60123456789',
  instagram: 'moon.sample',
  registration: 'SAMPLE',
  bank: { bankName: 'Sample Bank', accountNumber: '000', accountName: 'Sample', imageUrl: null },
  duitNow: { number: '000', payload: null, imageUrl: null, exactAmount: false },
  bannerNote: '',
  bannerNoteZh: '',
  opensOn: null,
  retentionMonths: 24,
  nightlyBackups: 7,
  bulkApproval: true,
};

describe('publicPartOf', () => {
  it('never lets the retention setting out', () => {
    const visible = publicPartOf(settings);
    expect(visible).not.toHaveProperty('retentionMonths');
    expect({ ...visible, retentionMonths: 24, nightlyBackups: 7, bulkApproval: true }).toEqual(settings);
  });

  it('lets out nothing it does not name, at any depth', () => {
    const secret = { ...settings, secretKey: 'x', bank: { ...settings.bank, pin: '1234' } };
    expect(JSON.stringify(publicPartOf(secret))).not.toMatch(/secretKey|pin"/);
  });

  it('shows the same whatever the retention is', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1, max: 120 })), (retentionMonths) => {
        const whole = shopSettingsSchema.parse({ ...settings, retentionMonths });
        expect(publicPartOf(whole)).toEqual(publicPartOf(settings));
        expect(publicSettingsSchema.safeParse(publicPartOf(whole)).success).toBe(true);
      }),
    );
  });
});

describe('shopSettingsSchema', () => {
  it.each(['chm', 'C', 'TOOLONG', 'CH1', ''])('refuses the order prefix %j', (orderPrefix) => {
    expect(shopSettingsSchema.safeParse({ ...settings, orderPrefix }).success).toBe(false);
  });

  it.each([0, 121, 1.5])('refuses a retention of %d months', (retentionMonths) => {
    expect(shopSettingsSchema.safeParse({ ...settings, retentionMonths }).success).toBe(false);
  });
});
