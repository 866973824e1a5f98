import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' }) {
  return (
    <Tag
      className={classNames('overflow-hidden rounded-card border border-line bg-card', className)}
      {...rest}
    />
  );
}
