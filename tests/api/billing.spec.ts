import type { APIRequestContext } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { createPerson, deletePerson } from '../support/people.ts';

const MONTHLY = 'price_test_monthly';
const YEARLY = 'price_test_yearly';

const checkout = (api: APIRequestContext, userId: string, priceId: string) =>
  api.post('/api/veminto/create-checkout-session', { data: { userId, priceId } });

async function buy(api: APIRequestContext, userId: string, priceId: string): Promise<string> {
  const { id } = await (await checkout(api, userId, priceId)).json();
  const paid = await api.post('/api/veminto/test-checkout', {
    data: { sessionId: id, action: 'pay' },
  });
  expect(await paid.json()).toEqual({ url: `/success?session_id=${id}` });
  return id;
}

async function planOf(api: APIRequestContext, userId: string) {
  const { data } = await (await api.get(`/api/user/${userId}`)).json();
  return [data.isSubscription, data.subscriptionPlan];
}

test('a plan is bought, shown to who has its address, and there at once', async ({
  api,
  anonymous,
  person,
}) => {
  expect(await planOf(api, person.id)).toEqual([false, 'Free']);
  const id = await buy(api, person.id, MONTHLY);
  expect(await planOf(api, person.id)).toEqual([true, 'Monthly']);
  const paid = { amount_total: 2_000, currency: 'usd', status: 'paid', plan: 'Monthly' };
  for (const caller of [api, anonymous]) {
    const answer = await caller.get(`/api/veminto/success/${id}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.json()).toEqual(paid);
  }
  const again = await checkout(api, person.id, MONTHLY);
  expect([again.status(), (await again.json()).error]).toEqual([
    409,
    'You are on the Monthly plan already.',
  ]);
  await buy(api, person.id, YEARLY);
  expect(await planOf(api, person.id)).toEqual([true, 'Yearly']);
  const { data } = await (await api.get('/api/saved/get_notifications')).json();
  expect(data.map(({ Details, link }: Record<string, string>) => [Details, link])).toEqual([
    ['Plan changed', '/subscription'],
    ['Monthly plan begun', '/subscription'],
  ]);
});

test('a checkout is its own buyer’s, and looking at it gives nothing', async ({
  api,
  anonymous,
  playwright,
  person,
  baseURL,
}) => {
  const other = await createPerson();
  const stranger = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-auth-token': other.token },
  });
  const { id } = await (await checkout(api, person.id, YEARLY)).json();
  expect((await (await anonymous.get(`/api/veminto/success/${id}`)).json()).status).toBe('open');
  expect((await stranger.get(`/api/veminto/success/${id}`)).status()).toBe(404);
  const data = { sessionId: id, action: 'pay' };
  expect((await stranger.post('/api/veminto/test-checkout', { data })).status()).toBe(404);
  expect((await checkout(stranger, person.id, YEARLY)).status()).toBe(403);
  expect(await planOf(api, person.id)).toEqual([false, 'Free']);
  expect(await planOf(stranger, other.id)).toEqual([false, 'Free']);
  await stranger.dispose();
  await deletePerson(other);
});

for (const id of [
  'cs_test_0123456789abcdef',
  'sub_0123456789abcdef',
  'none',
  '%00',
  'x'.repeat(256),
]) {
  test(`the result of ${id.slice(0, 30)} is not known`, async ({ anonymous }) => {
    const answer = await anonymous.get(`/api/veminto/success/${id}`);
    expect([400, 404, 422]).toContain(answer.status());
  });
}

test('what is no plan of ours cannot be bought', async ({ api, person }) => {
  const answer = await checkout(api, person.id, 'price_of_others');
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toMatchObject({
    error: 'This price is not one of our plans.',
    fields: { priceId: 'This price is not one of our plans.' },
  });
});

test('a plan is managed, and lost when it ends', async ({ api, person }) => {
  await buy(api, person.id, MONTHLY);
  const portal = await api.post('/api/veminto/billing-portal', { data: {} });
  expect((await portal.json()).url).toMatch(/\/checkout\/test\/manage$/);
  const change = async (action: string) =>
    (await api.post('/api/veminto/test-plan', { data: { action } })).json();
  expect(await change('cancel')).toMatchObject({ plan: 'Monthly', renewsAt: null });
  expect(await planOf(api, person.id)).toEqual([true, 'Monthly']);
  expect(await change('resume')).toMatchObject({ plan: 'Monthly', endsAt: null });
  expect(await change('fail')).toMatchObject({ plan: 'Monthly', renewsAt: null });
  expect(await planOf(api, person.id)).toEqual([true, 'Monthly']);
  expect(await change('end')).toMatchObject({ plan: 'Free', graceUntil: null });
  expect(await planOf(api, person.id)).toEqual([false, 'Free']);
});
