/** Spaces, controls and unseen characters, which a spreadsheet may skip on its way to a formula. */
const unseen = /^[\s\p{Z}\p{C}]+/u;
const startsFormula = /^[=+\-@\u2212]/u;
/** What a spreadsheet would turn into a number or a date: `0123`, `1e5`, `3/4`, `1-2`. */
const readsAsValue = /^\d+(?:[\d.,:/-]*\d)?(?:e\d+)?$/i;

/**
 * Text as a CSV file may hold it: a spreadsheet shows it and neither runs nor recalculates it. Customers
 * choose their own names, so `=HYPERLINK(...)` in one must stay a funny name. NFKC folds `＝` into `=`.
 */
export function safeText(text: string): string {
  const seen = text.normalize('NFKC').replace(unseen, '');
  const isRisky = /^[\t\r]/.test(text) || startsFormula.test(seen) || readsAsValue.test(seen.trimEnd());
  return isRisky ? `'${text}` : text;
}
