import { classNames } from './class-names.ts';

/** A quiet stand-in of the right size, so nothing jumps when the real thing arrives. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classNames('shimmer rounded-lg bg-flour', className)} />;
}
