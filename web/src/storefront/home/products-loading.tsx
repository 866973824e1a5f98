import { useMessages } from '../../i18n/language-context.ts';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function ProductsLoading() {
  const text = useMessages().home;
  return (
    <>
      <Loading label={text.loadingProducts} />
      <div className="mt-5 grid gap-5 md:grid-cols-2 md:gap-7">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  );
}

function SkeletonCard() {
  return (
    <Card>
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="grid gap-3 p-6">
        <Skeleton className="h-8 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-12 rounded-full" />
      </div>
    </Card>
  );
}
