import type { CartItem } from '@mooncake/domain/cart/cart';
import { En, Zh } from '../../ui/language-run.tsx';

/** What a line is called, in both languages. */
export function LineNames({ item: { name, nameZh } }: { item: Pick<CartItem, 'name' | 'nameZh'> }) {
  return (
    <>
      <h3 className="text-[1.2rem] [overflow-wrap:anywhere] md:text-[1.35rem]">
        <En>{name}</En>
      </h3>
      {nameZh && <Zh className="block text-muted [overflow-wrap:anywhere]">{nameZh}</Zh>}
    </>
  );
}
