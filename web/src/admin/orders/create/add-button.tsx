import { formatRinggit } from '@mooncake/domain/money';
import { Button } from '../../../ui/button.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

type AddButtonProps = { priceSen: number; onAdd: () => void };

/** Adds what was chosen, for what it costs. A double click adds once: its second half would be about the next box. */
export function AddButton({ priceSen, onAdd }: AddButtonProps) {
  const text = useNewOrderTexts();
  return (
    <Button
      look="outline"
      className="justify-self-start"
      onClick={({ detail }) => {
        if (detail < 2) onAdd();
      }}
    >
      {text.add} · {formatRinggit(priceSen)}
    </Button>
  );
}
