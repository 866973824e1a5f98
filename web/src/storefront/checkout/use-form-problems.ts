import { checkOrderForm, type OrderFormProblem } from '@mooncake/domain/orders/order-form';
import { useState } from 'react';
import type { Delivery } from './delivery/use-delivery.ts';
import { useDraft } from './draft.ts';

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
  return {
    problems,
    wasTried,
    setWasTried,
    leave: (field: Field) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    problemOf: (field: Field) =>
      wasTried || left.includes(field)
        ? problems.find((problem) => problem.field === field)?.code
        : undefined,
  };
}
export type FormProblems = ReturnType<typeof useFormProblems>;
