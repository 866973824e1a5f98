import { familyByName } from './all-kinds.ts';
import { flavourCode, selectionCode } from './lines/flavour-code.ts';

/** The code on the order summary: product, flavour, yolk (`SHC1Y`). */
export function confirmationCode(
  productName: string,
  flavour: { readonly id: string; readonly name: string },
  hasYolk: boolean,
): string {
  return productPrefix(productName) + selectionCode(flavourCode(flavour), hasYolk);
}

/** What codes of a product start with, told by its name; PR for a product of no family. */
export function productPrefix(productName: string): string {
  return familyByName(productName)?.prefix ?? 'PR';
}
