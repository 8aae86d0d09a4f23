import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { PAYLOADS } from '@/lib/webhooks/payload-shapes';
import { startReceiver } from '../doubles/webhook-receiver';
import { record, webhookWorld } from '../support/webhook-world';

const hooks = await webhookWorld('webhooks');
beforeEach(() => hooks.forget());

const { key } = record(1);

test('a webhook is told once what it is signed with, and up to five are kept', async () => {
  const owner = await hooks.createOwner();
  const { body, status } = await owner.ask('POST', '', {
    body: { url: ` ${hooks.receiver.url}#part `, description: '  Our   CRM ', topics: ['AUDIT'] },
  });
  expect([status, body]).toEqual([
    201,
    {
      message: 'The webhook is created.',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      data: {
        ...{ id: expect.any(String), url: hooks.receiver.url, description: 'Our CRM' },
        ...{ topics: ['AUDIT'], isOn: true, offBecause: null, failingSince: null },
        createdAt: expect.any(String),
      },
    },
  ]);
  expect((await owner.ask('GET')).body.data).toEqual([body.data]);
  const kept = JSON.stringify(await hooks.rows('SELECT * FROM webhooks'));
  expect(kept).not.toContain(body.secret.slice(6));

  for (let count = 1; count < 5; count += 1) await owner.add();
  const sixth = await owner.ask('POST', '', { body: { url: hooks.receiver.url } });
  expect([sixth.status, sixth.body.error]).toEqual([
    403,
    'You have 5 webhooks. Delete one that you do not use.',
  ]);
  const params = { id: body.data.id };
  expect((await owner.ask('DELETE', '/[id]', { params })).status).toBe(200);
  expect((await owner.ask('DELETE', '/[id]', { params })).status).toBe(404);
  const log = await hooks.rows(`SELECT action FROM audit_events
    WHERE subject = '${body.data.id}' ORDER BY id`);
  expect(log).toEqual([{ action: 'webhook_created' }, { action: 'webhook_deleted' }]);
});

test('what cannot be a webhook is refused in a sentence', async () => {
  const owner = await hooks.createOwner();
  const { id } = await owner.add();
  const url = hooks.receiver.url;
  for (const [input, field, sentence] of [
    [{ url: 'http://crm.example/' }, 'url', 'Give the address of the receiver, beginning with'],
    [{ url: 7 }, 'url', 'Give the address of the receiver'],
    [{ url: `https://crm.example/${'x'.repeat(1000)}` }, 'url', 'at most 1000 characters'],
    [{ url: 'https://10.0.0.1/' }, 'url', 'on the public internet'],
    [{ url: 'https://a:b@crm.example/' }, 'url', 'a user name or password'],
    [{ url, topics: [] }, 'topics', 'Name at least one kind of news'],
    [{ url, topics: ['WEATHER'] }, 'topics.0', 'Name at least one kind of news'],
    [{ url, description: 'x'.repeat(101) }, 'description', 'at most 100 characters'],
  ] as const) {
    const made = await owner.ask('POST', '', { body: input });
    const changed = await owner.ask('PATCH', '/[id]', { params: { id }, body: input });
    for (const { status, body } of [made, changed]) {
      expect([status, body.fields?.[field]]).toEqual([422, expect.stringContaining(sentence)]);
    }
  }
  const nothing = await owner.ask('PATCH', '/[id]', { params: { id }, body: {} });
  expect([nothing.status, nothing.body.error]).toEqual([
    422,
    expect.stringContaining('Say what of the webhook is to change.'),
  ]);
});

