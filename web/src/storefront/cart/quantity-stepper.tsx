import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { Icon } from '../../ui/icon.tsx';

type QuantityStepperProps = { name: string; quantity: number; onStep: (step: 1 | -1) => void };

export function QuantityStepper({ name, quantity, onStep }: QuantityStepperProps) {
  const text = useCartTexts();
  return (
    <fieldset
      aria-label={text.quantity(name)}
      className="inline-flex items-center rounded-full border border-line bg-paper"
    >
      <button
        type="button"
        aria-label={text.fewer(name)}
        disabled={quantity <= 1}
        onClick={() => onStep(-1)}
        className={stepClass}
      >
        <Icon name="minus" className="size-4.5" />
      </button>
      <span className="min-w-9 px-1 text-center font-semibold text-lg tabular-nums">{quantity}</span>
      <button type="button" aria-label={text.more(name)} onClick={() => onStep(1)} className={stepClass}>
        <Icon name="plus" className="size-4.5" />
      </button>
    </fieldset>
  );
}

const stepClass =
  'grid size-11 place-items-center rounded-full transition-colors duration-150 enabled:hover:bg-amber-wash disabled:cursor-not-allowed disabled:opacity-35';
