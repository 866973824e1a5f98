import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { Card } from '../../ui/card.tsx';
import { mainId } from '../../ui/main-id.ts';
import { Colophon } from '../lib/colophon.tsx';
import { useTitle } from '../lib/use-title.ts';

type AuthPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A page outside the back office's door: one card under the night sky. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  useTitle(title);
  return (
    <div className="night-sky flex min-h-dvh flex-col">
      <header className="flex justify-end p-3">
        <LanguageSwitch />
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className="grid flex-1 place-items-center px-4 pt-2 pb-10 text-ink outline-none"
      >
        <Card as="section" className="w-full max-w-md p-6 md:p-9">
          <span aria-hidden="true" className="moon mb-5 block size-12 rounded-full" />
          <h1 className="text-2xl">{title}</h1>
          {lead && <div className="mt-2 text-muted">{lead}</div>}
          <div className="mt-6">{children}</div>
        </Card>
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-6 px-4 pb-4 text-center text-on-night-muted text-sm">
        <Colophon linkClass="text-on-night" />
      </footer>
    </div>
  );
}
