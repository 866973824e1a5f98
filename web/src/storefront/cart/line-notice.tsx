import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

const looks = {
  warning: { box: 'border-gold/60 bg-amber-wash', icon: 'text-crust' },
  gone: { box: 'border-seal/35 bg-seal-wash', icon: 'text-seal' },
} as const;

type LineNoticeProps = { look: keyof typeof looks; words: string; children: ReactNode };

/** What changed about a line, in words, with the one tap that settles it. */
export function LineNotice({ look, words, children }: LineNoticeProps) {
  const { box, icon } = looks[look];
  return (
    <div
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border px-4 py-2.5', box)}
    >
      <Icon name="warning" className={classNames('size-5 shrink-0', icon)} />
      <p className="min-w-48 flex-1 leading-snug">{words}</p>
      {children}
    </div>
  );
}
