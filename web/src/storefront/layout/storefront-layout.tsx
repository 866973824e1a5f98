import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { Loading, PageLoading } from '../../ui/loading.tsx';
import { mainId } from '../../ui/main-id.ts';
import { useLocation } from '../../ui/router/router.tsx';
import { dropToastsOfPage } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { CartKeeping } from '../cart/cart-keeping.tsx';
import { ConfiguratorHost } from '../configure/configurator-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { UnfinishedHost } from './unfinished-host.tsx';

export function StorefrontLayout({ children }: { children: ReactNode }) {
  const text = useMessages().shell;
  const { pathname } = useLocation();
  useToastsOfPage(pathname);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-card px-5 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-lg"
      >
        {text.skipToContent}
      </a>
      <UnfinishedHost />
      <Header isOverSky={pathname === '/'} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Suspense
          fallback={
            <PageLoading>
              <Loading label={text.loading} />
            </PageLoading>
          }
        >
          {children}
        </Suspense>
      </main>
      <Footer />
      <CartKeeping />
      <ConfiguratorHost key={pathname} />
      <Toaster label={text.notifications} dismissLabel={text.dismiss} />
    </div>
  );
}

/** Before the new page says anything itself: its own effects run after this one. */
function useToastsOfPage(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dropToastsOfPage();
  }, [pathname]);
}
