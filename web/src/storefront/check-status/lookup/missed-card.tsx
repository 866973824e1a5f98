import { useEffect, useRef } from 'react';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useCheckStatusTexts } from '../check-status.texts.ts';

type MissedCardProps = {
  words: Words;
  /** Where the order searched for goes on, if this browser reserved it and never sent a receipt. */
  unfinished: string | null;
  onTryAgain: () => void;
};

export function MissedCard({ words, unfinished, onTryAgain }: MissedCardProps) {
  const text = useCheckStatusTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="grid justify-items-center gap-3 rounded-card border border-line bg-card px-5 py-9 text-center md:px-10">
      <span
        aria-hidden="true"
        className="grid size-16 place-items-center rounded-full border-2 border-line border-dashed font-display text-2xl text-muted"
      >
        ?
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-2xl outline-none">
        {unfinished ? text.unfinishedTitle : words.title}
      </h2>
      {unfinished ? (
        <>
          <p className="max-w-xl text-balance text-lg">{text.unfinished}</p>
          <ButtonLink to={unfinished} size="large" className="mt-3 max-sm:w-full">
            {text.unfinishedLink}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="text-balance text-lg">{words.message}</p>
          <p className="max-w-xl text-balance text-muted">{text.notFoundHint}</p>
        </>
      )}
      <Button
        size="large"
        look={unfinished ? 'outline' : 'primary'}
        className="mt-3 max-sm:w-full"
        onClick={onTryAgain}
      >
        {text.tryAgain}
      </Button>
    </section>
  );
}
