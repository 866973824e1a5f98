import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './loading.tsx';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { onPress: () => unknown };

/** Shows that a press was heard until what `onPress` promises is there, and takes no second one meanwhile. */
export function BusyButton({ onPress, children, ...rest }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  const press = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    // Not every browser focuses a clicked button, and a dialog gives focus back to where it was.
    currentTarget.focus();
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
  };

  return (
    <Button {...rest} aria-busy={isBusy} aria-disabled={isBusy} onClick={(event) => void press(event)}>
      {isBusy && <Spinner className="size-5" />}
      {children}
    </Button>
  );
}
