import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { Loading } from '../../ui/loading.tsx';
import { mainId } from '../../ui/main-id.ts';
import { AdminFooter } from './admin-footer.tsx';
import { AdminHeader } from './admin-header.tsx';

/** Header, footer and between them the screen. */
export function AdminShell({ children }: { children: ReactNode }) {
  const text = useMessages().shell;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed print:hidden top-2 left-2 z-50 -translate-y-24 rounded-full bg-card px-5 py-3 font-semibold text-ink shadow-lg focus:translate-y-0"
      >
        {text.skipToContent}
      </a>
      <AdminHeader />
      <main id={mainId} tabIndex={-1} className="office-width w-full flex-1 pt-6 outline-none md:pt-8">
        <Suspense
          fallback={
            <div className="grid min-h-[50vh] place-items-center">
              <Loading label={text.loading} />
            </div>
          }
        >
          {children}
        </Suspense>
      </main>
      <AdminFooter />
    </div>
  );
}
