import type { Page } from '@playwright/test';

const greyCake =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';

/** Everything has a photograph in these journeys, whichever ones the shop has already. */
export async function photographEverything(page: Page) {
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: greyCake }),
  );
}

/** Presses Quick Add on a product's card and waits for its dialog. */
export async function openConfigurator(page: Page, quickAdd: string) {
  await page.goto('/');
  const opener = page.getByRole('button', { name: quickAdd });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return { opener, dialog };
}

/** Tabs on until the element with this accessible name has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, name: string) {
  // Looked up once: finding it by its name means naming every button of the dialog.
  const wanted = await page.getByRole('dialog').getByRole('button', { name, exact: true }).elementHandle();
  // As many presses at once as there are buttons on the way: asking after each costs more than the presses.
  const buttonsAway = await wanted?.evaluate((element) => {
    const buttons = [...document.querySelectorAll('[role=dialog] button:not(:disabled)')].filter((button) =>
      button.checkVisibility(),
    );
    const focused = document.activeElement ?? document.body;
    const passed = buttons.filter(
      (button) =>
        button === focused || focused.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    return (buttons.indexOf(element) + 1 - passed.length + buttons.length) % buttons.length;
  });
  for (let presses = 0; presses < (buttonsAway ?? 0); presses += 1) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" cannot be reached with the Tab key`);
}
