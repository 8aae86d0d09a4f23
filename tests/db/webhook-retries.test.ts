import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { startReceiver } from '../doubles/webhook-receiver';
import { bundled } from '../support/bundled';
import { record, webhookWorld } from '../support/webhook-world';

const hooks = await webhookWorld('webhook_retries');
beforeEach(() => hooks.forget());

const renamed = (number: number) => record(number, { name: `Ny ${number} ApS` });

/** An owner with a webhook and this much news waiting for it. */
async function ownerWithNews(count: number, input: object = {}) {
  const owner = await hooks.createOwner();
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  await hooks.load(...numbers.map((number) => record(number)));
  await owner.save(...numbers);
  const hook = await owner.add(input);
  await hooks.load(...numbers.map(renamed));
  return { owner, ...hook };
}

const state = async (id: string) => {
  const [row] = await hooks.rows(`SELECT is_on, off_because, failing_since IS NOT NULL AS fails,
    round(extract(epoch FROM paused_until - now()) / 60)::int AS pause
    FROM webhooks WHERE id = '${id}'`);
  return row;
};

/** As if everything had failed for so many hours, by default long enough to be switched off. */
async function failingFor(hours = 73) {
  await hooks.rows(`UPDATE webhooks SET failing_since = now() - interval '${hours} hours'`);
  await hooks.rows(`UPDATE webhook_messages SET created_at = now() - interval '${hours} hours'`);
}

/** The orders of mails that tell an owner of a webhook that was switched off. */
const offMails = async (userId: string) => {
  const jobs = await hooks.rows(`SELECT data FROM pgboss.job WHERE name = 'mail'
    AND data->>'kind' = 'webhook-off' AND data->>'userId' = '${userId}'`);
  return jobs.map(({ data }) => data as Record<string, unknown>);
};

/** What the audit log says of webhooks of this owner that were switched off. */
const logged = async (userId: string) => {
  const entries = await hooks.rows(`SELECT details FROM audit_events
    WHERE action = 'webhook_off' AND subject = '${userId}'`);
  return entries.map(({ details }) => details);
};

test('what is not accepted is posted again under the same id, after growing waits', async () => {
  const { id, owner } = await ownerWithNews(1);
  hooks.receiver.control.answer = () => 503;
  const waits: unknown[] = [];
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await hooks.wait();
    expect(await hooks.deliver()).toBe(0);
    const [row] = await hooks.rows(`SELECT attempts, status, failure,
      round(extract(epoch FROM next_at - now()) / 60)::int AS minutes FROM webhook_messages`);
    expect(row).toMatchObject({ attempts: attempt, status: 503, failure: 'answer' });
    waits.push(row?.minutes);
  }
  expect(waits).toEqual([1, 5, 15, 60, 120, 240, 480, 600, null]);
  await hooks.wait();
  await hooks.deliver();
  const { received } = hooks.receiver;
  expect([received.length, new Set(received.map((one) => one.id)).size]).toEqual([9, 1]);
  expect(await state(id)).toMatchObject({ is_on: true, fails: true });

  // By hand it may be tried once more.
  hooks.receiver.control.answer = () => 204;
  const listed = await owner.ask('GET', '/[id]/deliveries', { params: { id } });
  expect(listed.body.data).toMatchObject([
    { state: 'failed', attempts: 9, name: 'Ny 1 ApS', type: 'company.changed', nextAt: null },
  ]);
  const params = { id, delivery: listed.body.data[0].id };
  const again = await owner.ask('POST', '/[id]/deliveries/[delivery]', { params });
  expect(again.body.data).toMatchObject({ state: 'delivered', attempts: 10, status: 204 });
  expect(received.at(-1)?.id).toBe(received[0]?.id);
  expect(await state(id)).toMatchObject({ fails: false, pause: null });
});

test('a failure ends the turn, and nothing is posted during the pause', async () => {
  const { id } = await ownerWithNews(3);
  hooks.receiver.control.answer = () => ({ status: 302, headers: { location: '/other' } });
  await hooks.deliver();
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(1);
  expect(await state(id)).toMatchObject({ is_on: true, fails: true, pause: 1 });
  await hooks.wait();
  await hooks.rows(`UPDATE webhooks SET failing_since = now() - interval '1 day'`);
  await hooks.deliver();
  expect(await state(id)).toMatchObject({ pause: 30 });
  hooks.receiver.control.answer = () => 200;
  await hooks.wait();
  expect(await hooks.deliver()).toBe(3);
  expect(await state(id)).toMatchObject({ fails: false, pause: null });
});

