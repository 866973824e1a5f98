import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { qrColours } from './qr-colours.ts';

export type QrModules = readonly (readonly boolean[])[];

type QrDrawingProps = {
  payload: string;
  label: string;
  failedWords: string;
  /** What can be done with the finished code. */
  children?: (modules: QrModules) => ReactNode;
};

/** Draws the payload in the browser: what is paid to whom is nobody else's business. */
export function QrDrawing({ payload, label, failedWords, children }: QrDrawingProps) {
  const qr = useQuery({
    queryKey: ['qr', payload],
    queryFn: async (): Promise<QrModules> => {
      const { encode } = await import('uqr');
      return encode(payload, { ecc: 'M', border: 4 }).data;
    },
    networkMode: 'always',
  });

  if (qr.isError) return <p role="alert">{failedWords}</p>;
  if (!qr.data) return <Skeleton className="size-64 rounded-xl" />;
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${qr.data.length} ${qr.data.length}`}
        shapeRendering="crispEdges"
        className="size-64 max-w-full rounded-xl border border-line"
      >
        <rect width="100%" height="100%" fill={qrColours.paper} />
        <path d={pathOf(qr.data)} fill={qrColours.modules} />
      </svg>
      {children?.(qr.data)}
    </>
  );
}

/** One square per dark module. */
function pathOf(modules: QrModules): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}
