import type { ComponentProps } from 'react';
import { useFollow } from './router/router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link within the shop. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} onClick={useFollow(to)} {...rest} />;
}