test('after three days of failures it is switched off, its owner told, and nothing lost', async () => {
  const { id, owner } = await ownerWithNews(2);
  hooks.receiver.control.answer = () => 500;
  await hooks.deliver();
  await failingFor(71);
  await hooks.wait();
  await hooks.deliver();
  expect(await state(id)).toMatchObject({ is_on: true });
  await failingFor();
  for (let run = 0; run < 2; run += 1) {
    await hooks.wait();
    await hooks.deliver();
  }
  expect(await state(id)).toMatchObject({ is_on: false, off_because: 'failing' });
  expect(hooks.receiver.received).toHaveLength(3);
  const told = `SELECT message FROM notifications WHERE title = 'Webhook switched off'`;
  expect(await hooks.rows(told)).toEqual([
    {
      message: `127.0.0.1:${hooks.receiver.port} has accepted nothing for 3 days. Your profile shows why.`,
    },
  ]);
  const [mail] = await offMails(owner.id);
  expect(mail).toMatchObject({ host: `127.0.0.1:${hooks.receiver.port}`, failure: 'answer' });
  expect(mail?.status).toBe(500);
  expect(Date.now() - Date.parse(String(mail?.since))).toBeGreaterThan(73 * 3_600_000);
  expect(await logged(owner.id)).toEqual([
    { because: 'failing', webhook: id, host: `127.0.0.1:${hooks.receiver.port}` },
  ]);
  hooks.receiver.control.answer = () => 204;
  await hooks.wait();
  expect(await hooks.deliver()).toBe(0);
  await owner.ask('PATCH', '/[id]', { params: { id }, body: { isOn: true } });
  expect(await hooks.deliver()).toBe(2);
});

test('after quiet days a first failure switches nothing off, and what is tried by hand never does', async () => {
  const { id, owner } = await ownerWithNews(1);
  hooks.receiver.control.answer = () => 503;
  await hooks.deliver();
  await failingFor();
  // What failed then was given up; only now there is news again.
  await hooks.rows('UPDATE webhook_messages SET next_at = NULL');
  await hooks.load(record(1, { name: 'Nyere ApS' }));
  await hooks.wait();
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(2);
  expect(await state(id)).toMatchObject({ is_on: true, fails: true });
  const [old] = await hooks.rows(`SELECT id FROM webhook_messages WHERE next_at IS NULL`);
  const params = { id, delivery: String(old?.id) };
  await owner.ask('POST', '/[id]/deliveries/[delivery]', { params });
  await owner.ask('POST', '/[id]/test', { params });
  expect(hooks.receiver.received).toHaveLength(4);
  expect(await state(id)).toMatchObject({ is_on: true });
  // The news fails for hours too.
  await hooks.rows(`UPDATE webhook_messages SET created_at = now() - interval '13 hours'
    WHERE next_at IS NOT NULL`);
  await hooks.wait();
  await hooks.deliver();
  expect(await state(id)).toMatchObject({ is_on: false, off_because: 'failing' });
});

test('a test that fails does not count against the webhook', async () => {
  const owner = await hooks.createOwner();
  const { id } = await owner.add();
  hooks.receiver.control.answer = () => 503;
  await owner.ask('POST', '/[id]/test', { params: { id } });
  expect(hooks.receiver.received).toHaveLength(1);
  expect(await state(id)).toMatchObject({ is_on: true, fails: false, pause: null });
});

test('one mail tells that it was switched off, by however many instances', async () => {
  const { owner } = await ownerWithNews(1);
  hooks.receiver.control.answer = () => 500;
  await hooks.deliver();
  await failingFor();
  await hooks.wait();
  await Promise.all([hooks.deliver(), hooks.deliver(), hooks.deliver()]);
  expect(await offMails(owner.id)).toHaveLength(1);
});

