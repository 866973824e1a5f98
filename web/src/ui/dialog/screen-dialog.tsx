import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollLock } from './use-scroll-lock.ts';

type ScreenDialogProps = {
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether Escape was used up by something smaller than the dialog, which then stays open. */
  takesEscape?: () => boolean;
  /** Set where no description of the radix kind is among the children. */
  isUndescribed?: boolean;
  className?: string;
  children: ReactNode;
};

/** A dialog that takes the whole screen, open while it is drawn. Its title is among the children. */
export function ScreenDialog({
  onClose,
  onKeyDown,
  takesEscape,
  isUndescribed = false,
  className,
  children,
}: ScreenDialogProps) {
  const [opener] = useState(() => document.activeElement);
  const screen = useRef<HTMLDivElement>(null);
  useScrollLock();

  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          ref={screen}
          aria-modal="true"
          {...(isUndescribed && { 'aria-describedby': undefined })}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => takesEscape?.() && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            // Its name is read first; a button in focus would be read instead.
            event.preventDefault();
            screen.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
          }}
          // Toasts lie outside, and dismissing one must not close the dialog.
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(
            'fixed inset-0 z-40 flex outline-none transition-opacity duration-200 starting:opacity-0',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
