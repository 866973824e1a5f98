import type { CartItem } from '@mooncake/domain/cart/cart';
import { En, Zh } from '../../ui/language-run.tsx';

type LineNamesProps = { item: Pick<CartItem, 'name' | 'nameZh'>; as: 'h2' | 'h3' };

/** What a line is called, in both languages. */
export function LineNames({ item: { name, nameZh }, as: Heading }: LineNamesProps) {
  return (
    <>
      <Heading className="text-lg [overflow-wrap:anywhere]">
        <En>{name}</En>
      </Heading>
      {nameZh && <Zh className="block text-muted [overflow-wrap:anywhere]">{nameZh}</Zh>}
    </>
  );
}
