import { type SetupResponse, type SetupStep, setupSteps } from '@mooncake/domain/setup/setup.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useSetupTexts } from './setup.texts.ts';
import { setupQuery } from './setup-api.ts';
import { StartButton } from './start-button.tsx';
import { stepPaths } from './step-paths.ts';
import { useDismissal } from './use-dismissal.ts';

/** What is left to do before opening: one line with the next step, which opens into the whole list. */
export function SetupChecklist() {
  const text = useSetupTexts();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(setupQuery);
  const next = data && setupSteps.find((step) => !data.done.includes(step));
  if (!data || data.isDismissed || !next) return null;

  return (
    <Card as="section" aria-label={text.title} className="mt-1 sm:mb-2 lg:mb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="flex min-h-11 items-center gap-2 rounded-xl px-3 text-left lg:min-h-9"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon
            name="right"
            className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-90')}
          />
          <strong>{text.title}</strong>
          <span className="whitespace-nowrap text-muted text-sm">
            {text.progress(data.done.length, setupSteps.length)}
          </span>
        </button>
        {!isOpen && (
          <Link
            to={stepPaths[next]}
            className="inline-flex min-h-11 items-center lg:min-h-9 text-crust text-sm underline underline-offset-4 max-sm:hidden"
          >
            {text.next(text.steps[next])}
          </Link>
        )}
      </div>
      <div id={panelId} hidden={!isOpen} className="border-line border-t px-3 pt-2 pb-4 md:px-5">
        {isOpen && <Steps setup={data} />}
      </div>
    </Card>
  );
}

/** What a step is about; where the data tell what it lacks, that. */
function useHintOf({ done, hasDuitNow, methodsWithoutAddress }: SetupResponse) {
  const text = useSetupTexts();
  const { language } = useLanguage();
  return (step: SetupStep): string => {
    if (step === 'payment' && done.includes(step) && !hasDuitNow) return text.noDuitNow;
    if (step === 'places' && methodsWithoutAddress.length > 0) {
      return text.noAddress(
        methodsWithoutAddress.map(({ name, nameZh }) => inLanguage(language, name, nameZh)),
      );
    }
    return text.hints[step];
  };
}

function Steps({ setup }: { setup: SetupResponse }) {
  const text = useSetupTexts();
  const hintOf = useHintOf(setup);
  const { done, sample } = setup;
  const dismissal = useDismissal();
  return (
    <>
      <ol className="grid gap-x-6 md:grid-cols-2">
        {setupSteps.map((step) => {
          const isDone = done.includes(step);
          return (
            <li key={step}>
              <Link to={stepPaths[step]} className="group flex items-start gap-3 rounded-xl px-1 py-2">
                <span
                  className={classNames(
                    'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
                    isDone ? 'border-jade bg-jade text-on-jade' : 'border-line bg-paper',
                  )}
                >
                  {isDone && <Icon name="check" className="size-4" />}
                </span>
                <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
                  <span className="font-semibold underline-offset-4 group-hover:underline">
                    {text.steps[step]}
                  </span>
                  <span className="sr-only">({isDone ? text.done : text.toDo})</span>
                  <span className="block text-muted text-sm">{hintOf(step)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
        <StartButton sample={sample} />
        <Button
          look="quiet"
          size="small"
          disabled={dismissal.isPending}
          onClick={() => dismissal.mutate(true)}
        >
          {text.hide}
        </Button>
      </div>
    </>
  );
}
