import type { ShopSettings } from './settings.ts';

/** A small shop with everything in order. */
export const someSettings = (change: Partial<ShopSettings> = {}): ShopSettings => ({
  shopName: 'Moon Kitchen',
  shopNameZh: '月亮厨房',
  storyTitle: 'Handmade',
  storyTitleZh: '手工',
  story: 'Since 2015.',
  storyZh: '始于二〇一五。',
  heroImageUrl: '/pictures/hero.webp',
  orderPrefix: 'CHM',
  isSample: false,
  whatsapp: '012-345 6789',
  instagram: '@moon.kitchen',
  registration: '202501234567',
  bank: { bankName: 'Moon Bank', accountNumber: '1234 5678', accountName: 'Moon Kitchen', imageUrl: null },
  duitNow: { number: '', payload: null, imageUrl: null, exactAmount: false },
  bannerNote: '',
  bannerNoteZh: '',
  opensOn: null,
  retentionMonths: 24,
  nightlyBackups: 7,
  bulkApproval: false,
  ...change,
});
