import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { usePaymentTexts } from './payment.texts.ts';

const tabs = ['bank', 'duitNow'] as const;
type Tab = (typeof tabs)[number];

/** The two ways to pay; arrow keys move between them. */
export function PaymentTabs({ panels }: { panels: Readonly<Record<Tab, ReactNode>> }) {
  const text = usePaymentTexts();
  const [shown, setShown] = useState<Tab>('bank');
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});

  const move = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = shown === 'bank' ? 'duitNow' : 'bank';
    setShown(other);
    buttons.current[other]?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={text.howToPay}
        className="grid grid-cols-2 gap-1.5 rounded-full bg-flour p-1.5"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={(button) => {
              buttons.current[tab] = button;
            }}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
            onKeyDown={move}
            className={classNames(
              'min-h-11 rounded-full px-3 transition-colors duration-150',
              tab === shown ? 'bg-card font-semibold shadow-sm' : 'text-muted hover:text-ink',
            )}
          >
            {text.tabs[tab]}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          hidden={tab !== shown}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  );
}
