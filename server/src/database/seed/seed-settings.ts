import { placeholderNames, sampleDuitNowPayload } from '@mooncake/domain/settings/sample-values';
import type { ShopSettings } from '@mooncake/domain/settings/settings';

/** The settings of a shop whose owner has not written anything yet. */
export const bareSettings: ShopSettings = {
  shopName: placeholderNames.bare.en,
  shopNameZh: placeholderNames.bare.zh,
  storyTitle: 'Handmade Mooncakes',
  storyTitleZh: '手工月饼',
  story: '',
  storyZh: '',
  heroImageUrl: null,
  orderPrefix: 'CHM',
  isSample: false,
  whatsapp: '',
  instagram: '',
  registration: '',
  bank: { bankName: '', accountNumber: '', accountName: '', imageUrl: null },
  duitNow: { number: '', payload: null, imageUrl: null, exactAmount: false },
  bannerNote: '',
  bannerNoteZh: '',
  opensOn: null,
  retentionMonths: null,
  nightlyBackups: 7,
  bulkApproval: false,
};

/** The demo shop. Contacts and bank values are invented, and say so wherever they are shown. */
export const demoSettings: ShopSettings = {
  shopName: placeholderNames.demo.en,
  shopNameZh: placeholderNames.demo.zh,
  storyTitle: 'Handmade Mooncakes from Rawang',
  storyTitleZh: '来自万挠的手工月饼',
  story:
    'We have baked in our home kitchen in Rawang since 2015, every mooncake shaped by hand, a small batch at a time. ' +
    'We are registered with the national business registry. ' +
    'Fresh fillings, no preservatives: each box is baked for the day you collect it.',
  storyZh:
    '自2015年起，我们在万挠的家庭厨房里一个一个亲手制作月饼，小批量烘焙。本店已向国家商业注册局注册。馅料新鲜，不含防腐剂，每一盒都在您领取的日子前现做。',
  heroImageUrl: '/pictures/hero.webp',
  orderPrefix: 'CHM',
  isSample: true,
  whatsapp: '+60 10-000 0000',
  instagram: 'sample.mooncake.shop',
  registration: '000000000000 (sample)',
  bank: {
    bankName: 'Sample Bank',
    accountNumber: '0000 0000 0000 (sample)',
    accountName: "Chang'e Handmade Mooncakes (sample)",
    imageUrl: null,
  },
  duitNow: {
    number: '000000000000 (sample)',
    payload: sampleDuitNowPayload,
    imageUrl: null,
    exactAmount: false,
  },
  bannerNote: 'Delivery fees are not part of the payment.',
  bannerNoteZh: '运费不包括在付款内。',
  opensOn: null,
  retentionMonths: null,
  nightlyBackups: 7,
  bulkApproval: false,
};
