import type { Page } from '@playwright/test';
import { adminTest as test } from '../support/admin.ts';
import { expect } from '../support/fixtures.ts';
import { createPerson, deletePerson } from '../support/people.ts';
import { serveBeside } from '../support/server-beside.ts';
import { expectSound } from '../support/sound.ts';
import { onStripePages, type StripeServer, startStripeServer } from '../support/stripe-server.ts';

// One server that sells through Stripe, shared by all tests.
test.describe.configure({ mode: 'default' });

let server: StripeServer;

test.beforeAll(async () => {
  server = await startStripeServer();
});
test.afterAll(() => server.stop());

const card = (page: Page, plan: 'Free' | 'Monthly' | 'Yearly') =>
  page.getByRole('region', { name: plan, exact: true });

/** A user's action on Stripe's page for a new subscription. */
async function pay({ pathname }: URL): Promise<string> {
  const id = pathname.split('/').at(-1) ?? '';
  server.stripe.act.pay(id);
  const { success_url = '' } = server.stripe.state.sessions.get(id) ?? {};
  return success_url.replace('{CHECKOUT_SESSION_ID}', id);
}

/** The only subscription of the tests' customer. */
const newest = () => [...server.stripe.state.subscriptions.keys()].at(-1) ?? '';

test('a plan is bought, upgraded, unpaid, paid, cancelled and resumed at Stripe', async ({
  signedInPage: page,
}) => {
  const { act } = server.stripe;
  let visit = pay;
  await onStripePages(page, (address) => visit(address));
  const portal = async (action: () => void) => {
    visit = async () => {
      action();
      await server.deliverAll();
      return `${server.url}/subscription`;
    };
  };
  await page.goto(`${server.url}/subscription`);
  await expect(page.getByText('Test mode: no money moves')).toHaveCount(0);
  await card(page, 'Monthly').getByRole('button', { name: 'Buy plan' }).click();
  await expect(page).toHaveURL(/\/success\?session_id=cs_test_/);
  await expect(page.getByText('US $20')).toBeVisible();
  await expect(page.getByText(/^Your plan is being activated/)).toBeVisible();
  await server.deliverAll();
  await expect(page.getByText('Your Monthly plan is active.')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(card(page, 'Monthly').getByRole('button')).toHaveText('Current plan');

  visit = async ({ pathname }) => {
    act.confirmUpgrade(pathname.split('/').at(-1) ?? '');
    await server.deliverAll();
    return `${server.url}/success?session_id=${newest()}`;
  };
  await card(page, 'Yearly').getByRole('button', { name: 'Upgrade to yearly plan' }).click();
  await expect(page.getByText('US $220')).toBeVisible();
  await expect(page.getByText('Your Yearly plan is active.')).toBeVisible();

  act.failRenewal(newest());
  await server.deliverAll();
  await page.goto(`${server.url}/subscription`);
  await expect(page.getByText('Your last payment failed')).toBeVisible();
  await portal(() => act.payOpen(newest()));
  await page.getByRole('button', { name: 'Change card' }).click();
  await expect(page).toHaveURL(`${server.url}/subscription`);
  await expect(page.getByText('Renews on')).toBeVisible();

  await portal(() => act.cancelAtPeriodEnd(newest()));
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page.getByText(/^Your Yearly plan ends on/)).toBeVisible();
  await portal(() => act.resume(newest()));
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();

  await page.goto(`${server.url}/profile`);
  const invoices = page.getByRole('region', { name: 'Billing' }).getByRole('table');
  await expect(invoices.getByText('US $20', { exact: true })).toBeVisible();
  await expect(invoices.getByText('US $220', { exact: true })).toBeVisible();
  await expect(invoices.getByText('US $240', { exact: true })).toBeVisible();

  act.endNow(newest());
  await server.deliverAll();
  await page.goto(`${server.url}/subscription`);
  await expect(card(page, 'Free').getByRole('button')).toHaveText('Current plan');
});

test('an administrator sees the real invoices of a user, and when they cannot be read', async ({
  adminPage: page,
  playwright,
}) => {
  const { act, state } = server.stripe;
  const buyer = await createPerson();
  const api = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-auth-token': buyer.token },
  });
  const details = `${server.url}/admin/users_management/user_details?id=${buyer.id}&tab=billing`;
  await page.goto(details);
  await expect(page.getByText('Free User')).toBeVisible();
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await expect(page.getByText(/^Sample: /), 'nothing is invented here').toHaveCount(0);

  const data = { userId: buyer.id, priceId: state.prices.monthly.id };
  const checkout = await api.post('/api/veminto/create-checkout-session', { data });
  const id = act.pay((await checkout.json()).id);
  act.failRenewal(id);
  await server.deliverAll();
  const numbers = [...state.invoices.values()]
    .filter(({ subscription }) => subscription === id)
    .map(({ number }) => number);
  await page.reload();
  await expect(page.getByText('Paid User')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Invoices' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  for (const [number, status] of [
    [numbers[0], 'Paid'],
    [numbers[1], 'Open'],
  ]) {
    const row = rows.filter({ hasText: number });
    await expect(row).toContainText('US $20');
    await expect(row.getByText(status ?? '', { exact: true })).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/invoice\.stripe\.example\/i\/in_/,
    );
  }
  await expectSound(page, 'real invoices of a user');

  server.stripe.fault = 500;
  await page.reload();
  await expect(page.getByText(/^The invoices cannot be read right now\./)).toBeVisible();
  await expect(page.getByText('Paid User'), 'what is our own is there').toBeVisible();
  server.stripe.fault = null;
  await api.dispose();
  await deletePerson(buyer);
});

test('a Stripe that is away is said, and nothing is bought', async ({ signedInPage: page }) => {
  await page.goto(`${server.url}/subscription`);
  server.stripe.fault = 500;
  const buy = card(page, 'Yearly').getByRole('button', { name: 'Buy plan' });
  await buy.click();
  await expect(page.getByText('Something went wrong')).toBeVisible({ timeout: 10_000 });
  server.stripe.fault = null;
  await expect(buy).toBeEnabled();
  await expect(page).toHaveURL(`${server.url}/subscription`);
});

test('beside a database of its own and without a key nothing is sold, and it is said why', async ({
  adminPage: page,
  admin,
}) => {
  const closed = await serveBeside({ EMBEDDED_DATABASE: 'false' });
  await page.goto(`${closed.url}/subscription`);
  const why = page.getByText('Plans cannot be bought here');
  await expect(why).toBeVisible();
  for (const plan of ['Monthly', 'Yearly'] as const) {
    const button = card(page, plan).getByRole('button');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/No payment provider is configured/);
  }
  const details = `/admin/users_management/user_details?id=${admin.id}&tab=billing`;
  await page.goto(`${closed.url}${details}`);
  await expect(page.getByText(/^Sample: no payment provider is configured/)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr');
  await expect(rows).toHaveText([/^INV-0003.*Pending$/, /^INV-0002.*Paid$/, /^INV-0001.*Paid$/]);
  await closed.stop();
});
