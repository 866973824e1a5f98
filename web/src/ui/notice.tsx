import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const looks = {
  info: { box: 'border-line bg-paper', icon: 'text-crust' },
  warning: { box: 'border-gold/70 bg-amber-wash', icon: 'text-crust' },
  problem: { box: 'border-seal/40 bg-seal-wash', icon: 'text-seal' },
} as const;

type NoticeProps = {
  look?: keyof typeof looks;
  title: string;
  children?: ReactNode;
  /** Said aloud when it appears. */
  isAlert?: boolean;
  /** So that it can take the focus. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

/** A message in its place, for as long as it holds true. */
export function Notice({ look = 'warning', title, children, isAlert = false, ref, className }: NoticeProps) {
  const { box, icon } = looks[look];
  return (
    <div
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      {...(isAlert && { role: 'alert' })}
      className={classNames(
        'flex items-start gap-3 rounded-xl border px-4 py-3 outline-none',
        box,
        className,
      )}
    >
      <Icon name="warning" className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">{title}</p>
        {children && <div className="mt-1 leading-snug">{children}</div>}
      </div>
    </div>
  );
}
