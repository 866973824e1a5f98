import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  plain: 'rounded-lg bg-flour px-2.5 py-0.5 text-xs text-muted',
  pill: 'rounded-full px-3 py-1 text-xs font-semibold',
  onNight: 'rounded-full border border-gold/50 px-3.5 py-1.5 text-sm',
} as const;

export function Badge({
  look = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { look?: keyof typeof looks }) {
  return <span className={classNames('inline-flex items-center', looks[look], className)} {...rest} />;
}
