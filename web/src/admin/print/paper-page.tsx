import type { ReactNode } from 'react';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { mainId } from '../../ui/main-id.ts';
import { useTitle } from '../lib/use-title.ts';
import { useAdminPrintTexts } from './print.texts.ts';
import './paper.css';

type PaperPageProps = {
  title: string;
  /** What to put into the printer. */
  paper: string;
  back: { to: string; label: string };
  isReady: boolean;
  /** Choices about the paper itself. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Paper on the screen as it will leave the printer, under a bar that stays behind. */
export function PaperPage({ title, paper, back, isReady, tools, children }: PaperPageProps) {
  const text = useAdminPrintTexts();
  useTitle(title);

  return (
    <>
      <header className="paper-bar sticky top-0 z-10 border-line border-b bg-card">
        <div className="office-width flex flex-wrap items-center gap-x-5 gap-y-3 py-3">
          <div className="min-w-40 flex-1">
            <h1 className="text-xl">{title}</h1>
            <p className="text-sm text-muted">{paper}</p>
          </div>
          {tools}
          <ButtonLink look="outline" to={back.to}>
            {back.label}
          </ButtonLink>
          <Button disabled={!isReady} onClick={() => window.print()}>
            <PaperIcon name="print" />
            {text.print}
          </Button>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="paper-desk min-h-dvh outline-none">
        {children}
      </main>
    </>
  );
}
