import { classNames } from './class-names.ts';

export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-loading=""
      className={classNames(
        'inline-block animate-spin rounded-full border-3 border-line border-t-crust',
        className,
      )}
    />
  );
}

type LoadingProps = { label: string /** On the dark of a full-screen picture. */; isOnNight?: boolean };

export function Loading({ label, isOnNight = false }: LoadingProps) {
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center justify-center gap-3',
        isOnNight ? 'text-on-night' : 'text-muted',
      )}
    >
      <Spinner />
      {label}
    </p>
  );
}
