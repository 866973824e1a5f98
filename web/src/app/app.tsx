import type { Language } from '@mooncake/domain/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import type { Messages } from '../i18n/messages.ts';
import { StorefrontLayout } from '../storefront/layout/storefront-layout.tsx';
import { useLocation } from '../ui/router/router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageArrival } from './page-arrival.tsx';
import { office, screenAt } from './screens.ts';
import { TabTitle } from './tab-title.tsx';

type AppProps = { queries: QueryClient; language: Language; messages: Messages };

/** Everything inside the router, the same in the browser and on the server. */
export function App({ queries, language, messages }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={messages}>
          <TabTitle />
          <PageArrival />
          <Page />
        </LanguageProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Page() {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  if (screen !== office) {
    return (
      <StorefrontLayout>
        <screen.Screen />
      </StorefrontLayout>
    );
  }
  return (
    <Suspense>
      <office.Screen />
    </Suspense>
  );
}
