import { useState } from 'react';

type QuantityInputProps = { label: string; quantity: number; onChange: (quantity: number) => void };

const maxOfOne = 9999;

/** How many of one line. While somebody types it may be empty; left empty, it is as many as before. */
export function QuantityInput({ label, quantity, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(maxOfOne).length);
    setTyped(digits);
    if (Number(digits) > 0) onChange(Number(digits));
  };

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? String(quantity)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
      className="min-h-11 w-20 rounded-xl border border-muted/55 bg-card px-3 text-center tabular-nums"
    />
  );
}
