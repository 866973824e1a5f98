import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

type StageMessageProps = { title: string; isAlert?: boolean; children?: ReactNode };

/** Words where the picture would be. */
export function StageMessage({ title, isAlert = false, children }: StageMessageProps) {
  return (
    <div
      {...(isAlert && { role: 'alert' })}
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-14 text-center sm:px-6"
    >
      <Icon name="warning" className="size-10 text-gold" />
      <p className="font-display text-lg">{title}</p>
      {children}
    </div>
  );
}
