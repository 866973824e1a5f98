import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const tones = {
  pending: 'border-gold/70 bg-amber-wash',
  payment_uploaded: 'border-gold/70 bg-amber-wash',
  verified: 'border-jade bg-card',
  ready_for_pickup: 'border-jade bg-card',
  completed: 'border-line bg-flour',
  cancelled: 'border-seal/50 bg-seal-wash',
  rejected: 'border-seal/50 bg-seal-wash',
} as const satisfies Record<OrderStatus, string>;

type StatusSelectProps<Status extends OrderStatus> = {
  label: string;
  orderNumber: string;
  value: Status;
  values: readonly Status[];
  names: Readonly<Record<Status, string>>;
  onChoose: (status: Status) => void;
};

/** One status as a small choice in the colour it stands for. */
export function StatusSelect<Status extends OrderStatus>({
  label,
  orderNumber,
  value,
  values,
  names,
  onChoose,
}: StatusSelectProps<Status>) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="text-xs text-muted leading-tight">
        {label}
        <VisuallyHidden>, {orderNumber}</VisuallyHidden>
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((status) => status === target.value);
          if (chosen) onChoose(chosen);
        }}
        className={classNames(
          'min-h-11 w-full min-w-0 cursor-pointer rounded-lg border px-1.5 text-ink lg:min-h-9 lg:text-sm',
          tones[value],
        )}
      >
        {values.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </select>
    </div>
  );
}
