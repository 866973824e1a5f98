import type {
  AdminBatch,
  BatchTemplate,
  BatchUpdate,
  NewBatch,
} from '@mooncake/domain/batches/batch-admin.contract';
import { type BatchFormProblem, checkBatchForm } from '@mooncake/domain/batches/batch-form';
import { useState } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { useVersionedForm } from '../../lib/use-versioned-form.ts';
import { sendBatch } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { batchTopics } from '../use-change-batches.ts';
import { fromLocalField, toLocalField } from './cut-off.ts';

type Typed = {
  batchName: string;
  batchNameZh: string;
  batchDate: string;
  cutOff: string;
  deliveryMethodIds: string[];
};

type BatchFormOptions = { batch: AdminBatch | null; onSaved: (batch: AdminBatch) => void };

/** What is typed into the form of a batch, what is still wrong with it once somebody tried, and its saving. */
export function useBatchForm({ batch, onSaved }: BatchFormOptions) {
  const text = useBatchTexts();
  const datedBatch = useDatedBatch();
  const [newId] = useState(randomUuid);
  const [isShown, setIsShown] = useState(true);
  const [template, setTemplate] = useState<BatchTemplate | null>(null);

  const form = useVersionedForm({
    topics: batchTopics,
    start: () => seenOf(batch),
    read(typed): Omit<NewBatch & BatchUpdate, 'version'> | null {
      const { cutOff: _, ...filled } = filledOf(typed);
      if (checkBatchForm(filled).length > 0) return null;
      return { ...filled, id: newId, isActive: isShown, slots: template?.slots ?? [] };
    },
    send: (filled, version) =>
      batch ? sendBatch('PUT', `/${batch.id}`, { ...filled, version }) : sendBatch('POST', '', filled),
    done: (saved) => ({
      title: batch ? text.form.saved : text.form.created,
      message: text.form.savedMessage(datedBatch(saved)),
    }),
    failed: text.failed.save,
    onDone: onSaved,
    newerVersion: (problem) => refusalFacts(problem, 'batch.changed_meanwhile')?.version ?? null,
    // The list behind the dialog was fetched again with the refusal.
    loadNewest: async () => seenOf(batch),
  });
  const problems = checkBatchForm(filledOf(form.values));
  // The methods of a template come with it: nobody typed them.
  const begun = { ...typedOf(batch), ...(template && { deliveryMethodIds: template.deliveryMethodIds }) };

  return {
    ...form,
    isShown,
    template,
    setIsShown,
    isTouched: !isShown || JSON.stringify(form.values) !== JSON.stringify(begun),
    /** The methods of the template, its slots along with them; name and date stay as typed. */
    apply(chosen: BatchTemplate | null) {
      setTemplate(chosen);
      if (chosen) form.change({ deliveryMethodIds: chosen.deliveryMethodIds });
    },
    has: (problem: BatchFormProblem) => form.wasSent && problems.includes(problem),
  };
}

const filledOf = (typed: Typed) => ({ ...typed, orderUntil: fromLocalField(typed.cutOff) });

function seenOf(batch: AdminBatch | null): { values: Typed; version: number } {
  return { values: typedOf(batch), version: batch?.version ?? 0 };
}

function typedOf(batch: AdminBatch | null): Typed {
  return {
    batchName: batch?.batchName ?? '',
    batchNameZh: batch?.batchNameZh ?? '',
    batchDate: batch?.batchDate ?? '',
    cutOff: toLocalField(batch?.orderUntil ?? null),
    deliveryMethodIds: batch?.deliveryMethodIds ?? [],
  };
}
