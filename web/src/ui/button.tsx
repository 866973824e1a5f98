import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight transition-[background-color,border-color,box-shadow,transform] duration-150 active:translate-y-px disabled:active:translate-y-0 disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55';

const looks = {
  /** The one action a screen leads to. */
  primary: 'bg-crust font-semibold text-on-crust hover:bg-crust-deep disabled:hover:bg-crust',
  /** The leading action on the night sky. */
  gold: 'bg-linear-to-b from-gold-light to-gold font-bold text-on-gold shadow-md shadow-gold/30 hover:to-gold-light',
  outline: 'border border-line bg-card text-ink hover:border-gold hover:bg-amber-wash',
  /** What cannot be undone. */
  danger: 'bg-seal font-semibold text-on-seal hover:opacity-90',
  quiet: 'text-crust underline-offset-4 hover:bg-flour hover:text-crust-deep hover:underline',
  onNight: 'border border-on-night/28 whitespace-nowrap hover:border-gold hover:bg-on-night/8',
} as const;

const sizes = {
  normal: 'min-h-11 px-5 py-2',
  large: 'min-h-14 px-8 py-3 text-lg',
  small: 'min-h-11 px-3.5 py-1.5 text-sm lg:min-h-9',
  compact: 'min-h-11 min-w-11 px-3 py-2 md:px-4',
} as const;

type Looks = { look?: keyof typeof looks | undefined; size?: keyof typeof sizes | undefined };

export const buttonClass = ({ look = 'primary', size = 'normal' }: Looks, extra?: string) =>
  classNames(base, looks[look], sizes[size], extra);

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />;
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Looks) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}
