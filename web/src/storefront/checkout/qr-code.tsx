import { useQuery } from '@tanstack/react-query';
import { usePaymentTexts } from '../../i18n/use-checkout-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type QrModules, saveQr } from './save-qr.ts';

/** Draws the payload in the browser: what is paid to whom is nobody else's business. */
export function QrCode({ payload }: { payload: string }) {
  const text = usePaymentTexts();
  const qr = useQuery({
    queryKey: ['qr', payload],
    queryFn: async (): Promise<QrModules> => {
      const { encode } = await import('uqr');
      return encode(payload, { ecc: 'M', border: 4 }).data;
    },
    networkMode: 'always',
  });

  if (qr.isError) return <p role="alert">{text.qrFailed}</p>;
  if (!qr.data) return <Skeleton className="size-64 rounded-xl" />;
  return (
    <>
      <svg
        role="img"
        aria-label={text.qrLabel}
        viewBox={`0 0 ${qr.data.length} ${qr.data.length}`}
        shapeRendering="crispEdges"
        className="size-64 max-w-full rounded-xl border border-line"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={pathOf(qr.data)} fill="#000" />
      </svg>
      <Button look="outline" onClick={() => saveQr(qr.data)}>
        {text.saveQr}
      </Button>
    </>
  );
}

/** One square per dark module. */
function pathOf(modules: QrModules): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}
