import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What is stored instead of the key; the answer cannot be opened with it. */
export function hashKey(key: string): string {
  return createHash('sha256').update(`key ${key}`).digest('hex');
}

/** Closes an answer with the key it was asked under. */
export function seal(answer: unknown, key: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, secretOf(key), nonce);
  const text = Buffer.concat([closing.update(JSON.stringify(answer), 'utf8'), closing.final()]);
  return Buffer.concat([nonce, closing.getAuthTag(), text]);
}

export function unseal(sealed: Buffer, key: string): unknown {
  const opening = createDecipheriv(cipher, secretOf(key), sealed.subarray(0, nonceBytes));
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
  return JSON.parse(text.toString('utf8'));
}

function secretOf(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'answer', 32));
}
