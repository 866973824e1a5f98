import { normalisePhone } from '@mooncake/domain/phone';
import type { Selectable } from 'kysely';
import type { CustomersTable } from '../tables/orders.ts';
import type { Random } from './random.ts';

export type CustomerRow = Selectable<CustomersTable>;

const families = ['Tan', 'Lim', 'Lee', 'Wong', 'Ng', 'Chong', 'Yap', 'Teoh', 'Goh', 'Ong'];
const given = ['Mei Ling', 'Wei Jian', 'Xin Yi', 'Kah Hoe', 'Siew Fong', 'Jia Hui', 'Zhi Hao', 'Pei Shan'];
const whole = [
  'Nur Aisyah',
  'Ahmad Faiz',
  'Priya Nair',
  'Arun Kumar',
  '陈美玲',
  '林伟强',
  '黄诗雅',
  '李俊杰',
];
const streets = ['Jalan Melati', 'Jalan Kenanga', 'Lorong Mawar', 'Jalan Cempaka', 'Persiaran Anggerik'];
const towns = ['48000 Rawang, Selangor', '52100 Kepong, Kuala Lumpur', '47800 Petaling Jaya, Selangor'];

/** A customer who does not exist: no Malaysian subscriber number starts with a zero. */
export function generateCustomer(random: Random, createdAt: Date): CustomerRow {
  const name = random.chance(0.7) ? `${random.pick(families)} ${random.pick(given)}` : random.pick(whole);
  const phone = spellPhone(random);
  const handle = `customer${random.below(1_000_000)}`;
  const contact = random.weighted([
    ['email', 6],
    ['instagram', 3],
    ['facebook', 2],
  ] as const);
  return {
    id: random.uuid(),
    name,
    phone,
    phone_normalised: normalisePhone(phone),
    email: contact === 'email' ? `${handle}@example.com` : null,
    instagram: contact === 'instagram' ? handle : null,
    facebook: contact === 'facebook' ? handle : null,
    address: null,
    erased_at: null,
    created_at: createdAt,
  };
}

/** The same person on another day: a new row, as every order brings, with the phone spelled as they please. */
export function returningCustomer(random: Random, earlier: CustomerRow, createdAt: Date): CustomerRow {
  return { ...earlier, id: random.uuid(), address: null, created_at: createdAt };
}

export function generateAddress(random: Random): string {
  return `${1 + random.below(120)}, ${random.pick(streets)} ${1 + random.below(20)}, ${random.pick(towns)}`;
}

function spellPhone(random: Random): string {
  const operator = random.pick(['12', '13', '16', '17', '19']);
  const rest = `0${String(random.below(1_000_000)).padStart(6, '0')}`;
  return random.weighted([
    [`0${operator}-${rest.slice(0, 3)} ${rest.slice(3)}`, 5],
    [`0${operator}${rest}`, 3],
    [`+60${operator}${rest}`, 2],
  ]);
}
