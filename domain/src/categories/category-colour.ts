export type BadgeColours = { background: string; text: string };

const light = '#ffffff';
const ink = '#241a12';
/** Between white and ink lie a few mid tones neither can be read on; black can. */
const black = '#000000';
const paleGold = '#fef3c7';
const readableContrast = 4.5;

/** A badge without a colour of its own. */
export const defaultBadgeColours: BadgeColours = { background: '#6b7280', text: light };

/** The badge of a category, with a text colour everyone can read on it (WCAG AA). */
export function categoryColours(color: string | null | undefined): BadgeColours {
  const background = hexColour(color ?? '');
  if (background === null) return defaultBadgeColours;
  if (background === paleGold) return { background, text: ink };
  const text = [light, ink].find((candidate) => contrast(candidate, background) >= readableContrast) ?? black;
  return { background, text };
}

/** `#rrggbb` in lower case from what staff typed, with or without `#`, short or long; null when no colour. */
export function hexColour(typed: string): string | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/.exec(typed.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The WCAG contrast ratio of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(colour: string): number {
  const channel = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
