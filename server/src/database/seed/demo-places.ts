import { kitchen, meetingPoint } from '@mooncake/domain/delivery/default-delivery-methods';
import type { PickupPlace } from '@mooncake/domain/delivery/place';

const described: ReadonlyMap<PickupPlace, Partial<PickupPlace>> = new Map([
  [
    kitchen,
    {
      address: '1, Jalan Contoh, Taman Contoh, 48000 Rawang, Selangor (sample address)',
      note: 'Please message us when you arrive.',
      noteZh: '到达后请发讯息给我们。',
      mapImageUrl: '/pictures/map-rawang.webp',
    },
  ],
  [
    meetingPoint,
    {
      address: '2, Jalan Contoh, 52100 Kepong, Kuala Lumpur (sample address)',
      note: 'collect at 7.30 pm',
      noteZh: '晚上7点30分领取',
    },
  ],
]);

/** A place as the demo shop describes it. Its address is invented, and says so. */
export function demoPlace(place: PickupPlace): PickupPlace {
  return { ...place, ...described.get(place) };
}
