import { kitchenGroup } from '@mooncake/domain/products/kinds/all-kinds';
import { BothNames } from '../../shared/orders/both-names.tsx';

/** The kitchen's groups have a Chinese name; another product brings its own. */
export function GroupName({ name }: { name: string }) {
  return <BothNames name={name} nameZh={kitchenGroup(name)?.nameZh ?? ''} />;
}
