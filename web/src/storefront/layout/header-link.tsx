import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstPageIcon, type FirstPageIconName } from '../../ui/first-page-icon.tsx';

type HeaderLinkProps = {
  to: string;
  icon: FirstPageIconName;
  name: string;
  /** What a phone has room for under the icon: part of the name. */
  word: string;
  /** What is said instead of the name, when there is more to say. */
  label?: string;
  children?: ReactNode;
};

export function HeaderLink({ to, icon, name, word, label = name, children }: HeaderLinkProps) {
  return (
    <ButtonLink to={to} look="onNight" size="compact" aria-label={label} className="header-link relative">
      <FirstPageIcon name={icon} className="size-5" />
      <span className="md:hidden">{word}</span>
      <span className="hidden md:inline">{name}</span>
      {children}
    </ButtonLink>
  );
}
