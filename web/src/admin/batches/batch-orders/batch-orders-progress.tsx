import { useId } from 'react';

/** A long piece of work of one step: how far it is cannot be said, only that it goes on. */
export function BatchOrdersProgress({ label }: { label: string }) {
  const id = useId();
  return (
    <div role="status" className="grid gap-2">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <progress aria-labelledby={id} className="h-2.5 w-full accent-crust" />
    </div>
  );
}
