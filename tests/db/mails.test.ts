import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ResendFault, startResend } from '../doubles/resend';
import { accountWorld, cookieOf, PASSWORD } from '../support/account-world';

const patience = { timeout: 30_000, interval: 50 };

const resend = await startResend();
afterAll(resend.close);
const world = await accountWorld('mails', {
  RESEND_BASE_URL: resend.url,
  RESEND_API_KEY: resend.key,
  DATA_DIR: '/dev/null/never',
});
const orders = await import('@/lib/mails/order');
beforeEach(() => {
  resend.sent.length = 0;
  resend.keys.length = 0;
  resend.faults.length = 0;
});

const jobs = () => world.database.rows(`SELECT * FROM pgboss.job WHERE name = 'mail'`);
/** Waits until no job is queued or running. */
const allDone = () =>
  vi.waitFor(async () => {
    expect((await jobs()).map(({ state }) => state).filter((s) => s !== 'completed')).toEqual([]);
  }, patience);
const tokenIn = (text = '') => /token=([\w-]{43})\b/.exec(text)?.[1] ?? '';

const languageOf = async (email: string) => {
  const [user] = await world.database.rows(`SELECT language FROM users WHERE email = '${email}'`);
  return user?.language;
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const DANISH = 'veminto.language=da';

describe('the language of mails', () => {
  test('is the one that somebody signed up in', async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    const body = { firstname: 'Ida', lastname: 'Holm', email, password: 'Right1!pass' };
    const browser = { cookie: DANISH, origin: 'http://localhost', host: 'localhost' };
    const answer = await world.ask('POST', 'user/signup', { body, headers: browser });
    expect(answer.body.message).toBe(
      'Email verification link has been successfully sent to your inbox',
    );
    await allDone();
    expect(resend.sent).toMatchObject([{ to: email, subject: 'Bekræft din e-mail til Veminto' }]);
    expect(resend.sent[0]?.text).toContain('Hej Ida');
    expect(await languageOf(email)).toBe('da');
  });

  test('is chosen by the form of pages, and known in other browsers', async () => {
    const { id, email } = await world.createAccount();
    const first = await world.login(email);
    expect(cookieOf(first, 'veminto.language'), 'English needs no cookie').toBe('');
    const body = new FormData();
    body.set('language', 'da');
    const headers = { 'x-auth-token': String(first.body.token) };
    expect((await world.ask('POST', 'user/language', { body, headers })).status).toBe(303);
    await orders.orderLink('reset', id);
    await allDone();
    expect(resend.sent.at(-1)?.subject).toBe('Nulstil din adgangskode til Veminto');
    const other = await world.login(email);
    expect(cookieOf(other, 'veminto.language')).toBe(DANISH);
  });

  test('of a browser where one was chosen is the account’s from the sign-in on', async () => {
    const { email } = await world.createAccount();
    const login = await world.login(email, { cookie: DANISH });
    expect(cookieOf(login, 'veminto.language'), 'it is there').toBe('');
    expect(await languageOf(email)).toBe('da');
    await world.login(email, { cookie: 'veminto.language=xx' });
    expect(await languageOf(email)).toBe('da');
    await world.login(email, { cookie: 'veminto.language=en' });
    expect(await languageOf(email)).toBe('en');
    await allDone();
  });
});

