import type { ReactNode } from 'react';
import { flavourGroups } from '../../i18n/flavour-groups.ts';
import { classNames } from '../../ui/class-names.ts';
import { GroupHeading } from '../configure/group-heading.tsx';

type FlavourGroupProps = { group?: keyof typeof flavourGroups; children: ReactNode };

/** Flavours under the name they share, where they share one. */
export function FlavourGroup({ group, children }: FlavourGroupProps) {
  return (
    <div className="mb-6">
      {group && <GroupHeading {...flavourGroups[group]} />}
      <ul className={classNames('grid gap-x-10', group ? 'md:grid-cols-2' : 'grid-cols-2 md:grid-cols-3')}>
        {children}
      </ul>
    </div>
  );
}
