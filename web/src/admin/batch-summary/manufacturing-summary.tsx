import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { ProductsToMake } from './products-to-make.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';

type ManufacturingSummaryProps = { totals: Pick<BatchSummary, 'totalBoxes' | 'totalPieces' | 'products'> };

export function ManufacturingSummary({ totals }: ManufacturingSummaryProps) {
  const text = useAdminSummaryTexts();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-xl bg-flour/60 px-4 py-3">
        <h4 className="font-semibold">{text.manufacturing}</h4>
        <Total label={text.totalBoxes} value={totals.totalBoxes} />
        <Total label={text.totalPieces} value={totals.totalPieces} />
      </div>
      <ProductsToMake products={totals.products} />
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <p className="text-muted">
      {label} <strong className="text-ink text-lg tabular-nums">{value}</strong>
    </p>
  );
}