describe('a mail that was ordered', () => {
  test('is sent once, in HTML and text, with a link that works', async () => {
    const { id, email } = await world.createAccount(false);
    await orders.orderLink('verify', id);
    await allDone();
    expect(resend.sent).toHaveLength(1);
    const [mail] = resend.sent;
    expect(mail).toMatchObject({ to: email, subject: 'Verify your email for Veminto' });
    expect(mail?.text).toContain('Hello Ida,');
    expect(mail?.html).toContain('Verify your email</h1>');
    expect(mail?.html).not.toMatch(/<img|<script|src=/);
    const token = tokenIn(mail?.text);
    expect(tokenIn(mail?.html)).toBe(token);
    const answer = await world.ask('PUT', 'user/verified', { query: `?token=${token}` });
    expect(answer.body).toEqual({ message: 'Email verified successfully' });
  });

  const troubles: ResendFault[][] = [
    [429],
    [500],
    ['garbage'],
    ['half'],
    ['lost'],
    ['lost', 500, 'lost'],
    ['hang'],
  ];
  for (const faults of troubles) {
    test(`is one mail in the end after ${faults.join(', ')}`, async () => {
      const { id, email } = await world.createAccount(false);
      resend.faults.push(...faults);
      await orders.orderLink('reset', id);
      await allDone();
      expect(resend.sent.map(({ to }) => to)).toEqual([email]);
      expect(new Set(resend.keys).size).toBe(1);
      expect(resend.keys).toHaveLength(faults.length + 1);
      const token = /resetPassword\/([\w-]{43})\b/.exec(resend.sent[0]?.text ?? '')?.[1] ?? '';
      const answer = await world.ask('PUT', 'user/reset/[token]', {
        params: { token },
        body: { password: 'Another1!word' },
      });
      expect(answer.status).toBe(200);
      // The mail that reports it belongs to this test too.
      await allDone();
    });
  }

  test('leaves neither address nor token in the queue and the tables', async () => {
    const { id, email } = await world.createAccount(false);
    await orders.orderLink('verify', id);
    await allDone();
    const token = tokenIn(resend.sent[0]?.text);
    const kept = JSON.stringify([await jobs(), await world.database.rows('TABLE one_time_tokens')]);
    expect(token).toHaveLength(43);
    expect(kept).toContain(id);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(email);
  });

  test('that is older ends no newer link', async () => {
    const { id } = await world.createAccount(false);
    await orders.orderLink('verify', id);
    await allDone();
    const [order] = await world.database.rows(
      `SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'userId' = '${id}'`,
    );
    const late = { ...(order?.data as object), seed: 'late', at: hoursAgo(1) };
    const { deliverMail } = await import('@/lib/mails/deliver');
    await deliverMail('late', late, AbortSignal.timeout(9_000));
    expect(resend.sent).toHaveLength(1);
    const query = `?token=${tokenIn(resend.sent[0]?.text)}`;
    expect((await world.ask('PUT', 'user/verified', { query })).status).toBe(200);
  });

  test('that waited too long opens nothing any more; what it tells of is told', async () => {
    const { id } = await world.createAccount();
    const { deliverMail } = await import('@/lib/mails/deliver');
    const send = (order: object) =>
      deliverMail(crypto.randomUUID(), { userId: id, ...order }, AbortSignal.timeout(9_000));
    await send({ kind: 'reset', seed: 'old', at: hoursAgo(21) });
    expect(resend.sent).toEqual([]);
    expect(
      await world.database.rows(`SELECT FROM one_time_tokens WHERE user_id = '${id}'`),
    ).toEqual([]);
    await send({ kind: 'reset', seed: 'new', at: hoursAgo(19) });
    const notice = { kind: 'password-changed', userAgent: null, address: null };
    await send({ ...notice, at: hoursAgo(21) });
    expect(resend.sent.map(({ subject }) => subject)).toEqual([
      'Reset your password for Veminto',
      'Your Veminto password was changed',
    ]);
  });

  test('for nobody, or for an account that is gone, is not sent', async () => {
    const { id } = await world.createAccount();
    await orders.orderLink('none', id);
    await orders.orderLink('verify', id);
    await orders.orderLink('reset', crypto.randomUUID());
    await allDone();
    expect(resend.keys).toEqual([]);
  });

  test('that the provider refuses for good is not tried again', async () => {
    const { id } = await world.createAccount(false);
    await world.database.rows(`UPDATE users SET email = 'no address ${id}' WHERE id = '${id}'`);
    await orders.orderLink('reset', id);
    await allDone();
    expect([resend.sent.length, resend.keys.length]).toEqual([0, 1]);
  });
});

test('a webhook that was switched off is told with what failed, in the owner’s language', async () => {
  const { db } = await import('@/lib/db');
  const { id, email } = await world.createAccount();
  const off = { userId: id, host: 'crm.example', since: '2026-11-21T19:15:00Z', keptDays: 30 };
  await db.$transaction((tx) =>
    orders.orderWebhookOff({ ...off, failure: 'answer', status: 503 }, tx),
  );
  await allDone();
  const subject = 'Your webhook to crm.example was switched off';
  expect(resend.sent).toMatchObject([{ to: email, subject }]);
  const [english] = resend.sent;
  expect(english?.text).toContain('21 November 2026 at 20:15 (Danish time)');
  expect(english?.text).toContain('The last attempt: it answered 503.');
  expect(english?.text).toContain('http://localhost/profile#webhooks');
  expect(english?.html).toContain('href="http://localhost/profile#webhooks"');

  await world.database.rows(`UPDATE users SET language = 'da' WHERE id = '${id}'`);
  await db.$transaction((tx) =>
    orders.orderWebhookOff({ ...off, failure: 'timeout', status: null }, tx),
  );
  await allDone();
  const danish = resend.sent.at(-1);
  expect(danish?.subject).toBe('Din webhook til crm.example er slået fra');
  expect(danish?.text).toContain('Seneste forsøg: den svarede ikke i tide.');
});

