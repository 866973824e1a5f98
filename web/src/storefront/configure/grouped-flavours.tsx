import type { ReactNode } from 'react';
import { flavourGroups } from '../../i18n/flavour-groups.ts';
import { GroupHeading } from './group-heading.tsx';

type GroupedFlavoursProps<Flavour, Group> = {
  /** In the order in which they are shown; one without a flavour is left out. */
  groups: readonly Group[];
  flavours: readonly Flavour[];
  groupOf: (flavour: Flavour) => Group;
  /** One flavour's row. */
  children: (flavour: Flavour) => ReactNode;
};

/** Every flavour on offer, under the heading of its group. */
export function GroupedFlavours<Flavour, Group extends keyof typeof flavourGroups>({
  groups,
  flavours,
  groupOf,
  children: rowOf,
}: GroupedFlavoursProps<Flavour, Group>) {
  const shown = groups
    .map((group) => ({ group, members: flavours.filter((flavour) => groupOf(flavour) === group) }))
    .filter(({ members }) => members.length > 0);

  return shown.map(({ group, members }) => (
    <section key={group} className="mt-6 first:mt-0">
      <GroupHeading {...flavourGroups[group]} />
      <ul>{members.map(rowOf)}</ul>
    </section>
  ));
}
