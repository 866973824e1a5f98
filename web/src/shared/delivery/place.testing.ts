import type { PickupPlace } from '@mooncake/domain/delivery/place';

/** Where the boxes of a test are collected. */
export const kitchen: PickupPlace = {
  name: 'Our kitchen',
  nameZh: '厨房',
  address: '1, Jalan Contoh, Rawang',
  note: '',
  noteZh: '',
  mapUrl: null,
  mapImageUrl: null,
};
