import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function CartLoading() {
  const text = useCartTexts();
  return (
    // As high as the window: the footer must not come into sight before the boxes push it out again.
    <div className="grid min-h-dvh content-start gap-5 py-8">
      <Loading label={text.loading} />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
