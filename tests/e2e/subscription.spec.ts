import type { Page } from '@playwright/test';
import { environment } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { givePlan, useUp } from '../support/plans.ts';
import { expectSound } from '../support/sound.ts';

const card = (page: Page, plan: 'Free' | 'Monthly' | 'Yearly') =>
  page.getByRole('region', { name: plan, exact: true });

const buttons = async (page: Page) => {
  const texts: string[] = [];
  for (const plan of ['Free', 'Monthly', 'Yearly'] as const) {
    const button = card(page, plan).getByRole('button');
    texts.push(`${await button.textContent()}${(await button.isEnabled()) ? '' : ' (disabled)'}`);
  }
  return texts;
};

const period = (page: Page) =>
  page
    .getByRole('region', { name: 'Your plan' })
    .locator('dl > div', { hasText: 'Current period' });

/** Midnight may pass during a test: `now` is when the expected data was written. */
const dayIn = (days: number, now: number) =>
  new Date(now + days * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Europe/Copenhagen',
  });

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, { tag: `@${scheme}` }, () => {
    test.use({ colorScheme: scheme });
    test('each plan sees its own buttons, and what is left of the month', { tag: '@once' }, async ({
      signedInPage: page,
      person,
    }) => {
      await useUp(person, 'AI_SEARCH', 2);
      await page.goto('/subscription');
      await expect(page.getByText('Test mode: no money moves')).toBeVisible();
      await expect(page.getByText('US $20', { exact: true })).toBeVisible();
      await expect(page.getByText('US $240', { exact: true })).toBeVisible();
      expect(await buttons(page)).toEqual(['Current plan (disabled)', 'Buy plan', 'Buy plan']);
      await expect(page.getByText('3 of 5 left')).toBeVisible();
      await expect(page.getByText('10 of 10 left')).toBeVisible();
      await expectSound(page, 'the plans of a free user');

      const now = await givePlan(person, { renews: 20 });
      await page.reload();
      expect(await buttons(page)).toEqual([
        'Free plan (disabled)',
        'Current plan (disabled)',
        'Upgrade to yearly plan',
      ]);
      await expect(page.getByText('No limit')).toHaveCount(2);
      await expect(page.getByText('Renews on')).toBeVisible();
      await expect(period(page)).toHaveText(`Current period${dayIn(-10, now)} – ${dayIn(20, now)}`);

      await givePlan(person, { plan: 'YEARLY', ends: 20 });
      await page.reload();
      expect(await buttons(page)).toEqual([
        'Free plan (disabled)',
        'Monthly Plan (disabled)',
        'Current plan (disabled)',
      ]);
      await expect(page.getByText(/^Your Yearly plan ends on \d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await expect(page.getByText('Ends on', { exact: true })).toBeVisible();

      await givePlan(person, { status: 'past_due', grace: 5 });
      await page.reload();
      await expect(page.getByText('Your last payment failed')).toBeVisible();
      await expect(page.getByText('To be paid by')).toBeVisible();
      await expectSound(page, 'a payment that failed');
    });
  });
}

test('a checkout that cannot begin says so', { tag: '@once' }, async ({ signedInPage: page }) => {
  await page.goto('/subscription');
  const json = { error: 'The payment service cannot be reached.', code: 'unavailable' };
  await page.route('**/create-checkout-session', (route) => route.fulfill({ status: 503, json }));
  const buy = card(page, 'Yearly').getByRole('button', { name: 'Buy plan' });
  await buy.click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(buy).toBeEnabled();
});

test('a plan shows in the shell, and in a tab that is open already', async ({
  signedInPage: page,
  person,
}) => {
  const isWide = (page.viewportSize()?.width ?? 0) >= 992;
  await page.clock.install();
  await page.goto('/search');
  const offer = page.getByRole('link', { name: 'Try Premium' });
  if (isWide) {
    await expect(offer).toHaveAttribute('href', '/subscription');
  } else {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog').getByRole('navigation');
    await expect(menu.locator('a, button')).toHaveText([
      ...['Discover', 'Saved', 'Segmentation', 'Notifications', 'Settings'],
      ...['Upgrade to Pro', 'Logout'],
    ]);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 });
    }, 'as soon as the menu listens').toPass();
  }

  await givePlan(person, { renews: 20 });
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-crown]')).toHaveCount(isWide ? 1 : 0);
  if (isWide) {
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Account of Ida Holm, subscriber' }).click();
    await page.getByRole('menuitem', { name: 'Subscription' }).click();
    await expect(page).toHaveURL('/subscription');
  } else {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').locator('[data-crown]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
  }
});

