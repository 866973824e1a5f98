import type { CartItem } from '@mooncake/domain/cart/cart';
import { classNames } from '../../ui/class-names.ts';
import { NoPicture } from '../catalogue/no-picture.tsx';
import { Picture } from '../catalogue/picture.tsx';

type LinePictureProps = { item: Pick<CartItem, 'image'>; sizes: string; className?: string };

/** The product of a line at a glance; its name stands beside it, so screen readers pass it by. */
export function LinePicture({ item, sizes, className }: LinePictureProps) {
  return (
    <div
      className={classNames('aspect-4/3 shrink-0 self-start overflow-hidden rounded-xl bg-flour', className)}
    >
      {item.image ? <Picture url={item.image} alt="" sizes={sizes} /> : <NoPicture />}
    </div>
  );
}
