import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { checkMethod, type MethodDraft, type MethodProblem } from '@mooncake/domain/delivery/method-draft';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { wholeOrZero } from '@mooncake/domain/products/form/product-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useVersionedForm } from '../../lib/use-versioned-form.ts';
import { batchTopics } from '../use-change-batches.ts';
import { adminMethodsQuery, type FilledMethod, methodApi } from './method-queries.ts';
import { useMethodTexts } from './methods.texts.ts';

/** As it is typed: the number is still text, and a place that is switched off is kept until the form closes. */
type MethodForm = Omit<MethodDraft, 'sortOrder' | 'place'> & {
  sortOrder: string;
  hasPlace: boolean;
  place: Omit<PickupPlace, 'mapUrl'> & { mapUrl: string };
  movesSharedPlace: boolean;
};
type FormOptions = { method: AdminMethod | null; lastPlace: number; onSaved: () => void };

export function useMethodForm({ method, lastPlace, onSaved }: FormOptions) {
  const text = useMethodTexts();
  const queries = useQueryClient();
  const [id] = useState(() => method?.id ?? randomUuid());

  const form = useVersionedForm({
    topics: [...batchTopics, 'orders'],
    start: () => (method ? seenOf(method) : { values: emptyForm(lastPlace), version: null }),
    read(values): FilledMethod | null {
      const draft = draftOf(values);
      if (checkMethod(draft).length === 0) return { draft, movesSharedPlace: values.movesSharedPlace };
      toast({ ...text.invalid, variant: 'destructive' });
      return null;
    },
    send: (filled, version) => methodApi.save({ id, ...filled, version }),
    done: ({ deliveryMethod: { name } }) => (method ? text.updated(name) : text.created(name)),
    failed: text.failed.save,
    onDone: onSaved,
    newerVersion: (problem) => refusalFacts(problem, 'method.changed_meanwhile')?.version ?? null,
    async loadNewest() {
      const all = await queries.fetchQuery({ ...adminMethodsQuery, staleTime: 0 });
      const theirs = all.find((one) => one.id === id);
      return theirs ? seenOf(theirs) : null;
    },
  });

  const draft = draftOf(form.values);
  const problems = form.wasSent ? checkMethod(draft) : [];
  return {
    ...form,
    changePlace: (changes: Partial<MethodForm['place']>) =>
      form.change({ place: { ...form.values.place, ...changes } }),
    isPlaceChanged: method?.place != null && !isSamePlace(draft.place, method.place),
    problemAt(field: MethodProblem['field']): string | undefined {
      const found = problems.find((problem) => problem.field === field);
      return found && text.problems[found.problem];
    },
  };
}

export type MethodEditor = ReturnType<typeof useMethodForm>;

export function isSamePlace(one: PickupPlace | null, other: PickupPlace | null): boolean {
  const facts = (place: PickupPlace | null) =>
    place && [
      place.name,
      place.nameZh,
      place.address,
      place.note,
      place.noteZh,
      place.mapUrl,
      place.mapImageUrl,
    ];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

function draftOf({ sortOrder, hasPlace, place, movesSharedPlace: _, ...same }: MethodForm): MethodDraft {
  const mapUrl = place.mapUrl.trim() || null;
  return { ...same, sortOrder: wholeOrZero(sortOrder), place: hasPlace ? { ...place, mapUrl } : null };
}

function seenOf(method: AdminMethod): { values: MethodForm; version: number | null } {
  const { name, nameZh, description, descriptionZh, feeNote, feeNoteZh, version } = method;
  const { isPickup, slotChoice, needsAddress, isActive, sortOrder, place } = method;
  return {
    values: {
      ...{ name, nameZh, description, descriptionZh, feeNote, feeNoteZh },
      ...{ isPickup, slotChoice, needsAddress, isActive },
      sortOrder: String(sortOrder),
      hasPlace: place !== null,
      place: place ? { ...place, mapUrl: place.mapUrl ?? '' } : noPlace,
      movesSharedPlace: true,
    },
    version,
  };
}

const noPlace = { name: '', nameZh: '', address: '', note: '', noteZh: '', mapUrl: '', mapImageUrl: null };

function emptyForm(place: number): MethodForm {
  return {
    ...{ name: '', nameZh: '', description: '', descriptionZh: '', feeNote: '', feeNoteZh: '' },
    ...{ isPickup: true, slotChoice: 'choose', needsAddress: false, isActive: true },
    sortOrder: String(place),
    hasPlace: true,
    place: noPlace,
    movesSharedPlace: true,
  };
}