test('what a payment came to', { tag: '@once' }, async ({ signedInPage: page, person }) => {
  const answer = (status: number, json: object) =>
    page.route('**/api/veminto/success/*', (route) => route.fulfill({ status, json }));

  await page.goto('/success');
  await expect(page.getByRole('heading', { name: 'No payment found' })).toBeVisible();

  await answer(503, { error: 'The payment service cannot be reached.', code: 'unavailable' });
  await page.goto('/success?session_id=cs_test_1');
  await expect(page.getByText('The payment service cannot be reached.')).toBeVisible();

  await page.unroute('**/api/veminto/success/*');
  const paid = { amount_total: 24000, currency: 'usd', status: 'paid', plan: 'Yearly' };
  await answer(200, { ...paid, status: 'processing' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your payment is not complete yet' }),
  ).toBeVisible();
  await expectSound(page, 'a payment on its way');

  await page.unroute('**/api/veminto/success/*');
  await answer(200, paid);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('US $240')).toBeVisible();
  await expect(page.getByText(/^Your plan is being activated/)).toBeVisible();
  await givePlan(person, { plan: 'YEARLY', renews: 365 });
  await expect(page.getByText('Your Yearly plan is active.')).toBeVisible();
  await expectSound(page, 'a payment');
});

test('plans have their Danish names in whole sentences too', { tag: '@once' }, async ({
  signedInPage: page,
  person,
}) => {
  const danish = { name: 'veminto.language', value: 'da', url: environment.baseUrl };
  await page.context().addCookies([danish]);
  await givePlan(person, { status: 'past_due', grace: 5 });
  await page.goto('/subscription');
  await expect(page.getByText(/^Abonnementet ”Månedligt” fortsætter til den \d/)).toBeVisible();
  await givePlan(person, { plan: 'YEARLY', ends: 20 });
  await page.reload();
  await expect(page.getByText(/^Dit abonnement ”Årligt” slutter den \d/)).toBeVisible();
  const json = { amount_total: 24000, currency: 'usd', status: 'paid', plan: 'Yearly' };
  await page.route('**/api/veminto/success/*', (route) => route.fulfill({ json }));
  await page.goto('/success?session_id=cs_test_1');
  await expect(page.getByText('Dit abonnement ”Årligt” er aktivt.')).toBeVisible();
});

test('a checkout that was canceled leads home, with or without a session', {
  tag: '@once',
}, async ({ page, signedInPage }) => {
  await signedInPage.goto('/cancel');
  await expect(page.getByRole('heading', { name: 'Checkout canceled' })).toBeVisible();
  await expectSound(page, 'a canceled checkout');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/search');
  await page.context().clearCookies();
  await page.goto('/cancel');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a plan is bought, upgraded, cancelled and resumed in the test checkout', {
  tag: '@once',
}, async ({ signedInPage: page, context }) => {
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/saved');
  await expect(other.getByRole('link', { name: 'Try Premium' })).toBeVisible();

  await page.goto('/subscription');
  await card(page, 'Monthly').getByRole('button', { name: 'Buy plan' }).click();
  await expect(page).toHaveURL(/\/checkout\/test\/cs_test_/);
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByText(/^The payment failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/cancel');
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(card(page, 'Free').getByRole('button')).toHaveText('Current plan');

  await card(page, 'Monthly').getByRole('button', { name: 'Buy plan' }).click();
  await page.getByRole('button', { name: 'Pay US $20' }).click();
  await expect(page).toHaveURL(/\/success\?session_id=cs_test_/);
  await expect(page.getByText('US $20')).toBeVisible();
  await expect(page.getByText('Your Monthly plan is active.')).toBeVisible();
  // The tab that stayed open learns of it with the notifications.
  await other.clock.fastForward(10_000);
  await expect(other.getByRole('link', { name: 'Try Premium' })).toHaveCount(0);
  await expect(other.locator('[data-crown]')).toBeVisible();

  await page.getByRole('link', { name: 'See your plan' }).click();
  await card(page, 'Yearly').getByRole('button', { name: 'Upgrade to yearly plan' }).click();
  const asked = dayIn(0, Date.now());
  await page.getByRole('button', { name: /^Pay US \$2[12]\d/ }).click();
  await expect(page.getByText('Your Yearly plan is active.')).toBeVisible();
  const begun = `(?:${asked}|${dayIn(0, Date.now())})`;
  await page.getByRole('link', { name: 'See your plan' }).click();

  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.getByText(/^Your Yearly plan ends on/)).toBeVisible();
  await expect(card(page, 'Yearly').getByRole('button')).toHaveText('Current plan');
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page).toHaveURL('/checkout/test/manage');
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();

  await page.goto('/profile');
  const plan = page.getByRole('region', { name: 'Billing' });
  await expect(plan.getByText(new RegExp(`^${begun} – \\d\\d/\\d\\d/\\d{4}$`))).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await expect(invoices.getByRole('row')).toHaveCount(3);
  const amount = invoices.getByText('US $20', { exact: true });
  await invoices.scrollIntoViewIfNeeded();
  await expect(amount, 'none of it is cut').toBeInViewport({ ratio: 1 });
  await expectSound(page, 'invoices');
});

test('the paid plans are side by side where only two fit', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/subscription');
  const topOf = async (plan: 'Free' | 'Monthly' | 'Yearly') =>
    (await card(page, plan).boundingBox())?.y ?? 0;
  // What comes late above them moves them.
  await expect(async () => {
    expect(await topOf('Monthly')).toBe(await topOf('Yearly'));
    expect(await topOf('Free')).toBeLessThan(await topOf('Monthly'));
  }).toPass();
});
