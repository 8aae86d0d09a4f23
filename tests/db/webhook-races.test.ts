import { beforeEach, expect, test } from 'vitest';
import { startReceiver } from '../doubles/webhook-receiver';
import { WAITING_FOR_LOCKS } from '../support/database';
import { record, webhookWorld } from '../support/webhook-world';

const hooks = await webhookWorld('webhook_races');
beforeEach(() => hooks.forget());

/** An owner with a webhook and this much news waiting for it. */
async function ownerWithNews(count: number) {
  const owner = await hooks.createOwner();
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  await hooks.load(...numbers.map((number) => record(number)));
  await owner.save(...numbers);
  const hook = await owner.add();
  await hooks.load(...numbers.map((number) => record(number, { name: `Ny ${number} ApS` })));
  return { owner, ...hook };
}

const received = () => hooks.receiver.received.length;

/** The receiver holds back its first answer until `answer` is called. */
function heldBack() {
  let answer: (status: number) => void = () => {};
  const held = new Promise<number>((resolve) => {
    answer = resolve;
  });
  hooks.receiver.control.answer = () => (received() === 1 ? held : 204);
  return { answer, arrived: () => expect.poll(received).toBe(1) };
}

test('what is switched off gets nothing more, also in the middle of its turn', async () => {
  const { owner, id } = await ownerWithNews(5);
  const { answer, arrived } = heldBack();
  const run = hooks.deliver();
  await arrived();
  await owner.ask('PATCH', '/[id]', { params: { id }, body: { isOn: false } });
  answer(204);
  expect([await run, received()]).toEqual([1, 1]);
  await owner.ask('PATCH', '/[id]', { params: { id }, body: { isOn: true } });
  expect(await hooks.deliver()).toBe(4);
});

test('what an address answers does not count against the one that replaced it', async () => {
  const { owner, id } = await ownerWithNews(2);
  const other = await startReceiver();
  for (const status of [410, 503]) {
    hooks.receiver.received.length = 0;
    await hooks.wait();
    const { answer, arrived } = heldBack();
    const run = hooks.deliver();
    await arrived();
    await owner.ask('PATCH', '/[id]', { params: { id }, body: { url: other.url } });
    answer(status);
    await run;
    const [state] = await hooks.rows(`SELECT is_on, off_because, failing_since, paused_until
      FROM webhooks WHERE id = '${id}'`);
    expect([status, state]).toEqual([
      status,
      { is_on: true, off_because: null, failing_since: null, paused_until: null },
    ]);
    await owner.ask('PATCH', '/[id]', { params: { id }, body: { url: hooks.receiver.url } });
  }
  await other.close();
});

test('nor does what an address accepts clear the one that replaced it', async () => {
  const { owner, id } = await ownerWithNews(1);
  const { answer, arrived } = heldBack();
  const run = hooks.deliver();
  await arrived();
  const params = { id };
  await owner.ask('PATCH', '/[id]', { params, body: { url: `${hooks.receiver.url}other` } });
  await hooks.rows('UPDATE webhooks SET failing_since = now()');
  answer(204);
  expect(await run).toBe(1);
  expect((await owner.ask('GET')).body.data).toMatchObject([{ failingSince: expect.any(String) }]);
});

test('what was accepted by hand meanwhile is not tried again', async () => {
  const { owner, id } = await ownerWithNews(1);
  const { answer, arrived } = heldBack();
  const run = hooks.deliver();
  await arrived();
  const [message] = await hooks.messages(id);
  const params = { id, delivery: String(message?.id) };
  const byHand = await owner.ask('POST', '/[id]/deliveries/[delivery]', { params });
  expect(byHand.body.data).toMatchObject({ state: 'delivered' });
  answer(503);
  await run;
  expect(await hooks.messages(id)).toMatchObject([{ next_at: null, attempts: 2 }]);
});

test('whoever is signed out meanwhile changes nothing', async () => {
  const owner = await hooks.createOwner();
  const { id } = await owner.add();
  await hooks.rows('BEGIN');
  await hooks.rows(`SELECT FROM users WHERE id = '${owner.id}' FOR UPDATE`);
  const asked = owner.ask('PATCH', '/[id]', { params: { id }, body: { isOn: false } });
  await expect.poll(() => hooks.rows(WAITING_FOR_LOCKS)).not.toHaveLength(0);
  await hooks.rows(`DELETE FROM sessions WHERE user_id = '${owner.id}'`);
  await hooks.rows('COMMIT');
  expect((await asked).status).toBe(401);
  expect(await hooks.rows(`SELECT is_on FROM webhooks WHERE id = '${id}'`)).toEqual([
    { is_on: true },
  ]);
});
