import { shortageSchema } from '@mooncake/domain/batches/shortages';
import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useCheckoutTexts } from '../../i18n/use-checkout-texts.ts';
import { useRefusalWords } from '../../i18n/use-refusal-words.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from './notice.tsx';
import { placeOfRefusal } from './refusal-place.ts';
import { ShortageList } from './shortage-list.tsx';

const shortFactsSchema = z.object({ shortages: z.array(shortageSchema) });
const priceFactsSchema = z.object({ newTotalSen: z.int() });

type RefusalNoticeProps = { problem: unknown; onAcceptTotal: (totalSen: Sen) => void };

/** Why the boxes were not held, with what can be done about it; it takes the focus when it appears. */
export function RefusalNotice({ problem, onAcceptTotal }: RefusalNoticeProps) {
  const text = useCheckoutTexts();
  const { title, message } = useRefusalWords()(problem);
  const box = useRef<HTMLDivElement>(null);
  const details = problem instanceof ApiProblem ? problem.details : {};
  const short = shortFactsSchema.safeParse(details);
  const price = priceFactsSchema.safeParse(details);
  const isAboutCart = problem instanceof ApiProblem && placeOfRefusal(problem.code) === 'cart';
  useArrival(box);

  return (
    <Notice look="problem" title={title} isAlert ref={box}>
      <p>{message}</p>
      {short.success && <ShortageList shortages={short.data.shortages} />}
      {isAboutCart && (
        <ButtonLink to="/cart" look="outline" className="mt-3">
          {text.editCart}
        </ButtonLink>
      )}
      {price.success && (
        <Button look="outline" className="mt-3" onClick={() => onAcceptTotal(price.data.newTotalSen)}>
          {text.proceed.accept(formatRinggit(price.data.newTotalSen))}
        </Button>
      )}
    </Notice>
  );
}

function useArrival(box: { readonly current: HTMLDivElement | null }) {
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [box]);
}
