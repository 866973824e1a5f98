import { Button } from '../../ui/button.tsx';

type StepButtonProps = { sign: '+' | '−'; label: string; isOff: boolean; onStep: () => void };

/** One more or one less. Off it keeps the focus, so keys held at the end of the range do not lose their place. */
export function StepButton({ sign, label, isOff, onStep }: StepButtonProps) {
  return (
    <Button
      look="outline"
      size="compact"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onStep}
      className="size-11 text-xl md:px-3"
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
}
