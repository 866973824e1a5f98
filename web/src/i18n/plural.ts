/**
 * A number with its noun, by the rule of the language: English has one form for one and one for all others,
 * Chinese has a measure word and no plural.
 */
export const counted = {
  en: (count: number, one: string, others = `${one}s`) => `${count} ${count === 1 ? one : others}`,
  zh: (count: number, noun: string) => `${count} ${noun}`,
} as const;
