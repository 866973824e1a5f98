import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link within the shop. The router's own also carries prefetching for its framework, which is not used here. */
export function Link({ to, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return <a href={href} onClick={follow} {...rest} />;
}
