import { randomInt } from 'node:crypto';

/** A visitor's own network address, as a proxy in front of the shop would tell it. */
export function anAddress(): { 'x-forwarded-for': string } {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
