import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';

/** The code of messages is fetched a moment after the page. */
async function openWithMessages(page: Page, path: string) {
  const messages = page.waitForResponse(
    async (answer) =>
      /chunks\/[^/]*\.js/.test(answer.url()) &&
      (await answer.text()).includes('data-sonner-toaster'),
  );
  await page.goto(path);
  await messages;
  await page.waitForLoadState('networkidle');
}

const UNREACHABLE = 'Veminto cannot be reached. Check your connection and try again.';

test('without a connection what is pressed says so, and the page stays', { tag: '@once' }, async ({
  signedInPage: page,
  context,
}) => {
  await openWithMessages(page, `/detail/${IMPORTED.key}`);
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
  await context.setOffline(false);
});

test('a menu whose code does not come says so, and opens when it is pressed again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const chunks = '**/_next/static/chunks/**';
  await openWithMessages(page, '/saved');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, opened] of [
    [/^Account of /, page.getByRole('menu')],
    [/^Notifications/, page.getByRole('dialog')],
  ] as const) {
    const button = page.getByRole('button', { name });
    await page.route(chunks, (route) => route.abort());
    await button.press('Enter');
    await expect(page.getByText(UNREACHABLE).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toBeFocused();
    await page.unroute(chunks);
    await button.press('Enter');
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});

test('a dialog whose code does not come says so, and opens when it is asked for again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const chunks = '**/_next/static/chunks/**';
  await openWithMessages(page, `/detail/${IMPORTED.key}`);
  const larger = page.getByRole('button', { name: 'Larger map' });
  for (const [key, name] of [
    ['Enter', 'Map with the position of the company'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await page.route(chunks, (route) => route.abort());
    await larger.press(key);
    await expect(page.getByText(UNREACHABLE).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
    await expect(larger).toBeFocused();
    await page.unroute(chunks);
    await larger.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
