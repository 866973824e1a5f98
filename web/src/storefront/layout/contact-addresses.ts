/** `+60 12-345 6789` opens a chat at `wa.me/60123456789`; a local number is a Malaysian one. */
export function whatsappAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `https://wa.me/${digits.startsWith('0') ? `6${digits}` : digits}`;
}

export function instagramAddress(handle: string): string {
  return `https://www.instagram.com/${encodeURIComponent(handle.trim().replace(/^@/, ''))}/`;
}
