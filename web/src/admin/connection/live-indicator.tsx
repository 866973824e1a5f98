import { classNames } from '../../ui/class-names.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { useLiveState } from './use-live-state.ts';

const dots = {
  connected: 'bg-jade',
  connecting: 'bg-gold animate-pulse',
  disconnected: 'bg-seal',
} as const;

/** Tells whether what is on the screen follows by itself. */
export function LiveIndicator() {
  const live = useLiveState();
  const text = useAdminTexts().live;
  return (
    <p role="status" className="inline-flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', dots[live])} />
      {text[live]}
    </p>
  );
}
