import { expect, it } from 'vitest';
import { instagramAddress, whatsappAddress } from './contact-addresses.ts';

it.each([
  ['+60 12-345 6789', 'https://wa.me/60123456789'],
  ['012-345 6789', 'https://wa.me/60123456789'],
])('a chat with %s', (number, address) => {
  expect(whatsappAddress(number)).toBe(address);
});

it.each(['@sample.shop', ' sample.shop '])('the profile of %s', (handle) => {
  expect(instagramAddress(handle)).toBe('https://www.instagram.com/sample.shop/');
});
