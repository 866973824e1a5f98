import { useId, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

type QuantityInputProps = {
  label: string;
  /** What is said while something is typed that is no quantity. */
  problem: string;
  quantity: number;
  onChange: (quantity: number) => void;
};

const maxOfOne = 9999;

const isNumber = (text: string) => /^\d*$/.test(text);

/**
 * How many of one line. While somebody types it may be empty; left empty, it is as many as before. What is no quantity
 * stays in sight and is refused: -3 or 2.5 without its sign or point would be another number.
 */
export function QuantityInput({ label, problem, quantity, onChange }: QuantityInputProps) {
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isRefused = typed !== null && !isNumber(typed);

  const type = (text: string) => {
    // Wide digits become plain ones, and between thousands there may be commas and spaces.
    const plain = text.normalize('NFKC').replace(/[,\s]/g, '');
    if (!isNumber(plain)) return setTyped(text);
    const digits = plain.slice(0, String(maxOfOne).length);
    setTyped(digits);
    if (Number(digits) > 0) onChange(Number(digits));
  };

  return (
    <span className="grid justify-items-end gap-1">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? problemId : undefined}
        value={typed ?? String(quantity)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        className={classNames(
          'min-h-11 w-20 rounded-xl border bg-card px-3 text-center tabular-nums',
          isRefused ? 'border-seal' : 'border-muted/55',
        )}
      />
      {isRefused && (
        <span id={problemId} role="alert" className="text-seal text-sm leading-snug">
          {problem}
        </span>
      )}
    </span>
  );
}
