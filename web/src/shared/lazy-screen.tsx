import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useMessages } from '../i18n/language-context.ts';
import { isServerThere } from '../lib/api/is-server-there.ts';
import { LoadFailed } from '../ui/load-failed.tsx';

const askAgainAfter = 5000;

/** The code of a screen did not come; anything else a screen throws is a fault of its own. */
class ScreenNotFetched extends Error {}

/**
 * A screen in a chunk of its own, drawn at once where its code was awaited beforehand. Where the network is away it
 * says so in its place, with everything around it standing, and comes by itself once the network is back.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null;

  const preload = async () => {
    try {
      Loaded ??= await load();
    } catch (error) {
      throw new ScreenNotFetched(String(error), { cause: error });
    }
    return { default: Loaded };
  };
  let Waiting = lazy(preload);

  function Screen() {
    const [tries, setTries] = useState(0);
    if (Loaded) return <Loaded />;
    const tryAgain = () => {
      Waiting = lazy(preload);
      setTries(tries + 1);
    };
    return (
      <FetchGuard key={tries} fallback={<NotFetched tries={tries} onTryAgain={tryAgain} />}>
        <Waiting />
      </FetchGuard>
    );
  }
  return { preload, Screen };
}

type FetchGuardProps = { fallback: ReactNode; children: ReactNode };

class FetchGuard extends Component<FetchGuardProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScreenNotFetched) return this.props.fallback;
    throw error;
  }
}

function NotFetched({ tries, onTryAgain }: { tries: number; onTryAgain: () => void }) {
  const text = useMessages().shell;
  const comeAgain = async () => {
    if (!(await isServerThere())) return;
    // Some browsers remember that a file did not come: then only a fresh page fetches it.
    if (tries > 0) window.location.reload();
    else onTryAgain();
  };
  const retry = useEffectEvent(comeAgain);
  useEffect(() => {
    const again = () => void retry();
    const timer = setInterval(again, askAgainAfter);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  return (
    <div role="alert" className="page-width grid min-h-[60vh] content-center py-10">
      <h1 className="mb-4 text-2xl">{text.noConnection}</h1>
      <LoadFailed
        message={text.noConnectionHint}
        retryLabel={text.tryAgain}
        onRetry={tries > 0 ? comeAgain : onTryAgain}
      />
    </div>
  );
}
