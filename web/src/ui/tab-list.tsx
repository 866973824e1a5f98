import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names.ts';

type Tab<Name extends string> = {
  name: Name;
  label: string;
  /** Somebody has to look there. */
  isAlarming?: boolean;
};

type TabListProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The element the chosen tab shows: give it this id and `role="tabpanel"`. */
  panelId: string;
  look?: keyof typeof looks;
  className?: string;
};

/** A line above a page's parts, or a pair of pills inside a card. */
const looks = {
  line: {
    list: 'strip flex gap-1 overflow-x-auto border-line border-b',
    tab: '-mb-px min-h-12 shrink-0 whitespace-nowrap border-b-3 px-4 focus-visible:-outline-offset-3',
    chosen: 'border-crust font-semibold text-ink',
    other: 'border-transparent text-muted hover:border-line hover:text-ink',
  },
  pills: {
    list: 'grid auto-cols-fr grid-flow-col gap-1.5 rounded-full bg-flour p-1.5',
    tab: 'min-h-11 rounded-full px-3',
    chosen: 'bg-card font-semibold shadow-sm',
    other: 'text-muted hover:text-ink',
  },
} as const;

/** Red, whatever the look. */
const alarming = 'border-transparent font-semibold text-seal hover:border-line';

export const tabId = (panelId: string, name: string) => `${panelId}-${name}`;

/** A row of tabs with one stop for the tab key; arrows, Home and End move along it. */
export function TabList<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panelId,
  look = 'line',
  className,
}: TabListProps<Name>) {
  const classes = looks[look];
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    const next = tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(panelId, next.name)}"]`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames(classes.list, className)}>
      {tabs.map(({ name, label: words, isAlarming = false }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(panelId, name)}
          aria-selected={name === chosen}
          aria-controls={panelId}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={move}
          className={classNames(
            'transition-colors duration-150',
            classes.tab,
            name === chosen ? classes.chosen : isAlarming ? alarming : classes.other,
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
