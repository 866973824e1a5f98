import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { answerCalls, refusal, toastsShown } from '../orders/orders.testing.tsx';
import { aBatch, aSlot, rawang } from './batches.testing.ts';

type Answer = (body: unknown) => Response;
let answers: Record<string, Answer>;
export const down = () => refusal('internal', {}, 500);

/** Answers by the end of the path; what a test does not name is not found. */
export function answer(named: Record<string, Answer>) {
  answers = { ...answers, ...named };
}

export const template = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Standard Rawang',
  description: 'From the kitchen',
  deliveryMethodIds: [rawang.id],
  slots: [],
};

/** Every test of the file meets a server with one batch, one template and one slot. */
export function serveBatches() {
  beforeEach(() => {
    answers = {
      '/batches': () => Response.json({ batches: [aBatch()], deliveryMethods: [rawang] }),
      '/batch-templates': () => Response.json({ templates: [template] }),
      '/time-slots': () => Response.json({ deliveryMethods: [rawang], timeSlots: [aSlot()] }),
    };
    answerCalls((path, body) => {
      const [end] = Object.keys(answers)
        .filter((name) => path.split('?')[0]?.endsWith(name))
        .sort((a, b) => b.length - a.length);
      return answers[end ?? '']?.(body) ?? refusal('not_found', {}, 404);
    });
  });

  afterEach(() => {
    cleanup();
    for (const { id } of shownToasts()) dismissToast(id);
    vi.restoreAllMocks();
  });
}

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const openMore = (name: RegExp) => press(/^More/).then(() => press(name));
export const toasts = (...expected: string[]) => waitFor(() => expect(toastsShown()).toEqual(expected));
