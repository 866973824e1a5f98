import { checkOrderForm, type OrderFormProblem } from '@mooncake/domain/orders/order-form';
import { useState } from 'react';
import type { Delivery } from './delivery/use-delivery.ts';
import { useDraft } from './draft.ts';
import { fieldId, type StepNumber, stepId } from './form/field-ids.ts';

type Field = OrderFormProblem['field'];

/** What is wrong with the form, and how much of it to say yet: a field once it was left, all after a try. */
export function useFormProblems({ method, batch, slot }: Delivery) {
  const { form } = useDraft();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [wasTried, setWasTried] = useState(false);

  const problems = checkOrderForm(form, {
    batchId: batch?.batchId ?? null,
    timeSlotId: slot?.id ?? null,
    needsAddress: method?.needsAddress ?? false,
  });
  const openStep: StepNumber = method === null ? 1 : batch === null ? 2 : 3;
  return {
    problems,
    wasTried,
    setWasTried,
    /** The first question of the chooser that has no answer yet. */
    openStep,
    /** Where the summary of problems leads: the field itself, or that question. */
    placeOf: (field: Field) => (field === 'selection' ? stepId(openStep) : fieldId(field)),
    leave: (field: Field) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    problemOf: (field: Field) =>
      wasTried || left.includes(field)
        ? problems.find((problem) => problem.field === field)?.code
        : undefined,
  };
}
export type FormProblems = ReturnType<typeof useFormProblems>;
