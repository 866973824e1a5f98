import { anyBox } from '../../support/any-box.ts';
import { chooseDelivery, openCheckout } from '../../support/checkout-steps.ts';
import { holdRequests } from '../../support/held-requests.ts';
import { leaveOnly } from '../../support/other-buyers.ts';
import { expect, test } from '../../support/shop-test.ts';

test('boxes sold before the stream of changes is open are missed by nobody', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const stream = await holdRequests(context, '**/api/events*');
  const line = await anyBox(page, 'traditional-mooncake', 20);
  const asked = page.waitForRequest('**/api/events*');
  await openCheckout(page, [line]);
  await chooseDelivery(page, { method: 'Pick up from Rawang', date: '23/9', slot: '9am - 11am' });
  await asked;
  const giveBack = await leaveOnly(playwright, baseURL ?? '', { line, date: '23/9', left: 19 });
  await expect(page.getByRole('radio', { name: 'Batch 23/9' })).toBeChecked();

  stream.letThrough();
  await expect(page.getByText('Batch Unavailable')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Batch 23/9' })).toHaveAccessibleName(/Need 20, Available 19/);
  await giveBack();
});