test('a test is posted, signed by the secret, and by both for a day after a roll', async () => {
  const owner = await hooks.createOwner();
  const { id, secret } = await owner.add();
  const params = { id };
  const { status, body } = await owner.ask('POST', '/[id]/test', { params });
  expect([status, body.message, body.data]).toEqual([
    200,
    'The receiver has accepted the delivery.',
    expect.objectContaining({ type: 'webhook.test', state: 'delivered', status: 204, attempts: 1 }),
  ]);
  const [first] = hooks.receiver.received;
  expect(first?.id).toBe(body.data.id);
  expect(first?.signedBy(secret)).toBe(true);
  expect(first?.signedBy(`whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
  expect(PAYLOADS['webhook.test'].schema.safeParse(first?.body).error).toBeUndefined();

  const rolled = await owner.ask('POST', '/[id]/secret', { params });
  expect(rolled.body.secret).not.toBe(secret);
  const signedBy = async () => {
    await owner.ask('POST', '/[id]/test', { params });
    const last = hooks.receiver.received.at(-1);
    return [secret, rolled.body.secret].map((one) => last?.signedBy(one));
  };
  expect(await signedBy()).toEqual([true, true]);
  await hooks.rows('UPDATE webhooks SET former_until = now()');
  expect(await signedBy()).toEqual([false, true]);
});

test('each change of a saved company is posted once, to those who want its topic', async () => {
  const owner = await hooks.createOwner();
  const stranger = await hooks.createOwner();
  await hooks.load(record(1), record(2), record(3));
  await owner.save(1, 2);
  await stranger.save(3);
  const all = await owner.add();
  const names = await owner.add({ topics: ['CONTACT'] });
  const off = await owner.add();
  await owner.ask('PATCH', '/[id]', { params: { id: off.id }, body: { isOn: false } });
  await stranger.add();
  await hooks.load(
    record(1, { name: 'Nyt Navn ApS', status: 'IN_BANKRUPTCY', statusText: 'UNDER KONKURS' }),
    record(2, { employees: 30 }),
    record(3),
  );
  expect(await hooks.deliver()).toBe(3);
  expect(await hooks.deliver(), 'again').toBe(0);
  const { received } = hooks.receiver;
  const to = ({ secret }: typeof all) => received.filter((one) => one.signedBy(secret));
  expect([to(all).length, to(names).length, to(off).length]).toEqual([2, 1, 0]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  for (const one of received) {
    expect(PAYLOADS['company.changed'].schema.safeParse(one.body).error).toBeUndefined();
  }
  const bankrupt = to(all).find(({ body }) => body.data.cvr === key);
  expect(bankrupt?.body).toMatchObject({
    type: 'company.changed',
    data: {
      ...{ name: 'Nyt Navn ApS', isGrave: true, topics: ['DISTRESS', 'CONTACT'] },
      message: 'Went into bankruptcy: Active → In bankruptcy and 1 more change: Name',
      changes: expect.arrayContaining([
        {
          ...{ topic: 'DISTRESS', field: 'STATUS', withheld: false },
          ...{ before: 'ACTIVE', after: 'IN_BANKRUPTCY' },
        },
        expect.objectContaining({ field: 'NAME', after: 'Nyt Navn ApS' }),
      ]),
      link: `http://localhost/detail/${key}#timeline`,
    },
  });
  expect(to(names)[0]?.body.data).toMatchObject({
    ...{ cvr: key, isGrave: false, topics: ['CONTACT'] },
    changes: [{ topic: 'CONTACT', field: 'NAME' }],
  });
});

test('what is muted is not posted, and no address of a protected company is', async () => {
  const owner = await hooks.createOwner();
  await hooks.load(record(1, { advertisingProtected: true }), record(2));
  await owner.save(1, 2);
  await owner.add();
  await hooks.rows(`UPDATE users SET muted_news = '{ACTIVITY}' WHERE id = '${owner.id}'`);
  await hooks.load(
    record(1, { advertisingProtected: true, street: 'Hemmelig Vej 7', employees: 30 }),
    record(2, { employees: 30 }),
  );
  expect(await hooks.deliver()).toBe(1);
  const [one] = hooks.receiver.received;
  expect(one?.body.data).toMatchObject({
    message: 'The address has changed',
    changes: [{ topic: 'CONTACT', field: 'ADDRESS', before: null, after: null, withheld: true }],
  });
  expect(JSON.stringify(one?.body)).not.toContain('Hemmelig');
});

