import { crc16 } from './crc16.ts';

/** One data object of an EMVCo merchant QR: two-digit tag, two-digit length, value. */
export type EmvField = { tag: string; value: string };

const crcTag = '63';
const crcHead = '6304';
const maxValue = 99;

/** The fields of a payload in order, or null when lengths and text do not fit together. */
export function parseEmv(payload: string): EmvField[] | null {
  const characters = Array.from(payload);
  const fields: EmvField[] = [];

  for (let at = 0; at < characters.length; ) {
    const head = characters.slice(at, at + 4).join('');
    if (!/^\d{4}$/.test(head)) return null;
    const length = Number(head.slice(2));
    const value = characters.slice(at + 4, at + 4 + length);
    if (value.length < length) return null;
    fields.push({ tag: head.slice(0, 2), value: value.join('') });
    at += 4 + length;
  }
  return fields;
}

/** The payload of these fields with a fresh checksum; any checksum among them is replaced. */
export function writeEmv(fields: readonly EmvField[]): string {
  const body = fields.filter(({ tag }) => tag !== crcTag).map(writeField);
  const unsealed = `${body.join('')}${crcHead}`;
  return `${unsealed}${crc16(unsealed)}`;
}

/** True when the payload ends in a checksum that fits everything before it. */
export function hasValidCrc(payload: string): boolean {
  const sealAt = payload.length - crcHead.length;
  const unsealed = payload.slice(0, sealAt);
  return unsealed.endsWith(crcHead) && crc16(unsealed) === payload.slice(sealAt).toUpperCase();
}

function writeField({ tag, value }: EmvField): string {
  const length = Array.from(value).length;
  if (length > maxValue) throw new RangeError(`EMV field ${tag} is longer than ${maxValue} characters`);
  return `${tag}${String(length).padStart(2, '0')}${value}`;
}
