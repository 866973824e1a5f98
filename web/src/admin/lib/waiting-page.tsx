import { Loading } from '../../ui/loading.tsx';
import { mainId } from '../../ui/main-id.ts';

export function WaitingPage({ words }: { words: string }) {
  return (
    <main id={mainId} tabIndex={-1} className="grid min-h-dvh place-items-center px-6 outline-none">
      <Loading label={words} />
    </main>
  );
}
