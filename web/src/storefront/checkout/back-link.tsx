import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export const backClass =
  '-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-2 pl-1 md:pr-4 text-crust hover:text-crust-deep hover:underline';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={backClass}>
      <Icon name="left" className="size-5" />
      {children}
    </Link>
  );
}
