import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useBackLikeEscape } from './use-back-like-escape.ts';
import { useRoomForDialog } from './use-room-for-dialog.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useSwallowSecondTap } from './use-swallow-second-tap.ts';

const sizes = { normal: 'md:max-w-xl', wide: 'md:max-w-5xl' } as const;

type DialogProps = {
  title: ReactNode;
  /** The line under the title; it also describes the dialog to screen readers. */
  lead?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Stays in sight below the scrolling body: the price, the main action. */
  footer?: ReactNode;
  size?: keyof typeof sizes;
  /** Off when a slip of the finger beside the dialog would lose work; Escape and the button still close it. */
  closesOutside?: boolean;
  /** A step of the history, which the browser's back takes away together with the dialog. */
  isStep?: boolean;
  children: ReactNode;
};

/** Open while it is drawn: a sheet from below on phones, a card in the middle of larger screens. */
export function Dialog({
  title,
  lead,
  closeLabel,
  onClose,
  footer,
  size = 'normal',
  closesOutside = true,
  isStep = false,
  children,
}: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const backdrop = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useRoomForDialog();
  useScrollLock();
  useBackLikeEscape(onClose, isStep);
  useSwallowSecondTap();

  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        {/* Not the library's overlay: that one locks scrolling with a style element our security policy forbids. */}
        <div
          ref={backdrop}
          className="pointer-events-auto fixed inset-0 z-40 bg-night-deep/65 transition-opacity duration-200 starting:opacity-0"
        />
      </Primitive.Portal>
      <Primitive.Portal>
        <Primitive.Content
          ref={sheet}
          aria-modal="true"
          {...(lead === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Its name is read first; a close button in focus would be read instead.
            event.preventDefault();
            sheet.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // Toasts lie outside too, and dismissing one must not close the dialog.
            const isBackdrop = event.detail.originalEvent.target === backdrop.current;
            if (!closesOutside || !isBackdrop) event.preventDefault();
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[94dvh] flex-col rounded-t-card bg-card text-ink shadow-lg outline-none transition-[translate,opacity] duration-200 ease-out starting:translate-y-10 starting:opacity-0 md:inset-4 md:m-auto md:h-fit md:max-h-[min(92dvh,54rem)] md:rounded-card',
            sizes[size],
          )}
        >
          <header className="flex items-start gap-3 pt-5 pr-3 pb-3 pl-4.5 md:pt-6 md:pr-5 md:pb-4 md:pl-7">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="text-2xl">{title}</Primitive.Title>
              {lead !== undefined && (
                <Primitive.Description asChild>
                  <div className="mt-1 text-muted [overflow-wrap:anywhere]">{lead}</div>
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label={closeLabel}
              className="-mt-1 grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-flour hover:text-ink"
            >
              <Icon name="close" className="size-6" />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && (
            <footer className="border-line border-t bg-paper px-4.5 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:rounded-b-card md:px-7 md:py-4">
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
