import { classNames } from '../class-names.ts';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isBusy?: boolean;
  /** Where the words beside it already say what it switches. */
  hidesLabel?: boolean;
};

/** Something that is on or off at once, without a form to send. */
export function Switch({ label, isOn, onChange, isBusy = false, hidesLabel = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 min-w-11 items-center gap-2.5 rounded-lg disabled:opacity-60"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'relative h-7 w-12 shrink-0 rounded-full border transition-colors duration-150',
          isOn ? 'border-jade bg-jade' : 'border-muted/60 bg-flour',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.5 size-5.5 rounded-full transition-[left] duration-150',
            isOn ? 'left-5.5 bg-card' : 'left-0.5 bg-muted',
          )}
        />
      </span>
      <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
    </button>
  );
}
