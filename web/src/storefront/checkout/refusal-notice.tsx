import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { useEffect, useRef } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { placeOfRefusal } from '../../shared/delivery/refusal-place.ts';
import { ShortageList } from '../../shared/delivery/shortage-list.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRefusalWords } from '../refusals/use-refusal-words.ts';
import { useCheckoutTexts } from './checkout.texts.ts';

type RefusalNoticeProps = { problem: unknown; onAcceptTotal: (totalSen: Sen) => void };

/** Why the boxes were not held, with what can be done about it; it takes the focus when it appears. */
export function RefusalNotice({ problem, onAcceptTotal }: RefusalNoticeProps) {
  const text = useCheckoutTexts();
  const { title, message } = useRefusalWords()(problem);
  const box = useRef<HTMLDivElement>(null);
  const short = refusalFacts(problem, 'batch.short_of_stock');
  const price = refusalFacts(problem, 'cart.price_changed');
  const isAboutCart = problem instanceof ApiProblem && placeOfRefusal(problem.code) === 'cart';
  useArrival(box);

  return (
    <Notice look="problem" title={title} isAlert ref={box}>
      <p>{message}</p>
      {short && <ShortageList shortages={short.shortages} />}
      {isAboutCart && (
        <ButtonLink to="/cart" look="outline" className="mt-3">
          {text.editCart}
        </ButtonLink>
      )}
      {price && (
        <Button look="outline" className="mt-3" onClick={() => onAcceptTotal(price.newTotalSen)}>
          {text.proceed.accept(formatRinggit(price.newTotalSen))}
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
