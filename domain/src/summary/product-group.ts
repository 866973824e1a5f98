import { productPrefix } from '../products/kinds/flavour-code.ts';
import { isYam } from '../products/product-kind.ts';

export type ProductGroup = {
  name: string;
  /** The kitchen bakes these as one thing, so telling their product names apart would only be noise. */
  showsVariations: boolean;
};

export type GroupedItem = { productId: string | null; name: string; nameZh: string; metadata: unknown };

/** The groups of the kitchen in the order they are listed; any other product is a group of its own. */
const groups = [
  { prefix: 'TY', name: 'TeoChew Yam', showsVariations: true },
  { prefix: 'TR', name: 'Traditional', showsVariations: false },
  { prefix: 'SH', name: 'Shanghai', showsVariations: false },
  { prefix: 'MX', name: 'Mix Shanghai + Traditional', showsVariations: true },
  { prefix: 'MO', name: 'Mochi', showsVariations: true },
] as const satisfies readonly (ProductGroup & { prefix: string })[];

const mochiGroup = 'Mochi';

export function productGroupOf(item: GroupedItem): ProductGroup {
  const prefix = isYamItem(item) ? 'TY' : productPrefix(item.name);
  const group = groups.find((candidate) => candidate.prefix === prefix);
  if (!group) return { name: item.name, showsVariations: true };
  return { name: group.name, showsVariations: group.showsVariations };
}

/** Where a group stands in the list: the known ones first. */
export function groupRank(groupName: string): number {
  const index = groups.findIndex(({ name }) => name === groupName);
  return index < 0 ? groups.length : index;
}

export function isMochiGroup({ name }: ProductGroup): boolean {
  return name === mochiGroup;
}

function isYamItem({ productId, name, nameZh, metadata }: GroupedItem): boolean {
  const type = typeof metadata === 'object' && metadata !== null && 'type' in metadata ? metadata.type : null;
  const isYamBox = type === 'teochew_yam_box' || type === 'teochew_yam_special';
  return isYamBox || isYam({ id: productId ?? '', name, nameZh });
}
