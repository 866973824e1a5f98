import { useEffect, useEffectEvent, useState } from 'react';
import { readOrderLink } from '../../shared/orders/order-link.ts';
import { useLocation } from '../../ui/router/router.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';
import { HelpCard } from './help-card.tsx';
import { fieldIds } from './lookup/field-ids.ts';
import { LookupForm } from './lookup/lookup-form.tsx';
import { MissedCard } from './lookup/missed-card.tsx';
import { unfinishedOrder } from './lookup/unfinished-order.ts';
import { useLookup } from './lookup/use-lookup.ts';
import { LookupResults } from './lookup-results.tsx';
import { OwnOrders } from './own-orders.tsx';

const blank = { orderNumber: '', phone: '' };

export function CheckStatusScreen() {
  const text = useCheckStatusTexts();
  const [search, setSearch] = useState(blank);
  const { state, find, refresh, reset } = useLookup();
  // A link in a message names its order: nothing has to be typed.
  const { hash } = useLocation();
  const followLink = useEffectEvent((linked: string) => {
    const link = readOrderLink(linked);
    if (link) find({ ...link, phone: '' });
  });
  useEffect(() => followLink(hash), [hash]);

  const isAtForm = state.step === 'form' || state.step === 'searching';

  const returnToForm = (kept: typeof blank, field: string = fieldIds.orderNumber) => {
    setSearch(kept);
    reset();
    // Once the form is drawn again, typing can go on where it began.
    requestAnimationFrame(() => document.getElementById(field)?.focus());
  };

  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-1 mb-6 text-lg text-muted">{text.lead}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8">
        <div className="grid gap-8">
          {isAtForm && (
            <LookupForm
              value={search}
              onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
              onSearch={() => find(search)}
              isSearching={state.step === 'searching'}
              problem={state.step === 'form' ? state.problem : null}
              isMissing={state.step === 'form' && state.isMissing}
            />
          )}
          {state.step === 'missed' && (
            <MissedCard
              words={state.words}
              unfinished={unfinishedOrder(search.orderNumber)}
              onTryAgain={() => returnToForm(search)}
            />
          )}
          {state.step === 'found' && (
            <LookupResults
              orders={state.orders}
              proof={state.search}
              onChanged={() => void refresh()}
              onEnterBoth={() =>
                returnToForm(
                  { orderNumber: state.search.orderNumber, phone: state.search.phone },
                  state.search.phone ? fieldIds.orderNumber : fieldIds.phone,
                )
              }
              onAnother={() => returnToForm(blank)}
            />
          )}
          {state.step !== 'found' && <OwnOrders />}
        </div>
        <HelpCard />
      </div>
    </div>
  );
}
