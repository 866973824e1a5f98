import { type Language, languageTags } from '@mooncake/domain/language';

type Shape = Readonly<Intl.DateTimeFormatOptions>;

const kept = new WeakMap<Shape, Map<string, Intl.DateTimeFormat>>();

/** Making one costs a hundred times what using it does: one is kept for each shape, language and zone. */
export function formatter(language: Language, shape: Shape, timeZone: string): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-MY' : languageTags.zh;
  const name = `${locale} ${timeZone}`;
  const ofShape = kept.get(shape) ?? new Map<string, Intl.DateTimeFormat>();
  const found = ofShape.get(name) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone });
  kept.set(shape, ofShape.set(name, found));
  return found;
}