describe('the deletion of an account', () => {
  const deletionOf = async (email: string, given: object = {}) => {
    const { body } = await world.login(email);
    await allDone();
    resend.sent.length = 0;
    return world.ask('DELETE', 'user/account', {
      body: { confirmation: email, password: PASSWORD, ...given },
      headers: { 'x-auth-token': String(body.token), 'user-agent': 'Firefox/140.0 Windows' },
    });
  };

  test('is confirmed to who had it, in their language, with what goes and what stays', async () => {
    const { id, email } = await world.createAccount();
    await world.database.rows(`UPDATE users SET language = 'da' WHERE id = '${id}'`);
    await world.database.rows(`INSERT INTO subscriptions (user_id, plan, status)
      VALUES ('${id}', 'MONTHLY', 'canceled')`);
    expect((await deletionOf(email)).status).toBe(200);
    await allDone();
    expect(resend.sent).toMatchObject([{ to: email, subject: 'Din konto hos Veminto er slettet' }]);
    const said = resend.sent[0]?.text.replace(/\s+/g, ' ');
    expect(said).toContain('Hej Ida');
    expect(said).toMatch(/blev slettet den \d+\. \w+ \d{4} kl\. .* fra Firefox på Windows/);
    expect(said).toContain('Fakturaerne bliver hos betalingstjenesten');
    expect(JSON.stringify(await jobs()), 'not even for a deleted account').not.toContain(email);
  });

  test('that is refused is not confirmed', async () => {
    const { email } = await world.createAccount();
    expect((await deletionOf(email, { password: 'Wrong1!pass' })).status).toBe(422);
    await allDone();
    expect(resend.sent).toEqual([]);
  });

  test('by an administrator says so; an address nobody confirmed is not written to', async () => {
    const { deleteUser } = await import('@/lib/users/delete-user');
    const actor = await world.createAdmin();
    const known = await world.createAccount();
    const unknown = await world.createAccount(false);
    const caller = { userAgent: 'Safari', address: '192.0.2.99' };
    for (const { id, email } of [known, unknown]) {
      await deleteUser({ actor, userId: id, confirmation: email }, caller);
    }
    await allDone();
    expect(resend.sent.map(({ to }) => to)).toEqual([known.email]);
    expect(resend.sent[0]?.text).toContain('An administrator deleted your account');
    expect(resend.sent[0]?.text).not.toMatch(/192\.0\.2\.99|Safari|invoices/);
  });

  test('is one mail however often it is delivered, and none once nobody can be read from it', async () => {
    const { email } = await world.createAccount();
    expect((await deletionOf(email)).status).toBe(200);
    await allDone();
    const [order] = await world.database.rows(
      `SELECT id, data FROM pgboss.job WHERE data->>'kind' = 'account-deleted'
       ORDER BY created_on DESC LIMIT 1`,
    );
    const { deliverMail } = await import('@/lib/mails/deliver');
    const again = (data: object) =>
      deliverMail(String(order?.id), data, AbortSignal.timeout(9_000));
    await again(order?.data as object);
    expect(
      resend.sent.map(({ to }) => to),
      'the service knows its id',
    ).toEqual([email]);
    await again({ ...(order?.data as object), recipient: 'sealed by another' });
    expect(resend.sent).toHaveLength(1);
  });
});

test('an account and its mail are made together or not at all', async () => {
  const { sendJob } = await import('@/lib/job-queue');
  const { db } = await import('@/lib/db');
  const before = (await jobs()).length;
  const failing = db.$transaction(async (tx) => {
    await sendJob('mail', { kind: 'none' }, tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobs()).toHaveLength(before);
});

test('many that wait are all sent, each once', async () => {
  const accounts = [];
  for (let number = 0; number < 30; number += 1) accounts.push(await world.createAccount(false));
  for (const { id } of accounts) await orders.orderLink('verify', id);
  await allDone();
  expect(resend.sent.map(({ to }) => to).sort()).toEqual(accounts.map(({ email }) => email).sort());
});
