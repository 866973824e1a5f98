import type {
  AdminBatch,
  BatchTemplate,
  BatchUpdate,
  NewBatch,
} from '@mooncake/domain/batches/batch-admin.contract';
import { type BatchFormProblem, checkBatchForm } from '@mooncake/domain/batches/batch-form';
import { useState } from 'react';
import { randomUuid } from '../../lib/random-uuid.ts';
import { fromLocalField, toLocalField } from './cut-off.ts';

type Typed = { batchName: string; batchDate: string; cutOff: string; deliveryMethodIds: string[] };

/** What is typed into the form of a batch, and what is still wrong with it once somebody tried to save. */
export function useBatchForm(batch: AdminBatch | null) {
  const [typed, setTyped] = useState(() => typedOf(batch));
  const [newId] = useState(randomUuid);
  const [version, setVersion] = useState(batch?.version ?? 0);
  const [isShown, setIsShown] = useState(true);
  const [template, setTemplate] = useState<BatchTemplate | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const form = { ...typed, orderUntil: fromLocalField(typed.cutOff) };
  const problems = checkBatchForm(form);

  return {
    typed,
    isShown,
    template,
    setIsShown,
    type: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    /** The methods of the template, its slots along with them; name and date stay as typed. */
    apply(chosen: BatchTemplate | null) {
      setTemplate(chosen);
      if (chosen) setTyped({ ...typed, deliveryMethodIds: chosen.deliveryMethodIds });
    },
    has: (problem: BatchFormProblem) => wasTried && problems.includes(problem),
    /** The filled form, or null while something is wrong with it. */
    check(): (NewBatch & BatchUpdate) | null {
      setWasTried(true);
      if (problems.length > 0) return null;
      const { cutOff: _, ...filled } = form;
      return { ...filled, id: newId, isActive: isShown, slots: template?.slots ?? [], version };
    },
    /** The batch as a colleague saved it. */
    load(theirs: AdminBatch) {
      setTyped(typedOf(theirs));
      setVersion(theirs.version);
    },
  };
}

function typedOf(batch: AdminBatch | null): Typed {
  return {
    batchName: batch?.batchName ?? '',
    batchDate: batch?.batchDate ?? '',
    cutOff: toLocalField(batch?.orderUntil ?? null),
    deliveryMethodIds: batch?.deliveryMethodIds ?? [],
  };
}
