import { checkLookup, lookupKind } from '@mooncake/domain/lookup/lookup';
import type { FoundOrder, LookupRequest } from '@mooncake/domain/lookup/lookup.contract';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { ownRefusal } from '../../../lib/api/own-refusal.ts';
import type { Words } from '../../../shared/refusals/refusal-words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefusalWords } from '../../refusals/use-refusal-words.ts';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import { findOrders } from '../status-api.ts';

/** Where a search stands; what went wrong with the form itself is told at the form. */
export type LookupState =
  | { step: 'form'; problem: Words | null; isMissing: boolean }
  | { step: 'searching' }
  | { step: 'found'; search: LookupRequest; orders: readonly FoundOrder[] }
  | { step: 'missed'; words: Words };

const start: LookupState = { step: 'form', problem: null, isMissing: false };

/** Looks orders up; the page says how it went, and a toast only what it does not. */
export function useLookup() {
  const text = useCheckStatusTexts();
  const refusalWords = useRefusalWords();
  const [state, setState] = useState<LookupState>(start);

  const wordsOf = (thrown: unknown, search: LookupRequest): Words => {
    const isFailure = thrown instanceof ApiProblem && (thrown.status === 0 || thrown.status >= 500);
    if (!isFailure) return refusalWords(thrown);
    const isByPhone = lookupKind(search) === 'phone';
    return { title: text.error, message: isByPhone ? text.ordersFailed : text.orderFailed };
  };

  const find = async (search: LookupRequest) => {
    if (checkLookup(search)) {
      const problem = refusalWords(ownRefusal('lookup.missing_information', {}));
      return setState({ step: 'form', problem, isMissing: true });
    }
    setState({ step: 'searching' });
    try {
      const orders = await findOrders(search);
      // Who followed a link searched for nothing.
      const isTyped = search.key === undefined;
      if (isTyped && orders.length === 1) {
        toast({ title: text.found, message: text.foundMessage, about: 'order', standsBelow: true });
      }
      setState({ step: 'found', search, orders });
    } catch (thrown) {
      const words = wordsOf(thrown, search);
      const isMiss = thrown instanceof ApiProblem && thrown.code === 'lookup.not_found';
      setState(isMiss ? { step: 'missed', words } : { step: 'form', problem: words, isMissing: false });
    }
  };

  /** After a change made here: the same search once more, without a word; the old answer stays if it fails. */
  const refresh = async () => {
    if (state.step !== 'found') return;
    const { search } = state;
    const orders = await findOrders(search).catch(() => null);
    if (orders) setState({ step: 'found', search, orders });
  };

  return { state, find: (search: LookupRequest) => void find(search), refresh, reset: () => setState(start) };
}
