import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { mainId } from '../../ui/main-id.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useConnection, useLineState } from './connection-context.ts';
import { askIfReady } from './health.ts';

type RefreshProblem = 'still' | 'failed' | null;

/** The server cannot be reached: what is known about it, and another try. */
export function ConnectionIssue() {
  const line = useConnection();
  const { health, checks, live } = useLineState();
  const text = useAdminTexts().connection;
  const { tryAgain } = useCommonTexts();
  const { language } = useLanguage();
  const [isTrying, setIsTrying] = useState(false);
  const [problem, setProblem] = useState<RefreshProblem>(null);

  const refresh = async () => {
    setIsTrying(true);
    try {
      setProblem((await askIfReady()) ? null : 'still');
    } catch {
      setProblem('failed');
    }
    await line.checkNow();
    setIsTrying(false);
  };

  return (
    <main id={mainId} tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
      <Card as="section" className="w-full max-w-lg p-6 md:p-8">
        <h1 className="text-2xl">{text.issue}</h1>
        <p role="alert" className="mt-3">
          {problem ? text.refreshProblems[problem] : text.unreachable}
        </p>
        <p className="mt-2 text-muted">{text.attempts(checks)}</p>
        <Button className="mt-5" disabled={isTrying} aria-busy={isTrying} onClick={() => void refresh()}>
          {isTrying ? text.trying : tryAgain}
        </Button>
        <details className="mt-5">
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted">{text.debug}</summary>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">{text.lastCheck}</dt>
            <dd>{health ? formatMoment(new Date(health.checkedAt).toISOString(), language) : '-'}</dd>
            <dt className="text-muted">{text.stream}</dt>
            <dd>{live}</dd>
            <dt className="text-muted">{text.browser}</dt>
            <dd>{navigator.onLine ? text.online : text.offline}</dd>
          </dl>
        </details>
      </Card>
    </main>
  );
}
