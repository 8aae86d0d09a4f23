import { expect, test } from 'vitest';
import { accountWorld } from '../support/account-world';

const world = await accountWorld('billing_off', {
  EMBEDDED_DATABASE: 'false',
  RATE_LIMIT_FACTOR: '1000',
  STRIPE_SECRET_KEY: '',
});
const account = await world.createAccount();
const id = account.id;
const token = (await world.login(account.email)).body.token;

const off = 'Plans cannot be bought here: no payment provider is configured.';
const post = (route: string, body: object) =>
  world.ask('POST', route, { body, headers: { 'x-auth-token': token } });

test('beside a database of its own nothing is sold without a key, and it is said why', async () => {
  const { listInvoices, listPrices, getBilling } = await import('@/lib/billing/queries');
  expect(listPrices()).toBeNull();
  expect(await getBilling(id)).toMatchObject({ plan: 'Free', mode: 'off' });
  expect(await listInvoices(id)).toEqual([]);
  for (const priceId of ['price_test_monthly', 'price_other']) {
    const { status, body } = await post('veminto/create-checkout-session', { userId: id, priceId });
    expect([status, body.code, body.error]).toEqual([503, 'not_configured', off]);
  }
  expect((await post('veminto/billing-portal', {})).body.error).toBe(off);
  const success = await world.ask('GET', 'veminto/success/[session_id]', {
    params: { session_id: 'cs_test_0123456789' },
    headers: { 'x-auth-token': token },
  });
  expect([success.status, success.body.error]).toEqual([503, off]);
});

test('no test checkout gives a plan away there', async () => {
  const answer = { sessionId: 'cs_test_0123456789', action: 'pay' };
  expect((await post('veminto/test-checkout', answer)).status).toBe(404);
  expect((await post('veminto/test-plan', { action: 'renew' })).status).toBe(404);
  expect((await post('stripe/webhook', {})).status).toBe(503);
  const { getTestCheckout, getTestPlan } = await import('@/lib/billing/test-queries');
  await expect(getTestCheckout(id, answer.sessionId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getTestPlan(id)).rejects.toMatchObject({ code: 'not_found' });
});
