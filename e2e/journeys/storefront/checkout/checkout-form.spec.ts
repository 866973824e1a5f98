import { chooseDelivery, fillContact, orderAgain } from '../../../support/checkout-steps.ts';
import { expect, expectAccessible, test } from '../../../support/shop-test.ts';
import { mochi } from '../../../support/stored-cart.ts';

test('the order form is filled in, with all that can go wrong', async ({ page }) => {
  await test.step('an empty cart leads back to the cart page', async () => {
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  await orderAgain(page, [await mochi(page)]);
  await test.step('every method tells its dates and times', async () => {
    for (const line of [
      'on all dates, with yam mooncakes: 5pm - 11pm only',
      'on all dates, with yam mooncakes: 6:30pm - 7pm only',
      'on 21/9 night, 7:30pm - 7:45pm only',
      'on 17/9, time to be informed later',
    ]) {
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    }
  });

  await test.step('what is missing is told once at its field, and in one list that leads there', async () => {
    const button = page.getByRole('button', { name: 'Proceed to Payment (RM 50.00)' });
    await expect(button).toBeDisabled();
    await expect(page.getByText('choose pickup or delivery, a date and a time')).toBeVisible();

    await button.press('Enter');
    const selection = 'Please select pickup/delivery method and time slot';
    await expect(page.getByRole('link', { name: `Selection Required: ${selection}` })).toBeVisible();
    await expect(page.getByRole('group', { name: /Choose Pickup or Delivery/ })).toHaveAccessibleDescription(
      selection,
    );
    await expect(page.getByText('choose pickup or delivery, a date and a time')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('article')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('radio', { name: 'KL Share Delivery fees' }).check();
    // The method's only date and only time are chosen by themselves, once they are known.
    await expect(page.getByRole('radio', { name: 'Batch 17/9' })).toBeChecked();
    await expect(page.getByRole('link', { name: /^Selection Required/ })).toHaveCount(0);
    const second = 'Please provide either an email address, Instagram username, or Facebook username';
    await expect(page.getByRole('link', { name: `Second Contact Method Required: ${second}` })).toBeVisible();
    await page.locator('#checkout-facebook').fill('Tan Ah Hua');

    await button.press('Enter');
    await page
      .getByRole('link', {
        name: 'Address Required: Please provide your delivery address for this delivery method',
      })
      .click();
    await expect(page.locator('#checkout-deliveryAddress')).toBeFocused();
    await page.locator('#checkout-deliveryAddress').fill('12, Jalan Contoh');

    await page.locator('#checkout-name').fill('Tan Ah Hua');
    await page.locator('#checkout-phone').fill('12345');
    await page.locator('#checkout-email').fill('tan@');
    // Wrong in form only: the button is open, the answer explains.
    await expect(button).toBeEnabled();
    await button.click();
    const problem = 'This phone number does not look complete. Example: 012-345 6789';
    await expect(page.locator('#checkout-phone')).toHaveAccessibleDescription(new RegExp(problem));
    await expect(page.getByRole('link', { name: `Phone Number: ${problem}` })).toBeVisible();
    await page.getByRole('link', { name: /^Email Address:/ }).click();
    await expect(page.locator('#checkout-email')).toBeFocused();
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('a phone is taken in any Malaysian spelling', async () => {
    const phone = page.locator('#checkout-phone');
    await expect(phone).toHaveAccessibleDescription(
      /We call or WhatsApp this number about your pickup or delivery/,
    );
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    for (const spelling of ['+60123456789', '03-1234 5678']) {
      await phone.fill(spelling);
      await phone.blur();
      await expect(phone).toHaveAttribute('aria-invalid', 'false');
    }
  });

  await test.step('the draft is kept over a reload, and a new method clears date and time', async () => {
    await chooseDelivery(page, { method: 'Pick up from Rawang', date: '19/9', slot: '2pm - 5pm' });
    const contact = await fillContact(page);
    await page.locator('#checkout-notes').fill('Ring twice');

    await page.reload();
    await expect(page.locator('#checkout-name')).toHaveValue(contact.name);
    await expect(page.locator('#checkout-notes')).toHaveValue('Ring twice');
    await expect(page.getByRole('radio', { name: 'Batch 19/9' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '2pm - 5pm' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Privacy Notice' }).first()).toHaveAttribute(
      'href',
      '/privacy',
    );

    await page.getByRole('radio', { name: 'Batch 23/9' }).check();
    await expect(page.getByRole('radio', { name: '2pm - 5pm' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Self-arrange delivery' }).check();
    await expect(page.getByRole('radio', { name: 'Batch 23/9' })).not.toBeChecked();
    await expect(page.locator('input[name=time-slot]')).toHaveCount(0);
  });

  await test.step('all dates can be shown for reference, those of other methods closed', async () => {
    await page.getByRole('radio', { name: 'Kepong Pick up' }).check();
    await expect(page.locator('input[name=batch]')).toHaveCount(1);
    await expect(page.getByText('This method has one time only: 7:30pm - 7:45pm')).toBeVisible();
    await expect(page.locator('input[name=time-slot]')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show all dates' }).check();
    await expect(page.getByRole('radio', { name: /Batch \d+\/9/ })).toHaveCount(6);
    const other = page.getByRole('radio', { name: 'Batch 15/9' });
    await expect(other).toBeDisabled();
    await expect(other).toHaveAccessibleName(
      /Only for Pick up from Rawang 万挠自取 ?, Self-arrange delivery/,
    );
    await expect(other).toHaveAccessibleName(/Exclusive Mochi Snowskin: \d+ left/);
    await expect(page.getByRole('radio', { name: 'Batch 21/9' })).toBeEnabled();
  });
});
