import { startReceiver } from '../doubles/webhook-receiver.ts';
import { expect, apiTest as test } from '../support/fixtures.ts';

test('a webhook is added, tested, rolled and deleted', async ({ api }) => {
  const receiver = await startReceiver();
  const made = await api.post('/api/user/webhooks', { data: { url: receiver.url } });
  expect(made.status()).toBe(201);
  expect(made.headers()['cache-control']).toBe('no-store');
  const { secret, data } = await made.json();
  const at = `/api/user/webhooks/${data.id}`;
  const tried = await api.post(`${at}/test`);
  expect([tried.status(), (await tried.json()).data]).toEqual([
    200,
    expect.objectContaining({ state: 'delivered', status: 204, type: 'webhook.test' }),
  ]);
  expect(receiver.received.map((one) => one.signedBy(secret))).toEqual([true]);
  expect(receiver.received[0]?.body.type).toBe('webhook.test');

  const rolled = await (await api.post(`${at}/secret`)).json();
  const { data: deliveries } = await (await api.get(`${at}/deliveries`)).json();
  expect(deliveries).toHaveLength(1);
  await api.post(`${at}/deliveries/${deliveries[0].id}`);
  const [first, again] = receiver.received;
  expect(again?.id).toBe(first?.id);
  expect([secret, rolled.secret].map((one) => again?.signedBy(one))).toEqual([true, true]);

  const off = await api.patch(at, { data: { isOn: false } });
  expect((await off.json()).data.isOn).toBe(false);
  expect((await api.delete(at)).status()).toBe(200);
  expect((await (await api.get('/api/user/webhooks')).json()).data).toEqual([]);
  await receiver.close();
});

test('addresses within are refused', async ({ api }) => {
  for (const url of ['https://10.0.0.1/', 'https://localhost/', 'http://169.254.169.254/']) {
    const { status, body } = await api
      .post('/api/user/webhooks', { data: { url } })
      .then(async (answer) => ({ status: answer.status(), body: await answer.json() }));
    expect([url, status, typeof body.fields.url]).toEqual([url, 422, 'string']);
  }
});

test('the description has what is posted', async ({ anonymous }) => {
  const { webhooks } = await (await anonymous.get('/api/openapi.json')).json();
  expect(Object.keys(webhooks)).toEqual(['company.changed', 'search.changed', 'webhook.test']);
  const { post } = webhooks['company.changed'];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
  const { schema } = post.requestBody.content['application/json'];
  expect(schema.properties.data.properties).toHaveProperty('changes');
});