test('a webhook is switched off with its mail or not at all', async () => {
  const { id, owner } = await ownerWithNews(1);
  hooks.receiver.control.answer = () => 500;
  await hooks.deliver();
  await failingFor();
  // As if the process was killed once the mail was ordered: the entry is written last.
  await hooks.rows(`ALTER TABLE audit_events
    ADD CONSTRAINT nothing_off CHECK (action <> 'webhook_off') NOT VALID`);
  await hooks.wait();
  await expect(hooks.deliver()).rejects.toThrow();
  expect(await state(id)).toMatchObject({ is_on: true });
  expect(await offMails(owner.id)).toEqual([]);
  await hooks.rows('ALTER TABLE audit_events DROP CONSTRAINT nothing_off');
  await hooks.wait();
  await hooks.deliver();
  expect(await state(id)).toMatchObject({ is_on: false, off_because: 'failing' });
  expect(await offMails(owner.id)).toHaveLength(1);
});

test('a receiver that is gone is switched off at once', async () => {
  const { id, owner } = await ownerWithNews(2);
  hooks.receiver.control.answer = () => 410;
  await hooks.deliver();
  expect(await state(id)).toMatchObject({ is_on: false, off_because: 'gone' });
  expect(await offMails(owner.id)).toEqual([]);
  await hooks.wait();
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(1);
});

test('a slow receiver does not hold up the others', async () => {
  const slow = await startReceiver();
  slow.control.answer = () => 'hang';
  const { owner } = await ownerWithNews(4, { url: slow.url });
  await owner.add();
  await hooks.load(...[1, 2, 3, 4].map((number) => record(number)));
  const stop = new AbortController();
  const run = hooks.deliver(stop.signal);
  await vi.waitFor(() => {
    expect(hooks.receiver.received).toHaveLength(4);
    expect(slow.received).toHaveLength(1);
  }, 20_000);
  // Stopped, the run keeps nothing of what was under way.
  stop.abort(new Error('The server stops.'));
  await expect(run).rejects.toThrow('The server stops.');
  const kept = `SELECT sum(attempts)::int AS attempts FROM webhook_messages
    WHERE delivered_at IS NULL`;
  expect(await hooks.rows(kept)).toEqual([{ attempts: 0 }]);
  await slow.close();
});

test('a run that is killed loses nothing, and what it left is posted under the same id', async () => {
  const { id } = await ownerWithNews(5);
  hooks.receiver.control.answer = () => (hooks.receiver.received.length === 3 ? 'hang' : 204);
  const program = await bundled('tests/support/webhook-run.ts');
  const child = spawn(process.execPath, ['--conditions=react-server', program], {
    stdio: 'ignore',
  });
  const over = once(child, 'exit');
  await vi.waitFor(() => expect(hooks.receiver.received).toHaveLength(3), { timeout: 30_000 });
  child.kill('SIGKILL');
  await over;
  hooks.receiver.control.answer = () => 204;
  expect(await hooks.deliver()).toBe(3);
  const ids = hooks.receiver.received.map((one) => one.id);
  expect(ids).toHaveLength(6);
  expect(ids[3]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(5);
  const rows = await hooks.messages(id);
  expect(rows.every(({ delivered_at, next_at }) => delivered_at && next_at === null)).toBe(true);
});

test('a load that is told twice queues nothing twice', async () => {
  const { id } = await ownerWithNews(3);
  await hooks.rows('UPDATE register_loads SET told_at = NULL');
  const { tellRegisterNews } = await import('@/lib/register-news');
  await tellRegisterNews();
  expect(await hooks.messages(id)).toHaveLength(3);
});

test('what a message was about may be gone; the rest goes with the account', async () => {
  const { id, owner } = await ownerWithNews(2);
  await hooks.rows(`UPDATE webhook_messages SET load_id = 999999 WHERE title = 'Ny 1 ApS'`);
  expect(await hooks.deliver()).toBe(1);
  expect(await hooks.messages(id)).toHaveLength(1);
  await hooks.rows(`DELETE FROM users WHERE id = '${owner.id}'`);
  expect(await hooks.messages(id)).toEqual([]);
});

test('deliveries are kept for thirty days', async () => {
  const { id } = await ownerWithNews(2);
  await hooks.rows(`UPDATE webhook_messages SET created_at = now() - interval '31 days'
    WHERE title = 'Ny 1 ApS'`);
  const { retention } = await import('@/lib/jobs/retention');
  const { log } = await import('@/lib/log');
  await retention.run({ id: 'x', data: {}, signal: new AbortController().signal, log });
  expect(await hooks.messages(id)).toHaveLength(1);
});
