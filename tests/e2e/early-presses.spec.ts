import type { Page, Route } from '@playwright/test';
import { awake } from '../support/awake.ts';
import { expect, test } from '../support/fixtures.ts';

/** Delays the page's code, or the part of it requested from now on. */
async function holdCode(page: Page) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return {
    held,
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

const account = (page: Page) => page.getByRole('button', { name: /^Account of / });
const menu = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole('button', { name: 'Menu', exact: true }) : account(page);

test('what is pressed before the page listens opens once it does', async ({
  signedInPage: page,
  isMobile,
}) => {
  const code = await holdCode(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await menu(page, isMobile).click();
  await code.release();
  await expect(page.getByText('Logout')).toBeVisible();
});

test('of what is pressed early the last counts, and an Escape takes it back', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  const code = await holdCode(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await account(page).click();
  await bell.click();
  await code.release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Logout')).toHaveCount(0);

  const again = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await account(page).click();
  await page.keyboard.press('Escape');
  await again.release();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toBeVisible();
  await expect(page.getByText('Logout')).toHaveCount(0);
});

test('an Escape before a menu is there takes back the press', async ({
  signedInPage: page,
  isMobile,
}) => {
  await page.goto('/search');
  const trigger = menu(page, isMobile);
  await awake(trigger);
  const code = await holdCode(page);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await code.release();
  await expect(trigger).toBeFocused();
  await expect(page.getByText('Logout')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logout')).toBeVisible();
});

test('an Escape before a dialog is there takes back the press', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/discover?search=holding');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await awake(button);
  const code = await holdCode(page);
  await button.press('Enter');
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await code.release();
  // Its code loads after that of the dialog.
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an Escape as soon as a menu is drawn closes it', async ({ signedInPage: page, isMobile }) => {
  // Pressed by a script in the page at first paint, which cannot be timed by hand.
  await page.addInitScript(() => {
    let isPressed = false;
    new MutationObserver(() => {
      if (isPressed || !document.querySelector('[role="dialog"], [role="menu"]')) return;
      isPressed = true;
      const pressed = { key: 'Escape', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
      document.documentElement.dataset.escaped = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/search');
  const trigger = menu(page, isMobile);
  await trigger.click();
  await expect(page.locator('html[data-escaped]')).toHaveCount(1);
  await expect(page.getByText('Logout')).toHaveCount(0);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a page asked for before the page listens keeps search and filters', {
  tag: '@once',
}, async ({ signedInPage: page }) => {
  await holdCode(page);
  await page.goto('/discover?search=aps&hasEmail=true&sort=name-asc', { waitUntil: 'commit' });
  const field = page.getByLabel('Go to page');
  await field.fill('2');
  await field.press('Enter');
  await expect(page).toHaveURL('/discover?search=aps&hasEmail=true&sort=name-asc&page=2');
  await expect(field).toHaveValue('2');
});
