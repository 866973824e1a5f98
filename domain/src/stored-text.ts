/** PostgreSQL's `integer`, which is what every count, version and amount is kept in. */
const maxInteger = 2 ** 31 - 1;
/** As much of a path as helps whoever reads it. */
const maxPath = 20;

/** Linked to the place around it: a path is only written out for the one place that is named. */
type Place = { value: unknown; key: string; around: Place | null };
export type Unstorable = { path: string[]; code: 'invalid_text' | 'number_out_of_range' };

/** Whether the database can keep a text: it has no zero character and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/**
 * The first place in a validated input that the database cannot keep, however deep; null when all of it
 * can be kept. Walks without recursion: how deep an input nests is its sender's choice.
 */
export function findUnstorable(input: unknown): Unstorable | null {
  const places: Place[] = [{ value: input, key: '', around: null }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorableText(value)) {
      return { path: pathTo(place), code: 'invalid_text' };
    }
    if (typeof value === 'number' && Math.abs(value) > maxInteger) {
      return { path: pathTo(place), code: 'number_out_of_range' };
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) return { path: pathTo(place), code: 'invalid_text' };
      places.push({ value: inner, key, around: place });
    }
  }
  return null;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place | null = place; at?.around; at = at.around) path.push(at.key);
  return path.reverse().slice(0, maxPath);
}
