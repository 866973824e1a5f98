import { systemStatusSchema } from '@mooncake/domain/staff/system-status.contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { classNames } from '../../ui/class-names.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { checkEvery } from '../connection/health.ts';
import { Colophon } from '../lib/colophon.tsx';

export function AdminFooter() {
  return (
    <footer className="mt-10 border-line border-t bg-card print:hidden">
      <div className="office-width flex flex-col gap-4 py-6 text-sm text-muted lg:flex-row lg:items-center lg:justify-between">
        <SystemLights />
        <Colophon linkClass="text-crust" />
      </div>
    </footer>
  );
}

type Light = {
  name: string;
  isGood: boolean;
  /** Neither good nor bad. */
  isQuiet?: boolean;
  words: { good: string; bad: string };
  why: string;
};

/** What the server found when it looked, asked again as often as its health. */
function SystemLights() {
  const text = useAdminTexts().shell;
  const { data, isError } = useQuery({
    queryKey: ['system-status'],
    queryFn: ({ signal }) => request('/api/admin/system-status', systemStatusSchema, { signal }),
    refetchInterval: checkEvery,
    staleTime: checkEvery,
  });
  if (isError || !data) return <p>{isError ? text.statusUnknown : ' '}</p>;

  const weak = data.security.checks.filter(({ isPassed }) => !isPassed).map(({ name }) => text.checks[name]);
  const { isActive, isLow, freeBytes } = data.storage;
  const low = text.storageLow(Math.floor((freeBytes ?? 0) / 1024 ** 2));
  const reading = data.receiptReading;
  const lights: Light[] = [
    { name: 'database', isGood: data.database.isOnline, words: text.database, why: '' },
    {
      name: 'storage',
      isGood: isActive && !isLow,
      words: isActive && isLow ? { good: low, bad: low } : text.storage,
      why: '',
    },
    ...(data.orderNumbers.isHalfUsed
      ? [{ name: 'numbers', isGood: false, words: text.orderNumbers, why: '' }]
      : []),
    {
      name: 'reading',
      // Without a reader the shop works as before: told, but no alarm.
      isGood: true,
      isQuiet: !reading.isInstalled,
      words: {
        good: reading.isInstalled ? text.receiptsRead(reading.waiting) : text.receiptsNotRead,
        bad: '',
      },
      why: '',
    },
    { name: 'security', isGood: data.security.isProtected, words: text.security, why: weak.join(', ') },
  ];
  return (
    <ul aria-label={text.systemStatus} className="flex flex-wrap gap-x-5 gap-y-2">
      {lights.map(({ name, isGood, isQuiet = false, words, why }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              'size-2.5 rounded-full',
              isQuiet ? 'bg-muted/50' : isGood ? 'bg-jade' : 'bg-seal',
            )}
          />
          {isGood ? words.good : words.bad}
          {why && ` (${why})`}
        </li>
      ))}
    </ul>
  );
}
