import type { Locator, Page } from '@playwright/test';
import { openAdmin, signIn } from '../staff.ts';
import { changeElsewhere, type OfficeOrder, readOrder } from './admin-orders.ts';

export async function openSummary(page: Page) {
  await signIn(page);
  await openAdmin(page, { tab: 'batch-summary' });
}

/** The card of a batch, or of all of them together, by its heading. */
export const summaryCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/** Narrows the summary to one batch, which the list names with its date. */
export async function chooseBatch(page: Page, name: string) {
  const field = page.getByLabel('Filter by Batch');
  const option = field.getByRole('option', { name: `${name} · ` });
  await field.selectOption(await option.getAttribute('value'));
}

/** The row of a flavour with yolk under Shanghai, which the kitchen bakes as one thing. */
export const yolkRow = (card: Locator, code: string): Locator =>
  card
    .getByRole('listitem')
    .filter({ has: card.page().getByRole('heading', { name: /^Shanghai/ }) })
    .getByRole('listitem')
    .filter({ hasText: code })
    .filter({ hasText: /with yolk|有蛋黄/ });

/** Gives the boxes of an order back when a journey is over. */
export async function giveBack({ request }: Page, { id }: OfficeOrder) {
  const order = await readOrder(request, id);
  if (order.orderStatus === 'cancelled') return;
  await changeElsewhere(request, order, {
    orderStatus: 'cancelled',
    paymentStatus: 'rejected',
    reason: 'The journey is over',
  });
}

/** How many pages a PDF has, and how large the first of them is in points. */
export function pagesOf(pdf: Buffer): { pages: number; size: number[] } {
  const text = pdf.toString('latin1');
  const [, box = ''] = /\/MediaBox\s*\[([^\]]+)\]/.exec(text) ?? [];
  return {
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    size: box.trim().split(/\s+/).slice(2).map(Number),
  };
}
