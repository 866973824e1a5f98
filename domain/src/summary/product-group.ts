import { familyOf, kindById, kitchenGroup } from '../products/kinds/all-kinds.ts';

export type ProductGroup = {
  name: string;
  /** The kitchen bakes these as one thing, so telling their product names apart would only be noise. */
  showsVariations: boolean;
};

/** The kitchen's group of an ordered product; one of no family is a group of its own. */
export function productGroupOf({ productType, name }: { productType: string; name: string }): ProductGroup {
  const family = familyOf(kindById(productType), name);
  if (!family) return { name, showsVariations: true };
  return { name: family.group.name, showsVariations: family.group.showsVariations };
}

/** Where a group stands in the list: the known ones first. */
export function groupRank(groupName: string): number {
  return kitchenGroup(groupName)?.rank ?? Number.MAX_SAFE_INTEGER;
}
