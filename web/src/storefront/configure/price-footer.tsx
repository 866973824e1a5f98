import { formatRinggit, type Sen } from '@mooncake/domain/money';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Problem } from './use-adding.ts';

type PriceFooterProps = {
  priceSen: Sen;
  /** What comes next, or why nothing can. */
  hint: string | null;
  problem: Problem | null;
  /** Said to screen readers after each step. */
  announcement: string;
  children: ReactNode;
};

/** The price, the way on, and one line that says what comes next or what went wrong; side by side where its dialog is wide. */
export function PriceFooter({ priceSen, hint, problem, announcement, children }: PriceFooterProps) {
  return (
    <div className="@container">
      <div role="alert">
        {problem && (
          <p
            key={problem.moment}
            className="mb-3 flex gap-2.5 rounded-xl border border-seal/40 bg-seal-wash px-3.5 py-2.5 leading-snug"
          >
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-seal" />
            <span>
              <b className="block font-semibold">{problem.title}</b>
              {problem.message}
            </span>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 @2xl:grid-cols-[1fr_auto_auto] @2xl:gap-x-6">
        <p className="col-span-2 text-muted leading-snug empty:@max-2xl:hidden @2xl:col-span-1">
          {problem ? null : hint}
        </p>
        <p className="whitespace-nowrap font-bold text-xl tabular-nums">{formatRinggit(priceSen)}</p>
        {children}
      </div>
    </div>
  );
}
