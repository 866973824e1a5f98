import type { ProductDraft, ProductProblem } from './product-draft.ts';

// Apart from the draft's schema, which only the editor and the server need: kinds travel with every cart.

/** What is wrong with a list of priced pieces. */
export function checkPieces({ pieces }: ProductDraft): ProductProblem[] {
  if (pieces.length === 0) return [{ path: 'pieces', problem: 'no_flavours' }];
  const ids = pieces.map(({ id }) => id);
  return pieces.flatMap((flavour, at) => [
    ...missing(`pieces.${at}.`, flavour, ['name', 'nameZh']),
    ...(flavour.id === '' || ids.indexOf(flavour.id) < at
      ? [{ path: `pieces.${at}.name`, problem: 'taken' as const }]
      : []),
  ]);
}

/** The fields that were left blank. */
export function missing<Field extends string>(
  prefix: string,
  texts: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): ProductProblem[] {
  return fields
    .filter((field) => texts[field].trim() === '')
    .map((field) => ({ path: prefix + field, problem: 'required' }));
}
