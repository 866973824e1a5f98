/** What people put between digits, including what a pasted contact brings along unseen. */
const separators = /[\s\-‐‑‒–—.()/\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The part after +60: mobile 01x, and landlines 03 with eight digits, 04 to 09 with seven. */
const malaysianNumber = /^(?:1[02346-9]\d{7}|11\d{8}|15\d{7,8}|3\d{8}|[4-9]\d{7})$/;
const malaysianMobile = /^1\d+$/;
const foreignNumber = /^[1-9]\d{7,14}$/;

/** True when nothing is left of the text once people's separators are gone. */
export function isBlankPhone(text: string): boolean {
  return barePhone(text) === '';
}

/** The number in E.164 (`+60123456789`) from any usual spelling; null when it cannot be a phone. */
export function normalisePhone(text: string): string | null {
  const bare = barePhone(text);
  const international = /^(?:\+|00)(\d+)$/.exec(bare)?.[1];
  if (international !== undefined) return fromInternational(international);
  if (!/^\d+$/.test(bare)) return null;

  if (bare.startsWith('0')) return malaysian(bare.slice(1));
  if (bare.startsWith('60')) return malaysian(withoutTrunkZero(bare.slice(2)));
  // Someone who sees "+60" printed before the field types the rest only: safe to read for mobiles.
  return malaysianMobile.test(bare) ? malaysian(bare) : null;
}

/** True for a number that could be called back: Malaysian, or written with a foreign country code. */
export function isPlausiblePhone(text: string): boolean {
  return normalisePhone(text) !== null;
}

/** The same phone: exactly as typed, or another usual spelling of the same number. */
export function samePhone(a: string, b: string): boolean {
  return phoneKey(a) === phoneKey(b);
}

/** One key per phone, for finding and counting; text that is no phone stands for itself. */
export function phoneKey(text: string): string {
  return normalisePhone(text) ?? text.trim();
}

/** `012-345 6789`, as Malaysians write it; foreign numbers stay international, other text as typed. */
export function prettyPhone(text: string): string {
  const e164 = normalisePhone(text);
  if (e164 === null) return text.trim();
  if (!e164.startsWith('+60')) return e164;

  const digits = `0${e164.slice(3)}`;
  const areaLength = /^0[18]/.test(digits) ? 3 : 2;
  const local = digits.slice(areaLength);
  const headLength = local.length === 8 ? 4 : 3;
  return `${digits.slice(0, areaLength)}-${local.slice(0, headLength)} ${local.slice(headLength)}`;
}

function barePhone(text: string): string {
  return text.normalize('NFKC').replace(separators, '');
}

function fromInternational(digits: string): string | null {
  if (digits.startsWith('60')) return malaysian(withoutTrunkZero(digits.slice(2)));
  return foreignNumber.test(digits) ? `+${digits}` : null;
}

/** `+60 (0)12-…` is a common slip: inside Malaysia the zero is dialled, after the country code it is not. */
function withoutTrunkZero(digits: string): string {
  return digits.startsWith('0') ? digits.slice(1) : digits;
}

function malaysian(digits: string): string | null {
  return malaysianNumber.test(digits) ? `+60${digits}` : null;
}