test('companies that come to a saved search are posted with their numbers', async () => {
  const { packKeys } = await import('@/lib/saved-searches/key-list');
  const { storeCompared } = await import('@/lib/saved-searches/compare/store');
  const owner = await hooks.createOwner();
  await hooks.load(record(1));
  await owner.add({ topics: ['SEARCHES'] });
  await owner.add({ topics: ['AUDIT'] });
  const [search] = await hooks.rows(`INSERT INTO saved_searches
    (user_id, name, kind, query, member_count, compared_load_id, compared_version)
    VALUES ('${owner.id}', 'Masons', 'DISCOVER', 'search=murer', 0, 1, 0) RETURNING id`);
  const id = String(search?.id);
  const difference = {
    ...{ added: Uint32Array.of(Number(key)), removed: new Uint32Array() },
    ...{ toggled: packKeys(Uint32Array.of(Number(key))), keys: null },
  };
  const { Client } = await import('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const compared = [{ id, since: 1, count: 1, difference }];
  await storeCompared(client, compared, { version: 1, load: 2 });
  await client.end();
  expect(await hooks.deliver()).toBe(1);
  const [one] = hooks.receiver.received;
  expect(PAYLOADS['search.changed'].schema.safeParse(one?.body).error).toBeUndefined();
  expect(one?.body).toMatchObject({
    type: 'search.changed',
    data: {
      ...{ id, name: 'Masons', topics: ['SEARCHES'], message: '1 new' },
      added: { count: 1, companies: [{ cvr: key, name: record(1).name }] },
      left: { count: 0, companies: [] },
      link: `http://localhost/saved/searches/${id}?load=2`,
    },
  });
});

test('nobody sees or uses the webhooks of others, and a key uses none', async () => {
  const owner = await hooks.createOwner();
  const stranger = await hooks.createOwner();
  const { id } = await owner.add();
  const { body } = await owner.ask('POST', '/[id]/test', { params: { id } });
  const params = { id, delivery: body.data.id };
  expect((await stranger.ask('GET')).body.data).toEqual([]);
  for (const [method, route, given] of [
    ['PATCH', '/[id]', { isOn: false }],
    ['DELETE', '/[id]', undefined],
    ['POST', '/[id]/secret', undefined],
    ['POST', '/[id]/test', undefined],
    ['GET', '/[id]/deliveries', undefined],
    ['POST', '/[id]/deliveries/[delivery]', undefined],
  ] as const) {
    const { status } = await stranger.ask(method, route, { params, body: given });
    expect([route, method, status]).toEqual([route, method, 404]);
  }
  const own = await stranger.add();
  const mixed = { params: { id: own.id, delivery: body.data.id } };
  expect((await stranger.ask('POST', '/[id]/deliveries/[delivery]', mixed)).status).toBe(404);
  expect(hooks.receiver.received).toHaveLength(1);
});

test('a webhook that is deleted while it is tried is unknown', async () => {
  const owner = await hooks.createOwner();
  const { id } = await owner.add();
  await hooks.rows(`
    CREATE FUNCTION vanish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      DELETE FROM webhooks WHERE id = NEW.webhook_id; RETURN NEW; END $$;
    CREATE TRIGGER vanish BEFORE INSERT ON webhook_messages FOR EACH ROW EXECUTE FUNCTION vanish()`);
  onTestFinished(async () => {
    await hooks.rows('DROP FUNCTION vanish CASCADE');
  });
  const { status, body } = await owner.ask('POST', '/[id]/test', { params: { id } });
  expect([status, body.error]).toEqual([404, 'There is no such webhook.']);
});

test('a password reset switches all webhooks off and says so', async () => {
  const owner = await hooks.createOwner();
  const { id } = await owner.add();
  const { digestOf, newSecret } = await import('@/lib/auth/secret');
  const token = newSecret();
  await hooks.rows(`INSERT INTO one_time_tokens (hash, user_id, purpose, expires_at)
    VALUES ('${digestOf(token)}', '${owner.id}', 'RESET_PASSWORD', now() + interval '1 hour')`);
  const reset = { params: { token }, body: { password: 'Other2!pass' } };
  expect((await hooks.world.ask('PUT', 'user/reset/[token]', reset)).status).toBe(200);
  await owner.signIn('Other2!pass');
  expect((await owner.ask('GET')).body.data).toMatchObject([{ isOn: false, offBecause: 'reset' }]);
  expect(await hooks.rows(`SELECT title, message FROM notifications`)).toEqual([
    {
      title: 'Webhook switched off',
      message: `127.0.0.1:${hooks.receiver.port} gets nothing since your password was reset. Switch it on in your profile.`,
    },
  ]);
  const host = `127.0.0.1:${hooks.receiver.port}`;
  const logged = await hooks.rows(`SELECT details FROM audit_events
    WHERE action = 'webhook_off' AND subject = '${owner.id}'`);
  expect(logged).toEqual([{ details: { because: 'reset', webhook: id, host } }]);
  const on = await owner.ask('PATCH', '/[id]', { params: { id }, body: { isOn: true } });
  expect(on.body.data).toMatchObject({ isOn: true, offBecause: null });
});

test('a webhook whose address turns out to be closed reaches nothing', async () => {
  const owner = await hooks.createOwner();
  const inner = await startReceiver();
  const { id } = await owner.add();
  await hooks.rows(`UPDATE webhooks SET url = 'https://localhost:${inner.port}/'`);
  const { body } = await owner.ask('POST', '/[id]/test', { params: { id } });
  expect([body.message, body.data]).toEqual([
    'The receiver has not accepted the delivery.',
    expect.objectContaining({ state: 'failed', status: null, failure: 'address' }),
  ]);
  expect(inner.received).toEqual([]);
  await inner.close();
});
