import type { Locator, Page } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';
import { IMPORTED } from '../support/imported.ts';

/** Until what will be pressed listens and messages, whose code loads last, have their place. */
async function openWithMessages(page: Page, path: string, pressed: Locator) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await awake(pressed);
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
}

/**
 * Refuses requests, but for those that are let through at once. @returns a function that lets all
 * through from then on: a route that is taken away while requests come leaves some unanswered.
 */
async function refuse(page: Page, url: string, isSpared: (url: string) => boolean = () => false) {
  let isRefusing = true;
  await page.route(url, (route) =>
    isRefusing && !isSpared(route.request().url()) ? route.abort() : route.continue(),
  );
  return () => {
    isRefusing = false;
  };
}

/** A page learns of it a moment later. */
async function setOffline(page: Page, isOffline: boolean) {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}

const UNREACHABLE = 'Veminto cannot be reached. Check your connection and try again.';

test('without a connection what is pressed says so, and the page stays', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first();
  await openWithMessages(page, `/detail/${IMPORTED.key}`, save);
  await setOffline(page, true);
  await save.click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await expect(page).toHaveURL(`/detail/${IMPORTED.key}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
  await setOffline(page, false);
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/saved');
});

test('a menu whose code does not come says so, and opens when it is pressed again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const chunks = '**/_next/static/chunks/**';
  for (const [name, opened] of [
    [/^Account of /, page.getByRole('menu')],
    [/^Notifications/, page.getByRole('dialog')],
  ] as const) {
    // From a fresh page, without the previous message.
    const button = page.getByRole('button', { name });
    await openWithMessages(page, '/saved', button);
    const letThrough = await refuse(page, chunks);
    await button.press('Enter');
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toBeFocused();
    letThrough();
    // The button that got the focus back has asked for the code again, which may fail after this.
    await expect(async () => {
      await button.press('Enter');
      await expect(opened).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
});

test('a dialog whose code does not come says so, and opens when it is asked for again', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const chunks = '**/_next/static/chunks/**';
  const larger = page.getByRole('button', { name: 'Larger map' });
  for (const [key, name] of [
    ['Enter', 'Map with the position of the company'],
    ['?', 'Keyboard shortcuts'],
  ] as const) {
    await openWithMessages(page, `/detail/${IMPORTED.key}`, larger);
    const dialog = page.getByRole('dialog', { name });
    const letThrough = await refuse(page, chunks);
    await larger.press(key);
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(IMPORTED.name);
    await expect(larger).toBeFocused();
    letThrough();
    await larger.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test.describe('parts of a page whose code does not come', () => {
  // React logs that it renders such a part again on the client.
  test.use({ expectedErrors: /React error #418/ });

  test('fail alone, and come when they are asked for again', {
    tag: '@once',
  }, async ({ signedInPage: page }) => {
    const address = '/discover?search=holding';
    const sent = await (await page.request.get(address)).text();
    const chunks = '**/_next/static/chunks/**';
    const isSent = (url: string) => sent.includes(new URL(url).pathname);
    const letThrough = await refuse(page, chunks, isSent);
    await page.goto(address);
    const missing = page.getByText('This part of the page could not be fetched.');
    const map = page.getByRole('region', { name: 'Map' });
    // The filters below the lists.
    await expect(missing).toHaveCount(1);
    // Without its markers the drawing of the map gives way to the live map, which does not come.
    await expect(map.getByText('The map could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Holding/ }).first()).toBeVisible();
    letThrough();
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toHaveCount(0);
    await map.getByRole('button', { name: 'Try again' }).click();
    await expect(map.getByText('The map could not be loaded.')).toHaveCount(0);
    await expect(page.getByText('Postal codes')).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
